import Foundation
internal import RepositoryKit

/// The log that earlier versions wrote before the files, of which a power failure may have taken some.
///
/// ```
/// strata-log 1 5f0c9e2a7b3d4816 0f8fad5b-d9cb-469f-a165-70867728950e.254.0.9 0a1b2c3d
/// record 5f0c9e2a7b3d4816 0000000000000007 00000000000000b6 0a1b2c3d
/// put articles one.json 81.5f2c8e10 79
/// delete drafts three.json 93.00ab12cd
///
/// {"strata":1,"version":…
/// ```
/// The header has a block of 4096 bytes, and each record begins with a block. Behind the header's version is the number of the
/// log's epoch, which its records have too, and `!` in place of the boot if files could not be synchronised. The first line of
/// a record has its number, the number of bytes after the line, and the checksum of the line before it and of these bytes.
/// Each further line is a change: its place, the fingerprint of the old file (`-` if there was none) and the number of bytes
/// of the new one. The new files follow an empty line.
package struct EarlierLog {
    package enum Reading {
        case log(EarlierLog)
        case newerFormat
        case damaged
    }

    /// The change of one place by a commit.
    package struct Change: Equatable {
        package let place: StoreLayout.Place
        /// The fingerprint of the old file; nil if there was none.
        package let old: String?
        /// The new file; nil for a removal.
        package let bytes: [UInt8]?
    }

    static let sizeLimit = 4 * Document.sizeLimit
    private static let blockSize = 4096
    /// The number of bytes of the first line of a record.
    private static let lineCount = 67

    package private(set) var changes: [Change] = []
    /// A Boolean value that indicates whether a record is missing before another one, which only damage can cause.
    private(set) var hasGap = false
    /// A Boolean value that indicates whether a file can be lost although the system shows it.
    let isUnsynchronized: Bool

    package static func read(_ bytes: [UInt8]) -> Reading {
        guard let end = bytes.prefix(160).firstIndex(of: 0x0A),
            let line = String(validating: bytes[..<end], as: UTF8.self)
        else { return .damaged }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, words[0] == "strata-log", let format = Int(words[1]), format >= 1 else {
            return .damaged
        }
        guard format <= 2 else { return .newerFormat }
        guard words.count == 5, words[4] == checksum(bytes[..<(end - words[4].utf8.count)]) else { return .damaged }
        var log = EarlierLog(isUnsynchronized: words[3] == "!")
        let start = Array("record \(words[2]) ".utf8)
        var (offset, sequence) = (blockSize, 1)
        while offset < bytes.count {
            let rest = bytes[offset...]
            guard rest.starts(with: start), let record = record(rest) else {
                offset += blockSize
                continue
            }
            log.changes += record.changes
            log.hasGap = log.hasGap || record.sequence != sequence
            sequence = record.sequence + 1
            offset += (record.count + blockSize - 1) / blockSize * blockSize
        }
        return .log(log)
    }

    /// Decodes the record at the beginning of bytes; nil if it is torn.
    private static func record(_ bytes: ArraySlice<UInt8>) -> (sequence: Int, changes: [Change], count: Int)? {
        let (line, rest) = (bytes.prefix(lineCount), bytes.dropFirst(lineCount))
        let words = String(decoding: line.dropLast(), as: UTF8.self).split(separator: " ")
        guard line.count == lineCount, line.last == 0x0A, words.count == 5, let sequence = Int(words[2], radix: 16),
            sequence > 0, let count = Int(words[3], radix: 16), (0...rest.count).contains(count)
        else { return nil }
        let body = rest.prefix(count)
        guard words[4] == checksum(line.dropLast(9), body), let changes = changes(in: body) else { return nil }
        return (sequence, changes, lineCount + count)
    }

    private static func checksum(_ parts: ArraySlice<UInt8>...) -> String {
        var crc = CRC32()
        for part in parts { part.withUnsafeBytes { crc.add($0) } }
        return crc.text
    }

    private static func changes(in body: ArraySlice<UInt8>) -> [Change]? {
        var rest = body
        var lines: [[Substring]] = []
        while let end = rest.firstIndex(of: 0x0A), end > rest.startIndex {
            let line = String(decoding: rest[..<end], as: UTF8.self)
            lines.append(line.split(separator: " ", omittingEmptySubsequences: false))
            rest = rest[(end + 1)...]
        }
        guard rest.first == 0x0A, !lines.isEmpty else { return nil }
        rest = rest.dropFirst()
        var changes: [Change] = []
        for words in lines {
            guard words.count >= 4, let place = StoreLayout.Place("\(words[1])/\(words[2])") else { return nil }
            let old = words[3] == "-" ? nil : String(words[3])
            switch (words[0], words.count) {
            case ("delete", 4): changes.append(Change(place: place, old: old, bytes: nil))
            case ("put", 5):
                guard let count = Int(words[4]), (0...rest.count).contains(count) else { return nil }
                changes.append(Change(place: place, old: old, bytes: Array(rest.prefix(count))))
                rest = rest.dropFirst(count)
            default: return nil
            }
        }
        return rest.isEmpty ? changes : nil
    }

    // MARK: - Recovery

    /// The last state of each place, with the ones before it.
    package var recoveries: [StoreLayout.Place: Recovery] {
        changes.reduce(into: [:]) { $0[$1.place] = Recovery($1, after: $0[$1.place]) }
    }

    /// The recovery of one place after a power failure, when the disk may have any state since the log was begun.
    ///
    /// The last record of a place decides. A file that the user has edited stays. A document in the form of a store whose
    /// fingerprint the log does not have may belong to another key, because a file system without a journal can give the
    /// blocks of a file that it has forgotten to remove to a new one. It is set aside.
    package struct Recovery {
        /// The state of the file at a place.
        package enum Finding {
            case last
            /// An earlier state of the log, or a torn write: empty, with zeros, or the beginning of a file that was written.
            case outdated
            /// A document in a form that no store writes, or of a newer format.
            case edited
            case unknown
        }

        /// The last file; nil if there was none.
        package let bytes: [UInt8]?
        /// The fingerprints of the states of the log; nil stands for no file.
        private let states: [String?]
        /// The files that were written, of which a power failure may have left the beginning.
        private let written: [[UInt8]]

        fileprivate init(_ change: Change, after before: Recovery?) {
            bytes = change.bytes
            written = (before?.written ?? []) + [change.bytes].compactMap(\.self)
            states = (before?.states ?? []) + [change.old, change.bytes.map(fingerprint)]
        }

        /// Compares a file, or nil if there is none, with the log.
        package func finding(_ file: [UInt8]?) -> Finding {
            guard let file else { return bytes == nil ? .last : .outdated }
            let state = fingerprint(file)
            if state == states.last { return .last }
            let isTorn =
                file.isEmpty || file.contains(0) || written.contains { $0.count > file.count && $0.starts(with: file) }
            if states.contains(state) || isTorn { return .outdated }
            switch DocumentFile.read(file) {
            case .document(let document): return document.isEdited ? .edited : .unknown
            case .newerFormat: return .edited
            case .damaged: return .unknown
            }
        }
    }
}

extension LockedStore {
    /// Restores what a log has and the disk may have lost, and removes the log, when everything is durable.
    ///
    /// Doing so twice is doing it once, also where the disk has lost nothing.
    borrowing func restore(_ log: EarlierLog) throws(DocumentError) {
        for (place, recovery) in log.recoveries {
            let path = layout.path(place)
            let finding = try finding(recovery, at: path)
            if finding == .unknown { try setAside(path) }
            if [.outdated, .unknown].contains(finding) || finding == .last && log.isUnsynchronized {
                try DocumentError.writing(path, try restore(recovery, at: path))
            }
            try DocumentError.writing(path, try synchronize(path))
        }
        for folder in Set(log.changes.map(\.place.folder)) {
            let path = layout.path(ofCollection: folder)
            try DocumentError.writing(path, try synchronize(path))
        }
        if log.hasGap { throw try setLogAside() }
        try DocumentError.writing(layout.log, try transactions.finish())
    }

    borrowing func finding(
        _ recovery: EarlierLog.Recovery,
        at path: String
    ) throws(DocumentError) -> EarlierLog.Recovery.Finding {
        do throws(SystemError) {
            return recovery.finding(try WholeFile.read(path, limit: DocumentFile.sizeLimit))
        } catch {
            guard error.isNoFile || error.isTooLarge else { throw .reading(path, error) }
            return .unknown
        }
    }

    private borrowing func restore(_ recovery: EarlierLog.Recovery, at path: String) throws(SystemError) {
        guard let bytes = recovery.bytes else { return try FileSystem.remove(path) }
        if let folder = FileSystem.folder(of: path) { try FileSystem.makeFolder(folder) }
        let new = WholeFile.NewFile(path: layout.work + "/new-0", bytes: bytes)
        try WholeFile.write(new)
        try FileSystem.rename(new.path, to: path)
    }

    /// Synchronises a file or a folder, unless there is none, or something that cannot be synchronised.
    private borrowing func synchronize(_ path: String) throws(SystemError) {
        do throws(SystemError) { try Descriptor(reading: path).synchronize() } catch {
            guard error.isNoFile || [ENOTDIR, EINVAL].contains(error.code) else { throw error }
        }
    }
}
