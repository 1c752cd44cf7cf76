import FileStorageTesting
import Foundation
import RepositoryKit
import Testing

@testable import FileStorage

/// The documents of a store whose last program was an earlier version, for each state of each file that the disk may have.
@Suite struct EarlierLogTests {
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

    private var store: FileDocumentStore { FileDocumentStore(folder: path) }

    private func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles", name: name) }

    private func document(_ text: String) -> Document { Document(version: 1, json: Array("\"\(text)\"".utf8)) }

    private func file(_ text: String) -> [UInt8] { DocumentFile.bytes(of: document(text)) }

    /// The log of the history.
    private func log(boot: String = "boot-1") -> EarlierLogWriter {
        var log = EarlierLogWriter(boot: boot)
        for (name, text) in Self.history[0] { log.append([.init("articles/\(name).json", from: nil, to: file(text))]) }
        for (old, new) in zip(Self.history, Self.history.dropFirst()) {
            let names = ["one", "two", "three"].filter { old[$0] != new[$0] }
            log.append(
                names.map { .init("articles/\($0).json", from: old[$0].map(file), to: new[$0].map(file)) }
            )
        }
        return log
    }

    /// Leaves a store with the last state of each file, and a log.
    private func fill(_ log: EarlierLogWriter? = nil) throws {
        try write((log ?? self.log()).bytes, to: ".work/log")
        try write([], to: ".lock")
        for (name, text) in Self.history[3] { try write(file(text), to: "articles/\(name).json") }
    }

    private func write(_ bytes: [UInt8], to file: String) throws {
        try folder.write("", to: "store/" + file)
        try Data(bytes).write(to: URL(filePath: path + "/" + file))
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
        for two in Self.fileStates {
            for three in Self.fileStates {
                try fill()
                for (name, state) in [("one", one), ("two", two), ("three", three)] { try leave(state, of: name) }
                for orphan in ["new-9-0", "pending"] { try write([], to: ".work/" + orphan) }
                try await expectLast(store)
                #expect(try folder.names("store/.work") == [])
                #expect(try folder.names("store/articles") == ["one.json", "three.json"])
            }
        }
    }

    @Test func `without the folders, every acknowledged commit is there`() async throws {
        try fill()
        try FileManager.default.removeItem(atPath: path + "/articles")
        try await expectLast(store)
    }

    @Test func `a change and a list restore first, too`() async throws {
        for isList in [true, false] {
            try fill()
            try leave(.zeros, of: "one")
            try leave(.state(1), of: "two")
            if isList {
                #expect(try await Set(store.keys(in: "articles")) == [key("one"), key("three")])
            } else {
                try await store.put(document("x"), for: DocumentKey(collection: "other", name: "x"))
            }
            try await expectLast(store)
        }
    }

    @Test func `an edit by hand stays, and so does a file in the place of a removed document`() async throws {
        try fill()
        let text = #"{"strata":1,"version":1,"document":"by hand"}"#
        for name in ["one", "two"] { try folder.write(text, to: "store/articles/\(name).json") }
        for name in ["one", "two"] {
            let edited = Document(version: 1, json: Array(#""by hand""#.utf8), isEdited: true)
            #expect(try await store.document(for: key(name)) == edited)
        }
        #expect(try await store.document(for: key("three")) == document("three"))
    }

    @Test func `a file that is neither torn nor edited nor in the log is set aside`() async throws {
        try fill()
        let other = file("of another key")
        for (name, bytes) in [("one", Array("notes".utf8)), ("two", other), ("three", other)] {
            try write(bytes, to: "articles/\(name).json")
        }
        try await expectLast(store)
        #expect(try folder.bytes("store/articles/one.json.damaged-1") == Array("notes".utf8))
        for name in ["two", "three"] { #expect(try folder.bytes("store/articles/\(name).json.damaged-1") == other) }
    }

    @Test func `a file that could not be synchronised is written again, although it can be read`() async throws {
        try fill(log(boot: "!"))
        let before = try #require(try FileSystem.status(path + "/articles/one.json"))
        try await expectLast(store)
        let after = try #require(try FileSystem.status(path + "/articles/one.json"))
        #expect(before.st_ino != after.st_ino || before.st_ctim.tv_nsec != after.st_ctim.tv_nsec)
    }

    // MARK: - Damage

    private func isRead(_ bytes: [UInt8]) -> EarlierLog? {
        guard case .log(let log) = EarlierLog.read(bytes) else { return nil }
        return log
    }

    @Test func `a record that is cut, or has a changed bit, ends the log`() throws {
        let whole = log().bytes
        let changes = try #require(isRead(whole)).changes
        #expect(changes.count == 8)
        // The last record has two changes.
        let start = whole.count - 2 * EarlierLogWriter.blockSize
        let count = try #require(whole[start...].lastIndex { $0 != 0 }) + 1 - start
        for index in 0..<count {
            var changed = whole
            changed[start + index] ^= 1
            #expect(isRead(changed)?.changes == Array(changes.dropLast(2)), "byte \(index)")
            #expect(isRead(Array(whole[..<(start + index)]))?.changes == Array(changes.dropLast(2)), "cut at \(index)")
        }
    }

    @Test func `a header with a changed bit is damage`() throws {
        let whole = log().bytes
        for index in 0...(try #require(whole.firstIndex(of: 0x0A))) {
            var changed = whole
            changed[index] ^= 1
            #expect(isRead(changed) == nil, "byte \(index)")
        }
    }

    @Test(arguments: ["../one.json", "a/b/one.json", "articles/../one.json", "articles/one.txt", ".work/x.json"])
    func `a place outside the store is none, even with the right checksum`(_ path: String) {
        var log = EarlierLogWriter()
        log.append([.init(path, from: nil, to: [])])
        #expect(isRead(log.bytes)?.changes == [])
    }

    @Test func `a log without a record in its middle is set aside after its other records are applied`() async throws {
        var bytes = log().bytes
        bytes[2 * EarlierLogWriter.blockSize] = 0
        try fill()
        try write(bytes, to: ".work/log")
        try leave(.cut, of: "three")
        await #expect(
            throws: DocumentError.damaged(path: path + "/.work/log", setAside: path + "/.work.damaged-1")
        ) { try await store.put(document("x"), for: key("x")) }
        #expect(try folder.bytes("store/.work.damaged-1/log") == bytes)
        try await expectLast(store)
    }

    @Test(arguments: ["", "nonsense", "strata-log 1 0000000000000001 - 00000000\n"])
    func `a damaged log is set aside with the work folder, and reported once`(_ damage: String) async throws {
        try fill()
        try folder.write(damage, to: "store/.work/log")
        try folder.write("old", to: "store/.work/old-1-0")
        let aside = path + "/.work.damaged-1"
        await #expect(throws: DocumentError.damaged(path: path + "/.work/log", setAside: aside)) {
            try await store.document(for: key("one"))
        }
        #expect(try folder.names("store/.work.damaged-1") == ["log", "old-1-0"])
        try await expectLast(store)
    }
}
