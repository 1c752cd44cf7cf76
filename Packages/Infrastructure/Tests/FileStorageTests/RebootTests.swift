import Foundation
import RepositoryKit
import Testing

@testable import FileStorage

/// The documents after the log of an earlier version was found, for each state of each file that the disk may have.
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

    private func store() -> FileDocumentStore { FileDocumentStore(folder: path) }

    private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

    private func document(_ text: String) -> Document { Document(version: 1, json: Array("\"\(text)\"".utf8)) }

    /// Commits the last state of the history, and leaves the log of the commits that led there.
    private func fill() async throws {
        for (name, text) in Self.history[3] { try await store().put(document(text), for: key(name)) }
        try leaveLog()
    }

    private func leaveLog() throws {
        let empty: [String: String] = [:]
        let records = zip([empty] + Self.history, Self.history).map { old, new in
            Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { name in
                LogRecord.Change(
                    place: StoreLayout.Place(folder: "articles", file: name + ".json"),
                    old: old[name].map { Fingerprint(DocumentFile.bytes(of: document($0))) },
                    bytes: new[name].map { DocumentFile.bytes(of: document($0)) }
                )
            }
        }
        try Data(earlierLog(records)).write(to: URL(filePath: path + "/.work/log"))
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
        for two in Self.fileStates {
            for three in Self.fileStates {
                for (name, state) in [("one", one), ("two", two), ("three", three)] { try leave(state, of: name) }
                try leaveLog()
                try Data().write(to: URL(filePath: path + "/.work/new-9-0"))
                try Data().write(to: URL(filePath: path + "/.work/pending"))
                let store = store()
                try await expectLast(store)
                #expect(try folder.names("store/.work") == ["new"])
                #expect(try folder.names("store/articles") == ["one.json", "three.json"])
            }
        }
    }

    @Test func `without the folders, every acknowledged commit is there`() async throws {
        try await fill()
        try FileManager.default.removeItem(atPath: path + "/articles")
        try await expectLast(store())
    }

    @Test func `a change and a list recover first, too`() async throws {
        try await fill()
        for isList in [true, false] {
            try leave(.zeros, of: "one")
            try leave(.state(1), of: "two")
            try leaveLog()
            if isList {
                #expect(try await Set(store().keys(in: "articles")) == [key("one"), key("three")])
            } else {
                try await store().put(document("x"), for: DocumentKey(collection: "other", name: "x"))
            }
            try await expectLast(store())
        }
    }

    @Test func `an edit by hand stays, and so does a file in the place of a removed document`() async throws {
        try await fill()
        let text = #"{"strata":1,"version":1,"document":"by hand"}"#
        for name in ["one", "two"] { try folder.write(text, to: "store/articles/\(name).json") }
        let store = store()
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
        try await expectLast(store())
        #expect(try folder.bytes("store/articles/one.json.damaged-1") == Array("notes".utf8))
        for name in ["two", "three"] { #expect(try folder.bytes("store/articles/\(name).json.damaged-1") == other) }
    }

    @Test func `a file that could not be synchronised is written again, although it can be read`() async throws {
        try await fill()
        let before = try #require(try FileSystem.status(path + "/articles/one.json"))
        try await expectLast(store())
        let after = try #require(try FileSystem.status(path + "/articles/one.json"))
        #expect(before.st_ino != after.st_ino || before.st_ctim.tv_nsec != after.st_ctim.tv_nsec)
    }
}
