internal import RepositoryKit

/// The log of a store: the changes of commits of several documents, with the bytes of the new files.
///
/// The first block has one line, the header, and each record begins with a block of its own. A record is valid if it is
/// complete and of the log's epoch. This version writes logs of one record. Earlier ones appended records to the same log,
/// many of them for one document, and restarted it with another epoch.
package struct WriteAheadLog: Equatable {
    /// The result of reading a log's file.
    package enum Reading: Equatable {
        case log(WriteAheadLog)
        case newerFormat
        case damaged
    }

    /// The number of bytes of a block.
    package static let blockSize = 4096
    /// The number of bytes that a log may have: room for several of the largest documents.
    static let sizeLimit = 4 * Document.sizeLimit

    package let epoch: UInt64
    package let records: [LogRecord]

    /// A Boolean value that indicates whether a record is missing before another one, which only damage can cause.
    package var hasGap: Bool { !records.map(\.sequence).elementsEqual(1..<records.count + 1) }

    /// Encodes the log of one commit.
    static func bytes(of changes: [LogRecord.Change]) -> [UInt8] {
        let epoch = UInt64.random(in: 1 ... .max)
        return header(epoch) + LogRecord.bytes(epoch: epoch, sequence: 1, body: LogRecord.body(of: changes))
    }

    /// Reads a log as a whole.
    package static func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
        guard let end = bytes.prefix(160).firstIndex(of: 0x0A),
            let line = String(validating: bytes[...end], as: UTF8.self)
        else { return .damaged }
        let words = line.dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, words[0] == "strata-log", let format = Int(words[1]), format >= 1 else {
            return .damaged
        }
        guard format == 1 else { return .newerFormat }
        guard words.count == 5, let epoch = UInt64(words[2], radix: 16), Self.line(epoch, boot: words[3]) == line else {
            return .damaged
        }
        return .log(WriteAheadLog(epoch: epoch, records: records(in: bytes, epoch: epoch)))
    }

    /// The first block of a log.
    ///
    /// - Parameter boot: the identifier of the boot in which the records were written. With `!`, earlier versions complete the
    ///   log in any boot.
    package static func header(_ epoch: UInt64, boot: String = "!") -> [UInt8] {
        let line = Array(line(epoch, boot: boot).utf8)
        return line + [UInt8](repeating: 0, count: blockSize - line.count)
    }

    private static func line(_ epoch: UInt64, boot: some StringProtocol) -> String {
        let start = "strata-log 1 \(hexadecimal(epoch)) \(boot) "
        var crc = CRC32()
        crc.add(start)
        return "\(start)\(hexadecimal(crc.value))\n"
    }

    /// Finds the records of an epoch, in their order.
    private static func records(in bytes: UnsafeRawBufferPointer, epoch: UInt64) -> [LogRecord] {
        var records: [LogRecord] = []
        var offset = blockSize
        while offset < bytes.count {
            let found = LogRecord.read(UnsafeRawBufferPointer(rebasing: bytes[offset...]), epoch: epoch)
            if let found { records.append(found.record) }
            offset += blocks(found?.count ?? 1)
        }
        return records
    }

    /// Rounds a number of bytes up to whole blocks.
    static func blocks(_ count: Int) -> Int { (count + blockSize - 1) / blockSize * blockSize }
}
