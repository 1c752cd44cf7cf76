import RepositoryKit
import Testing

@testable import FileStorage

@Suite struct LogTests {
    private let header = LogHeader(
        epoch: LogEpoch(number: 0x5F0C_9E2A_7B3D_4816),
        boot: .named("0f8fad5b-d9cb.254.0.9")
    )
    private let changes = [
        LogRecord.Change(
            place: StoreLayout.Place(folder: "articles", file: "one.json"),
            old: Fingerprint(Array("old".utf8)),
            bytes: Array("new\n\nrecord".utf8)
        ),
        LogRecord.Change(place: StoreLayout.Place(folder: "%", file: "%4e.json"), old: nil, bytes: []),
        LogRecord.Change(
            place: StoreLayout.Place(folder: "drafts", file: "%.json"),
            old: Fingerprint([UInt8](repeating: 7, count: 5000)),
            bytes: nil
        ),
    ]

    private func bytes(of record: LogRecord) -> [UInt8] {
        LogRecord.bytes(epoch: header.epoch, sequence: record.sequence, body: LogRecord.body(of: record.changes))
    }

    /// The bytes of a log: each record begins at a block, and there is space after the last one.
    private func log(_ records: [LogRecord], emptyBlocks: Int = 2) -> [UInt8] {
        var log = header.block
        for record in records {
            log += bytes(of: record)
            log += [UInt8](repeating: 0, count: WriteAheadLog.blocks(log.count) - log.count)
        }
        return log + [UInt8](repeating: 0, count: emptyBlocks * WriteAheadLog.blockSize)
    }

    private func read(_ bytes: [UInt8]) -> WriteAheadLog? {
        guard case .log(let log) = bytes.withUnsafeBytes({ WriteAheadLog.read($0) }) else { return nil }
        return log
    }

    private func put(_ sequence: Int, count: Int) -> LogRecord {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ sequence) }
        let place = StoreLayout.Place(folder: "articles", file: "\(sequence).json")
        return LogRecord(sequence: sequence, changes: [LogRecord.Change(place: place, old: nil, bytes: bytes)])
    }

    @Test func `written records are read back`() throws {
        let records = [
            LogRecord(sequence: 1, changes: changes), put(2, count: 0), put(3, count: 4096), put(4, count: 9000),
        ]
        let found = try #require(read(log(records)))
        #expect(found.header == header && found.records == records && !found.hasGap)
        #expect(found.end == WriteAheadLog.blockSize * (1 + 1 + 1 + 2 + 3))
        #expect(
            read(log([], emptyBlocks: 0)) == WriteAheadLog(header: header, records: [], end: WriteAheadLog.blockSize)
        )
    }

    @Test func `a log is text, as the description of the format shows it`() {
        let record = LogRecord(sequence: 7, changes: changes)
        let lines = String(decoding: bytes(of: record), as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        #expect(lines[0].hasPrefix("record 5f0c9e2a7b3d4816 0000000000000007 0000000000000066 "))
        #expect(lines[1...4] == ["put articles one.json 3.3f5dd4e5 11", "put % %4e.json - 0", lines[3], ""])
        #expect(lines[3].hasPrefix("delete drafts %.json 5000."))
        #expect(header.line.hasPrefix("strata-log 1 5f0c9e2a7b3d4816 0f8fad5b-d9cb.254.0.9 "))
    }

    @Test func `a record that is cut, or has a changed bit, ends the log`() throws {
        let first = put(1, count: 100)
        let last = LogRecord(sequence: 2, changes: changes)
        let whole = log([first, last], emptyBlocks: 0)
        let start = 2 * WriteAheadLog.blockSize
        for index in 0..<bytes(of: last).count {
            var changed = whole
            changed[start + index] ^= 1
            #expect(read(changed)?.records == [first], "byte \(index)")
            let cut = Array(whole[..<(start + index)])
            #expect(read(cut)?.records == [first], "cut at \(index)")
            #expect(read(cut)?.end == start)
        }
    }

    @Test func `a header with a changed bit is damage`() {
        for index in header.line.utf8.indices.indices.map({
            header.line.utf8.distance(from: header.line.startIndex, to: $0)
        }) {
            var changed = log([])
            changed[index] ^= 1
            #expect(read(changed) == nil, "byte \(index)")
        }
        for length in 0..<header.line.utf8.count { #expect(read(Array(header.block[..<length])) == nil) }
    }

    @Test func `records of another epoch are none, also behind newer ones`() throws {
        var bytes = log([put(1, count: 10), put(2, count: 10), put(3, count: 10)])
        let next = LogHeader(epoch: LogEpoch(number: 1), boot: header.boot)
        let record = LogRecord.bytes(epoch: next.epoch, sequence: 1, body: LogRecord.body(of: changes))
        bytes.replaceSubrange(0..<WriteAheadLog.blockSize, with: next.block)
        #expect(read(bytes) == WriteAheadLog(header: next, records: [], end: WriteAheadLog.blockSize))
        bytes.replaceSubrange(WriteAheadLog.blockSize..<WriteAheadLog.blockSize + record.count, with: record)
        #expect(read(bytes)?.records == [LogRecord(sequence: 1, changes: changes)])
    }

    @Test func `a record that is missing before another one is a gap`() throws {
        var bytes = log([put(1, count: 10), put(2, count: 10), put(3, count: 10)])
        bytes[2 * WriteAheadLog.blockSize] = 0
        let found = try #require(read(bytes))
        #expect(found.hasGap && found.records.map(\.sequence) == [1, 3] && found.end == 4 * WriteAheadLog.blockSize)
    }

    @Test(arguments: [
        ("..", "one.json"), ("a/b", "one.json"), ("articles", "../one.json"), ("articles", "one.txt"),
        (".work", "x.json"),
    ])
    func `a place outside the store is none, even with the right checksum`(_ folder: String, _ file: String) {
        let place = StoreLayout.Place(folder: folder, file: file)
        let record = LogRecord(sequence: 1, changes: [LogRecord.Change(place: place, old: nil, bytes: [])])
        #expect(read(log([record]))?.records == [])
    }

    @Test func `a newer log is recognised`() {
        for text in ["strata-log 3 anything at all\n", "strata-log 10\n"] {
            #expect(Array(text.utf8).withUnsafeBytes { WriteAheadLog.read($0) } == .newerFormat)
        }
        #expect(Array("strata-log 0 x\n".utf8).withUnsafeBytes { WriteAheadLog.read($0) } == .damaged)
    }

    @Test func `the time between two starts has a name, or is unknown`() {
        for text in ["-", "!", "0f8fad5b-d9cb-469f-a165-70867728950e.254.0.9"] {
            #expect(BootIdentity(text: text)?.text == text)
        }
        for text in ["", "x", "a b", "a\n", "é1", String(repeating: "a", count: 81)] {
            #expect(BootIdentity(text: text) == nil)
        }
    }
}
