/// The identity of the time since the machine was started and the disk was attached.
///
/// Within it, all processes read from a file what one of them has written. After it, only what has reached the disk remains.
package enum BootIdentity: Hashable, Sendable {
    /// The identity that the system gives.
    case named(String)
    /// The system gives none; any other process may run in another boot.
    case unknown
    /// Files could not be synchronised, so that every process has to replay the log.
    case replayRequired

    /// Parses an identity of a log's header.
    package init?(text: some StringProtocol) {
        switch text {
        case "-": self = .unknown
        case "!": self = .replayRequired
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
        case .replayRequired: "!"
        }
    }
}
