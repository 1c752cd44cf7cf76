import Determinism
import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SQLiteIndex
import Testing

/// Files that are no index, damaged indexes, and those of other programs.
@Suite struct DamageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var index: SQLiteTextIndex { SQLiteTextIndex(folder: folder.path, form: TextIndexContract.form) }

    private let entries = (0..<60).map { number in
        TextEntry(
            key: "\(number)",
            order: Int64(number),
            texts: ["title": ["題名 \(number)"], "body": [String(repeating: "本文 \(number) and text ", count: 30)]],
            summary: Array("summary \(number)".utf8)
        )
    }

    private func build(_ index: SQLiteTextIndex) async throws {
        try await index.build(entries)
    }

    private func expectWhole(_ index: SQLiteTextIndex) async throws {
        #expect(try await index.list(limit: 100, offset: 0).map(\.key) == entries.reversed().map(\.key))
        for word in ["本文 7 and", "本文", "題"] {
            let answer = try await index.search(TextQuery(words: [word]), limit: 100, offset: 0)
            #expect(answer.total == (word == "本文 7 and" ? 1 : 60))
        }
    }

    private func change(_ edit: (inout Data) throws -> Void) throws {
        let path = try #require(try folder.files(".sqlite").first)
        var data = try Data(contentsOf: URL(filePath: path))
        try edit(&data)
        try data.write(to: URL(filePath: path))
    }

    private func expectRebuild(_ cause: TextIndexError.Cause) async throws {
        let index = index
        await #expect(throws: TextIndexError.needsRebuild(cause)) { try await index.count() }
        await #expect(throws: TextIndexError.needsRebuild(cause)) {
            try await index.search(TextQuery(words: ["text"]), limit: 1, offset: 0)
        }
        await #expect(throws: TextIndexError.needsRebuild(cause)) { try await index.list(limit: 1, offset: 0) }
        await #expect(throws: TextIndexError.needsRebuild(cause)) { try await index.change([.put(entries[0])]) }
        try await build(index)
        try await expectWhole(index)
        try await expectWhole(self.index)
        #expect(try folder.files(".sqlite").count == 1)
    }

    @Test(arguments: ["", "no database", String(repeating: "no database ", count: 10_000)])
    func `a file that is no database counts as damaged`(text: String) async throws {
        try await build(index)
        try change { $0 = Data(text.utf8) }
        try await expectRebuild(.damaged)
    }

    @Test(arguments: [100, 512, 4_096, 12_000])
    func `a file that was cut is damage`(length: Int) async throws {
        try await build(index)
        try change { $0 = $0.prefix(length) }
        try await expectRebuild(.damaged)
    }

    @Test(arguments: [0, 1, 3, 99])
    func `an index of an older or newer format is not used`(version: UInt8) async throws {
        try await build(index)
        try change { $0[63] = version }
        try await expectRebuild(.otherSchema)
    }

    @Test func `another program's database is damage`() async throws {
        try await build(index)
        try change { $0[71] = 1 }
        try await expectRebuild(.damaged)
    }

    @Test func `an index of another form is not used`() async throws {
        let body = TextIndexSchema.Field("body")
        let forms = [
            TextIndexSchema(
                version: 2,
                fields: TextIndexContract.form.fields
            ),
            TextIndexSchema(version: 1, fields: [body]),
            TextIndexSchema(
                version: 1,
                fields: TextIndexContract.form.fields,
                numbers: ["size"]
            ),
        ]
        for form in forms {
            try await build(SQLiteTextIndex(folder: folder.path, form: form))
            try await expectRebuild(.otherSchema)
        }
    }

    @Test func `a lost index is missing, also for a process that has it open`() async throws {
        let index = index
        try await build(index)
        try await expectWhole(index)
        for file in try folder.files("") { try FileManager.default.removeItem(atPath: file) }
        await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.count() }
        await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.change([.remove("1")]) }
        #expect(try folder.files("").isEmpty, "an index that is not there is not made by asking for it")
        try await build(index)
        try await expectWhole(index)
    }

    @Test func `an index that another process has made since it was found missing is not made again`() async throws {
        let index = index
        await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.markDirty(["1"]) }
        try await build(self.index)
        try await index.reset { ["1"] }
        #expect(try await index.dirtyKeys().isEmpty)
        try await expectWhole(index)
    }

    @Test func `the files of an interrupted reset and of an earlier version are not used, and are removed`()
        async throws
    {
        let first = index
        try await build(first)
        let names = ["2.building", "2.building-journal", "7.building", "1.index", "1.index-wal", "1.index-shm"]
        for name in names { try Data("unfinished".utf8).write(to: URL(filePath: "\(folder.path)/\(name)")) }
        try await index.markDirty(["1"])
        #expect(try folder.files(".building").isEmpty, "the first change removes them")
        for name in names { try Data("unfinished".utf8).write(to: URL(filePath: "\(folder.path)/\(name)")) }
        try await expectWhole(index)
        try await build(index)
        for name in names { #expect(try folder.files(name).isEmpty) }
        #expect(try folder.files(".sqlite").count == 1)
        // A session with the older generation switches to the newer one.
        try await expectWhole(first)
    }

    @Test(arguments: 0..<24)
    func `overwritten bytes never end the program, and what is rebuilt is whole`(seed: Int) async throws {
        try await build(index)
        var random = SeededGenerator(seed: UInt64(seed))
        try change { data in
            for _ in 0..<(1 << (seed % 8)) {
                let start = Int.random(in: 0..<data.count, using: &random)
                for place in start..<min(start + Int.random(in: 1...64, using: &random), data.count) {
                    data[place] = UInt8.random(in: 0...255, using: &random)
                }
            }
        }
        let index = index
        let words = ["本文 7 and", "本文", "題", "text"]
        for word in words {
            await answersOrNeedsRebuild { _ = try await index.search(TextQuery(words: [word]), limit: 9, offset: 0) }
        }
        await answersOrNeedsRebuild { _ = try await index.list(limit: 100, offset: 0) }
        for entry in entries.prefix(20) {
            await answersOrNeedsRebuild { try await index.change([.put(entry), .remove(entry.key), .put(entry)]) }
        }
        try await build(index)
        try await expectWhole(index)
    }

    private func answersOrNeedsRebuild(_ body: () async throws -> Void) async {
        do {
            try await body()
        } catch TextIndexError.needsRebuild(.damaged), TextIndexError.needsRebuild(.otherSchema) {
        } catch {
            Issue.record("\(error)")
        }
    }
}
