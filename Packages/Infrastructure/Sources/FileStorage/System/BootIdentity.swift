/// The time in which what one process has written to a file is what all others read from it: since the machine was
/// started, and since the disk was plugged in.
///
/// Afterwards, only that is there which has reached the disk.
package enum BootIdentity: Hashable, Sendable {
    /// The system's own names for it.
    case named(String)
    /// The system does not say; any other process may live in another one.
    case unknown
    /// What processes read is not what the disk has, because writing it has failed.
    case distrusted

    /// Finds it in the text of a log.
    package init?(text: some StringProtocol) {
        switch text {
        case "-": self = .unknown
        case "!": self = .distrusted
        default:
            let others = Array("-.".utf8)
            let isName = text.utf8.allSatisfy { byte in
                others.contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
            guard isName, (2...80).contains(text.utf8.count) else { return nil }
            self = .named(String(text))
        }
    }

    var text: String {
        switch self {
        case .named(let name): name
        case .unknown: "-"
        case .distrusted: "!"
        }
    }
}
