import FileStorage
import RepositoryKit

/// Writes the log of earlier versions, which no program writes any more, for tests that read it.
package struct EarlierLogWriter {
    package struct Change {
        let path: String
        let old: [UInt8]?
        let new: [UInt8]?

        /// Creates a change at a path below the store; nil stands for no file.
        package init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
            (self.path, self.old, self.new) = (path, old, new)
        }
    }

    /// The offset at which each record begins.
    package static let blockSize = 4096

    package private(set) var bytes: [UInt8]
    private var sequence = 0

    /// Creates a log of a boot, without records; `!` if files could not be synchronised.
    package init(boot: String = "boot-1") {
        let start = "strata-log 1 5f0c9e2a7b3d4816 \(boot) "
        bytes = Array("\(start)\(Self.checksum(Array(start.utf8)))\n".utf8)
        fill()
    }

    /// Appends a record, and a block of zeros behind it.
    package mutating func append(_ changes: [Change]) {
        bytes.removeLast(Self.blockSize)
        sequence += 1
        var body: [UInt8] = []
        for change in changes {
            let place = change.path.split(separator: "/").joined(separator: " ")
            let old = change.old.map(fingerprint) ?? "-"
            body += "\(change.new == nil ? "delete" : "put") \(place) \(old)".utf8
            if let new = change.new { body += " \(new.count)".utf8 }
            body.append(0x0A)
        }
        body.append(0x0A)
        for change in changes { body += change.new ?? [] }
        let start = "record 5f0c9e2a7b3d4816 \(Self.digits(sequence)) \(Self.digits(body.count)) "
        bytes += Array("\(start)\(Self.checksum(start.utf8 + body))\n".utf8) + body
        fill()
    }

    private mutating func fill() {
        bytes += [UInt8](repeating: 0, count: 2 * Self.blockSize - bytes.count % Self.blockSize)
    }

    private static func digits(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func checksum(_ bytes: [UInt8]) -> String {
        var crc = CRC32()
        bytes.withUnsafeBytes { crc.add($0) }
        return String(digits(Int(crc.value)).suffix(8))
    }
}
