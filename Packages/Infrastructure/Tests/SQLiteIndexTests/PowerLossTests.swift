import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import SQLiteIndex
import Testing

/// Indexes after a power failure, when the disk has only the synchronised part of the log.
@Suite struct PowerLossTests {
    private let form = TextIndexSchema(version: 1, fields: [.init("body")], excerpted: .init("body"))
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func entry(_ key: String, _ word: String) -> TextEntry {
        let body = "\(word) " + String(repeating: "本文 and text ", count: 200)
        return TextEntry(key: key, order: 0, texts: ["body": [body]], summary: Array(word.utf8))
    }

    private var logLength: Int {
        get throws {
            let log = try #require(try folder.files(".index-wal").first)
            return try #require(try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int)
        }
    }

    /// The index after a start of the machine: its database, and a part of its log.
    private func remains(ofLog length: Int) throws -> TemporaryFolder {
        let other = try TemporaryFolder()
        for path in try folder.files(".index") + folder.files(".index-wal") {
            let bytes = try Data(contentsOf: URL(filePath: path))
            let name = URL(filePath: path).lastPathComponent
            let kept = name.hasSuffix("-wal") ? bytes.prefix(length) : bytes
            try kept.write(to: URL(filePath: other.path).appending(path: name))
        }
        return other
    }

    @Test func `a change that was lost is announced, and the index is what it was before it`() async throws {
        let index = SQLiteTextIndex(folder: folder.path, form: form)
        let rest = BatchSource([entry("old", "whale"), entry("other", "harpoon")])
        try await index.rebuild { await rest.next() }
        try await index.markDirty(["old", "new"])
        let announced = try logLength
        try await index.change([.put(entry("old", "heron")), .put(entry("new", "herring"))])
        let whole = try logLength
        #expect(whole > announced + 4_096)

        for length in [announced, announced + 24, (announced + whole) / 2, whole - 4_096, whole - 1, whole] {
            let other = try remains(ofLog: length)
            let index = SQLiteTextIndex(folder: other.path, form: form)
            let isWhole = length == whole
            #expect(Set(try await index.dirtyKeys()) == (isWhole ? [] : ["old", "new"]), "\(length) of \(whole)")
            let found = try await index.search(TextQuery(words: ["her"]), limit: 9, offset: 0).hits.map(\.entry.key)
            #expect(Set(found) == (isWhole ? ["old", "new"] : []))
            let before = try await index.search(TextQuery(words: ["whale"]), limit: 9, offset: 0).hits.map(\.entry.key)
            #expect(before == (isWhole ? [] : ["old"]))
            #expect(try await index.count() == (isWhole ? 3 : 2))
            try await index.change([.put(entry("old", "heron")), .put(entry("new", "herring"))])
            #expect(try await index.dirtyKeys().isEmpty)
            #expect(try await index.count() == 3)
        }
    }
}
