import Foundation
import RepositoryKit
import Testing

@testable import FileStorage

/// The documents after a power failure, for each state of each file that the disk may have.
@Suite struct RebootTests {
    /// The states that `one.json`, `two.json` and `three.json` go through by the commits of a test.
    private static let history: [[String: String]] = [
        ["one": "1", "two": "2"], ["one": "new", "two": "2"], ["one": "newer", "three": "3"],
        ["one": "newest", "three": "three"],
    ]

    /// The state of a file on the disk: one of those that were written, or a torn one.
    enum FileState: Sendable, Hashable {
        case state(Int)
        case zeros
        case cut
        case empty
    }

    static let fileStates: [FileState] = (0..<4).map { .state($0) } + [.zeros, .cut, .empty]

    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/store"
    }

    private func store(_ boot: String) -> FileDocumentStore {
        FileDocumentStore(folder: path, boot: BootIdentity(text: boot))
    }

    private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

    private func document(_ text: String) -> Document { Document(version: 1, json: Array("\"\(text)\"".utf8)) }

    /// Commits the states of the history.
    private func fill() async throws {
        let store = store("boot-1")
        for (name, text) in Self.history[0] { try await store.put(document(text), for: key(name)) }
        try await store.put(document("new"), for: key("one"))
        try await store.commit([
            .put(document("newer"), for: key("one")), .delete(key("two")), .put(document("3"), for: key("three")),
        ])
        try await store.commit([.put(document("newest"), for: key("one")), .put(document("three"), for: key("three"))])
    }

    private func leave(_ state: FileState, of name: String) throws {
        let file = path + "/articles/\(name).json"
        try? FileManager.default.removeItem(atPath: file)
        let newest = DocumentFile.bytes(of: document(Self.history.compactMap { $0[name] }.last ?? ""))
        let bytes: [UInt8]? =
            switch state {
            case .state(let number): Self.history[number][name].map { DocumentFile.bytes(of: document($0)) }
            case .zeros: [UInt8](repeating: 0, count: newest.count)
            case .cut: Array(newest.dropLast(20))
            case .empty: []
            }
        if let bytes { try Data(bytes).write(to: URL(filePath: file)) }
    }

    private func expectLast(_ store: FileDocumentStore, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        for name in ["one", "two", "three"] {
            let found = try await store.document(for: key(name))
            #expect(found == Self.history[3][name].map(document), "\(name)", sourceLocation: sourceLocation)
        }
        #expect(
            try await Set(store.keys(in: "articles")) == [key("one"), key("three")],
            sourceLocation: sourceLocation
        )
    }

    @Test(arguments: fileStates)
    func `every acknowledged commit is there, in whatever state each file is`(_ one: FileState) async throws {
        try await fill()
        let log = try folder.bytes("store/.work/log")
        for two in Self.fileStates {
            for three in Self.fileStates {
                for (name, state) in [("one", one), ("two", two), ("three", three)] { try leave(state, of: name) }
                try Data(log).write(to: URL(filePath: path + "/.work/log"))
                try Data().write(to: URL(filePath: path + "/.work/new-9-0"))
                try Data().write(to: URL(filePath: path + "/.work/pending"))
                let store = store("boot-2")
                try await expectLast(store)
                #expect(try folder.names("store/.work") == ["idle", "log"])
                #expect(try folder.names("store/articles") == ["one.json", "three.json"])
            }
        }
    }

    @Test func `without the folders, every acknowledged commit is there`() async throws {
        try await fill()
        try FileManager.default.removeItem(atPath: path + "/articles")
        try await expectLast(store("boot-2"))
    }

    @Test func `a document with an earlier name is restored there, and one that was created again at its new place`()
        async throws
    {
        let readme = key("README.md")
        let (earlier, readable) = ("%52%45%41%44%4d%45.md.json", "readme.md+f3.json")
        let old = String(decoding: DocumentFile.bytes(of: document("old")), as: UTF8.self)
        try await fill()
        try folder.write(old, to: "store/articles/" + earlier)
        try await store("boot-1").put(document("new"), for: readme)
        try folder.write(old, to: "store/articles/" + earlier)
        #expect(try await store("boot-2").document(for: readme) == document("new"))
        #expect(try folder.names("store/articles") == ["one.json", "three.json", earlier])
        try await store("boot-2").commit([.delete(readme)])
        try await store("boot-2").put(document("newest"), for: readme)
        try FileManager.default.removeItem(atPath: path + "/articles/" + readable)
        try folder.write(
            String(decoding: DocumentFile.bytes(of: document("new")), as: UTF8.self),
            to: "store/articles/" + earlier
        )
        #expect(try await store("boot-3").document(for: readme) == document("newest"))
        #expect(try folder.names("store/articles") == ["one.json", "three.json", readable])
    }

    @Test func `a change and a list recover first, too`() async throws {
        try await fill()
        let log = try folder.bytes("store/.work/log")
        for isList in [true, false] {
            try leave(.zeros, of: "one")
            try leave(.state(1), of: "two")
            try Data(log).write(to: URL(filePath: path + "/.work/log"))
            if isList {
                #expect(try await Set(store("boot-2").keys(in: "articles")) == [key("one"), key("three")])
            } else {
                try await store("boot-3").put(document("x"), for: DocumentKey(collection: "other", name: "x"))
            }
            try await expectLast(store("boot-3"))
        }
    }

    @Test func `an edit by hand stays, and so does a file in the place of a removed document`() async throws {
        try await fill()
        let text = #"{"strata":1,"version":1,"document":"by hand"}"#
        for name in ["one", "two"] { try folder.write(text, to: "store/articles/\(name).json") }
        let store = store("boot-2")
        for name in ["one", "two"] {
            let edited = Document(version: 1, json: Array(#""by hand""#.utf8), isEdited: true)
            #expect(try await store.document(for: key(name)) == edited)
        }
        #expect(try await store.document(for: key("three")) == document("three"))
    }

    @Test func `a file that is neither torn nor edited nor in the log is set aside`() async throws {
        try await fill()
        let other = DocumentFile.bytes(of: document("of another key"))
        for (name, bytes) in [("one", Array("notes".utf8)), ("two", other), ("three", other)] {
            try Data(bytes).write(to: URL(filePath: path + "/articles/\(name).json"))
        }
        try await expectLast(store("boot-2"))
        #expect(try folder.bytes("store/articles/one.json.damaged-1") == Array("notes".utf8))
        for name in ["two", "three"] { #expect(try folder.bytes("store/articles/\(name).json.damaged-1") == other) }
    }

    @Test func `within one boot, a file that was removed by hand is not restored`() async throws {
        try await fill()
        try FileManager.default.removeItem(atPath: path + "/articles/one.json")
        #expect(try await store("boot-1").document(for: key("one")) == nil)
        try folder.date("store/.work/log", Date(timeIntervalSinceNow: -61))
        try await store("boot-1").put(document("x"), for: DocumentKey(collection: "other", name: "x"))
        #expect(try await store("boot-1").document(for: key("one")) == nil)
        #expect(try await store("boot-2").document(for: key("one")) == nil, "its record has gone with the old log")
    }

    @Test func `a file that could not be synchronised is written again, although it can be read`() async throws {
        try await fill()
        var bytes = try folder.bytes("store/.work/log")
        guard case .header(let header) = bytes.withUnsafeBytes({ LogHeader.read($0) }) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        bytes.replaceSubrange(
            0..<WriteAheadLog.blockSize,
            with: LogHeader(epoch: header.epoch, boot: .replayRequired).block
        )
        try Data(bytes).write(to: URL(filePath: path + "/.work/log"))
        let before = try #require(try FileSystem.status(path + "/articles/one.json"))
        try await expectLast(store("boot-1"))
        let after = try #require(try FileSystem.status(path + "/articles/one.json"))
        #expect(before.st_ino != after.st_ino || before.st_ctim.tv_nsec != after.st_ctim.tv_nsec)
    }
}
