import Determinism
import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SQLiteIndex
import Testing

/// The measures of an index, which reading does not change.
@Suite struct MeasureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var index: SQLiteTextIndex { SQLiteTextIndex(folder: folder.path, form: TextIndexContract.form) }

    private func build() async throws {
        try await index.build(
            (0..<60).map { TextEntry(key: "\($0)", order: $0, texts: ["body": ["本文 \($0)"]], summary: [1]) }
        )
    }

    /// The size of the index without the library's shared-memory file.
    private func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for file in try folder.files(".sqlite") { contents[file] = try Data(contentsOf: URL(filePath: file)) }
        return contents
    }

    @Test(arguments: MeasuredIndexContract.all)
    func `the index in SQLite knows its state`(_ requirement: MeasuredIndexContract) async throws {
        try await requirement.check((index, index))
    }

    @Test func `an index that is not there is missing, and is not made`() async throws {
        let elsewhere = SQLiteTextIndex(folder: folder.path + "/none", form: TextIndexContract.form)
        #expect(try await elsewhere.measure() == IndexMeasure(bytes: 0, rebuildCause: .missing, isStale: false))
        #expect(try await index.measure().rebuildCause == .missing)
        #expect(try folder.files("").isEmpty)
    }

    @Test func `a whole index is current, with what its files take`() async throws {
        try await build()
        let before = try contents()
        let measure = try await index.measure()
        #expect(measure.rebuildCause == nil && !measure.isStale)
        let sizes = before.values.map(\.count).reduce(0, +)
        #expect(measure.bytes >= sizes && sizes > 10_000)
        #expect(try contents() == before)
    }

    @Test func `an index takes at most three times its text`() async throws {
        var random = SeededGenerator(seed: 5)
        let letters = [Array("etaoinshrdlucmfw"), Array("のにはをとがでたし記事索引検索文章本日言語東京設計")]
        let words = (0..<2_000).map { number in
            let (length, letters) = (number % 2 == 0 ? 3...9 : 1...4, letters[number % 2])
            let word = (0..<Int.random(in: length, using: &random)).map { _ in
                letters[Int.random(in: letters.indices, using: &random)]
            }
            return String(word) + (number % 2 == 0 ? " " : "")
        }
        let bodies = (0..<400).map { _ in
            (0..<800).map { _ in words[Int.random(in: words.indices, using: &random)] }.joined()
        }
        try await index.build(
            bodies.enumerated().map { TextEntry(key: "\($0)", order: Int64($0), texts: ["body": [$1]], summary: [1]) }
        )
        let bytes = try await index.measure().bytes
        let textBytes = bodies.map(\.utf8.count).reduce(0, +)
        #expect(bytes <= 3 * textBytes, "\(bytes) for \(textBytes)")
    }

    @Test func `an index of another schema, and a file that is none, are reported and left`() async throws {
        try await build()
        let form = TextIndexSchema(
            version: 9,
            fields: TextIndexContract.form.fields
        )
        #expect(try await SQLiteTextIndex(folder: folder.path, form: form).measure().rebuildCause == .otherSchema)
        let path = try #require(try folder.files(".sqlite").first)
        try Data("no database, whatever it is called".utf8).write(to: URL(filePath: path))
        let before = try contents()
        for _ in 0..<2 { #expect(try await index.measure().rebuildCause == .damaged) }
        #expect(try contents() == before)
    }

    @Test func `damage in the middle of the list is seen`() async throws {
        let entries = (0..<3_000).map { number in
            TextEntry(key: "\(number)", order: Int64(number), texts: [:], summary: Array(repeating: 7, count: 200))
        }
        try await index.build(entries)
        #expect(try await index.measure().rebuildCause == nil)
        let path = try #require(try folder.files(".sqlite").first)
        var data = try Data(contentsOf: URL(filePath: path))
        for place in data.indices.dropFirst(8_192) where place % 4_096 < 64 { data[place] = 0xEE }
        try data.write(to: URL(filePath: path))
        #expect(try await index.measure().rebuildCause == .damaged)
    }
}
