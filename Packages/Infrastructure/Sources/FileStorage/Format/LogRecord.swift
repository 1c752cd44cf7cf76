import RepositoryKit

/// The changes of one commit, as a write-ahead log stores them.
///
/// ```
/// record 5f0c9e2a7b3d4816 0000000000000007 00000000000000b6 0a1b2c3d
/// put articles one.json 81.5f2c8e10 79
/// delete drafts three.json 93.00ab12cd
///
/// {"strata":1,"version":…
/// ```
/// The first line has the log's epoch, the record's number in it, the number of bytes after the line, and the CRC-32 of
/// the line before the checksum and of these bytes. Each further line is a change: its place, the fingerprint of the old
/// file (`-` if there was none) and the number of bytes of the new one. The new files follow an empty line.
package struct LogRecord: Equatable {
    /// The change of one place.
    package struct Change: Equatable {
        package let place: StoreLayout.Place
        /// The fingerprint of the old file; nil if there was none.
        package let old: Fingerprint?
        /// The new file; nil for a removal.
        package let bytes: [UInt8]?
    }

    /// The number of the record in its epoch, from 1.
    package let sequence: Int
    package let changes: [Change]

    /// The number of bytes of the first line.
    static let lineCount = 67

    /// Encodes changes as the bytes of a record after its first line.
    package static func body(of changes: [Change]) -> [UInt8] {
        var body: [UInt8] = []
        body.reserveCapacity(changes.reduce(1) { $0 + 100 + ($1.bytes?.count ?? 0) })
        for change in changes {
            let (place, old) = (change.place, change.old?.text ?? "-")
            let (action, count) = change.bytes.map { ("put", " \($0.count)") } ?? ("delete", "")
            body += "\(action) \(place.folder) \(place.file) \(old)\(count)\n".utf8
        }
        body.append(0x0A)
        for change in changes { body += change.bytes ?? [] }
        return body
    }

    /// The number of bytes of a record with this body.
    static func count(body: [UInt8]) -> Int { lineCount + body.count }

    /// Encodes a record.
    package static func bytes(epoch: LogEpoch, sequence: Int, body: [UInt8]) -> [UInt8] {
        let numbers = [epoch.number, UInt64(sequence), UInt64(body.count)].map(hexadecimal).joined(separator: " ")
        let start = "record \(numbers) "
        var crc = CRC32()
        crc.add(start)
        body.withUnsafeBytes { crc.add($0) }
        return Array("\(start)\(hexadecimal(crc.value))\n".utf8) + body
    }

    /// Decodes the record at the beginning of bytes.
    ///
    /// Only names that encode a key are accepted, so that no place lies outside the store's folder.
    ///
    /// - Parameters:
    ///   - bytes: the record and everything after it.
    ///   - epoch: the epoch of the log.
    /// - Returns: the record and its number of bytes; nil if there is none of this epoch, or it is torn.
    package static func read(_ bytes: UnsafeRawBufferPointer, epoch: LogEpoch) -> (record: LogRecord, count: Int)? {
        guard let (sequence, count, sum) = head(bytes, epoch: epoch), count <= bytes.count - lineCount else {
            return nil
        }
        let body = UnsafeRawBufferPointer(rebasing: bytes[lineCount..<lineCount + count])
        var crc = CRC32()
        crc.add(UnsafeRawBufferPointer(rebasing: bytes[..<(lineCount - 9)]))
        crc.add(body)
        guard sum == hexadecimal(crc.value), let changes = changes(in: body) else { return nil }
        return (LogRecord(sequence: sequence, changes: changes), lineCount + count)
    }

    /// Parses the first line of a record: its number, the number of bytes after the line, and the checksum.
    static func head(
        _ bytes: UnsafeRawBufferPointer,
        epoch: LogEpoch
    ) -> (sequence: Int, count: Int, sum: Substring)? {
        guard isAtStart(of: bytes, epoch: epoch), bytes.count >= lineCount, bytes[lineCount - 1] == 0x0A
        else { return nil }
        let words = String(decoding: bytes[..<(lineCount - 1)], as: UTF8.self).split(separator: " ")
        guard words.count == 5, let sequence = Int(words[2], radix: 16), sequence > 0,
            let count = Int(words[3], radix: 16), count >= 0, count < 1 << 40
        else { return nil }
        return (sequence, count, words[4])
    }

    /// Returns whether a record of an epoch, complete or torn, begins here.
    static func isAtStart(of bytes: UnsafeRawBufferPointer, epoch: LogEpoch) -> Bool {
        bytes.starts(with: "record \(hexadecimal(epoch.number)) ".utf8)
    }

    private static func changes(in body: UnsafeRawBufferPointer) -> [Change]? {
        var rest = body[...]
        var changes: [(change: Change, count: Int)] = []
        while true {
            guard let end = rest.firstIndex(of: 0x0A) else { return nil }
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            if line.isEmpty { break }
            guard let text = String(validating: line, as: UTF8.self), let change = change(text) else { return nil }
            changes.append(change)
        }
        var made: [Change] = []
        for (change, count) in changes {
            guard count <= rest.count else { return nil }
            let bytes = change.bytes == nil ? nil : Array(rest.prefix(count))
            made.append(Change(place: change.place, old: change.old, bytes: bytes))
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty && !made.isEmpty ? made : nil
    }

    /// Parses the line of a change, whose bytes follow later.
    private static func change(_ line: String) -> (Change, count: Int)? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == (words[0] == "put" ? 5 : 4), words[0] == "put" || words[0] == "delete" else { return nil }
        let isPlace =
            Array(words[1].utf8).withUnsafeBufferPointer { KeyName.text(of: $0) != nil }
            && Array(words[2].utf8).withUnsafeBufferPointer { StoreLayout.name(ofFile: $0) != nil }
        let old = Fingerprint(text: words[3])
        guard isPlace, old != nil || words[3] == "-" else { return nil }
        let place = StoreLayout.Place(folder: words[1], file: words[2])
        guard words[0] == "put" else { return (Change(place: place, old: old, bytes: nil), 0) }
        guard let count = Int(words[4]), count >= 0, String(count) == words[4] else { return nil }
        return (Change(place: place, old: old, bytes: []), count)
    }
}
