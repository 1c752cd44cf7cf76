import RepositoryKit

/// One use of a log's file; the records of other epochs are void.
package struct LogEpoch: Hashable {
    /// The version of the log's format.
    ///
    /// The second one has readable names of documents with capital letters in their keys, which programs that know only the
    /// first one would neither find nor recover.
    let format: Int
    /// A random number.
    let number: UInt64

    package init(format: Int = 1, number: UInt64 = .random(in: 1 ... .max)) {
        self.format = format
        self.number = number
    }

    package static func == (one: LogEpoch, other: LogEpoch) -> Bool { one.number == other.number }
    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The first line of a log, alone in its first block.
///
/// ```
/// strata-log 1 5f0c9e2a7b3d4816 0f8fad5b-d9cb-469f-a165-70867728950e.254.0.9 0a1b2c3d
/// ```
/// The checksum is the CRC-32 of the line before it.
package struct LogHeader: Equatable {
    /// The result of reading a header.
    package enum Reading: Equatable {
        case header(LogHeader)
        case newerFormat
        case damaged
    }

    /// The number of bytes of a log that are enough to read its header.
    static let lengthLimit = 160

    package let epoch: LogEpoch
    /// The boot during which the records are written.
    package let boot: BootIdentity

    /// The header's line.
    var line: String {
        let start = "strata-log \(epoch.format) \(hexadecimal(epoch.number)) \(boot.text) "
        var crc = CRC32()
        crc.add(start)
        return "\(start)\(hexadecimal(crc.value))\n"
    }

    /// The header's block.
    package var block: [UInt8] {
        let line = Array(line.utf8)
        return line + [UInt8](repeating: 0, count: WriteAheadLog.blockSize - line.count)
    }

    /// Reads the header at the beginning of a log.
    package static func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
        guard let end = bytes.prefix(lengthLimit).firstIndex(of: 0x0A),
            let line = String(validating: bytes[...end], as: UTF8.self)
        else { return .damaged }
        let words = line.dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, words[0] == "strata-log", let format = Int(words[1]), format >= 1 else {
            return .damaged
        }
        guard format <= 2 else { return .newerFormat }
        guard words.count == 5, let number = UInt64(words[2], radix: 16), let boot = BootIdentity(text: words[3])
        else { return .damaged }
        let header = LogHeader(epoch: LogEpoch(format: format, number: number), boot: boot)
        return header.line == line ? .header(header) : .damaged
    }
}
