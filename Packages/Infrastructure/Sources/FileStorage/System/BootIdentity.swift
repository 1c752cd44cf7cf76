#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif
#if os(Linux)
    internal import CFileStorage
#endif

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

    /// The one of a folder, as seen by this process.
    init(of folder: String) {
        self =
            Self.machine.flatMap { machine in
                Self.disk(of: folder).flatMap { BootIdentity(text: "\(machine).\($0)") }
            } ?? .unknown
    }

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

    #if canImport(Darwin)
        private static let machine: String? =
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
                guard let start = buffer.baseAddress else { return nil }
                var count = buffer.count
                guard sysctlbyname("kern.bootsessionuuid", start, &count, nil, 0) == 0 else { return nil }
                return String(cString: start)
            }

        private static func disk(of folder: String) -> String? {
            // The system gives each mounted volume a number of its own.
            guard let status = try? FileSystem.status(folder) else { return nil }
            return String(UInt32(bitPattern: status.st_dev))
        }
    #else
        private static let machine = word(in: "/proc/sys/kernel/random/boot_id")

        private static func disk(of folder: String) -> String? {
            guard let status = try? FileSystem.status(folder) else { return nil }
            let device = UInt64(status.st_dev)
            let (major, minor) = (device >> 8 & 0xFFF, device & 0xFF | device >> 12 & 0xFFF00)
            guard major != 0 else { return file_storage_is_in_memory(folder) != 0 ? "memory" : nil }
            // A number that the kernel gives once, whenever a disk appears; the parts of a disk have none of their own.
            let disk = "/sys/dev/block/\(major):\(minor)"
            return (word(in: disk + "/diskseq") ?? word(in: disk + "/../diskseq")).map { "\(major).\(minor).\($0)" }
        }

        private static func word(in path: String) -> String? {
            let word = try? WholeFile.read(path) { bytes, _ in
                String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
            }
            return word.flatMap { $0.isEmpty ? nil : $0 }
        }
    #endif
}
