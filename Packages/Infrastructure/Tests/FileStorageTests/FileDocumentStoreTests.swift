import DedicatedThreads
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import FileStorage

@Suite struct FileDocumentStoreTests {
    private let folder: TemporaryFolder
    private let store: FileDocumentStore
    private let key = DocumentKey(collection: "articles", name: "one")

    init() throws {
        folder = try TemporaryFolder()
        store = FileDocumentStore(folder: folder.path + "/store")
    }

    @Test(arguments: DocumentStoreContract.all)
    func `the store meets the contract of a store`(_ requirement: DocumentStoreContract) async throws {
        // Several tasks wait for each other, on a busy machine longer than an app does.
        try await requirement.check(FileDocumentStore(folder: folder.path + "/store", lockTimeout: .seconds(600)))
    }

    @Test(arguments: MeasuredStoreContract.all)
    func `the store knows its size`(_ requirement: MeasuredStoreContract) async throws {
        try await requirement.check((store, store))
    }

    @Test func `the size of a collection is that of its files`() async throws {
        let document = Document(version: 1, json: Array(#"{"text": "\#(String(repeating: "x", count: 1000))"}"#.utf8))
        try await store.put(document, for: key)
        #expect(try await (1_001...1_200).contains(store.size(of: "articles").bytes))
    }

    private let file = "store/articles/one.json"
    private let document = Document(version: 3, json: Array(#"{"title":"日本"}"#.utf8))

    @Test func `a document is one readable file`() async throws {
        try await store.put(document, for: key)
        #expect(try folder.names("store/articles") == ["one.json"])
        #expect(try folder.names("store/.work") == [])
        let text = String(decoding: try folder.bytes(file), as: UTF8.self)
        #expect(text == "{\"strata\":1,\"version\":3,\"checksum\":\"235273fa\",\"document\":\n{\"title\":\"日本\"}\n}\n")
    }

    @Test func `a second store sees what the first has put`() async throws {
        try await store.put(document, for: key)
        #expect(try await FileDocumentStore(folder: folder.path + "/store/").document(for: key) == document)
    }

    @Test(arguments: [
        #"{"strata":1,"version":3,"checksum":"235273fa","document":"# + "\n{\"title\":\"Japan\"}\n}\n",
        #"{ "document": {"title":"Japan"}, "version": 3, "strata": 1 }"#,
    ])
    func `an edit is read and reported`(_ text: String) async throws {
        try await store.put(document, for: key)
        try folder.write(text, to: file)
        let edited = Document(version: 3, json: Array(#"{"title":"Japan"}"#.utf8), isEdited: true)
        #expect(try await store.document(for: key) == edited)
        try await store.put(document, for: key)
        #expect(try await store.document(for: key) == document)
    }

    @Test(arguments: ["", "{", "null", "[1]", #"{"strata":0,"version":3,"document":1}"#, "\u{0}\u{0}\u{0}\u{0}"])
    func `damage is set aside, reported, and neither returned nor overwritten`(_ text: String) async throws {
        try await store.put(document, for: key)
        try folder.write(text, to: file)
        let path = folder.path + "/" + file
        let aside = path + ".damaged-1"
        await #expect(throws: DocumentError.damaged(path: path, setAside: aside)) { try await store.document(for: key) }
        #expect(try folder.bytes(file + ".damaged-1") == Array(text.utf8))
        #expect(try await store.document(for: key) == nil)
        #expect(try await store.keys(in: "articles") == [])

        try folder.write(text + " ", to: file)
        await #expect(throws: DocumentError.damaged(path: path, setAside: path + ".damaged-2")) {
            try await store.put(document, for: key)
        }
        #expect(try folder.bytes(file + ".damaged-1") == Array(text.utf8))
        #expect(try folder.bytes(file + ".damaged-2") == Array((text + " ").utf8))
        try await store.put(document, for: key)
        #expect(try await store.document(for: key) == document)
    }

    @Test(arguments: ["a", "A", "日"])
    func `damage under the longest key is set aside like any other`(_ letter: String) async throws {
        let text = String(repeating: letter, count: DocumentKey.lengthLimit / letter.utf8.count)
        let key = DocumentKey(collection: text, name: text)
        try await store.put(document, for: key)
        let place = try StoreLayout.places(of: key).first
        for number in 1...12 {
            try folder.write("x", to: "store/\(place.folder)/\(place.file)")
            let path = "\(folder.path)/store/\(place.folder)/\(place.file)"
            await #expect(throws: DocumentError.damaged(path: path, setAside: "\(path).damaged-\(number)")) {
                try await store.document(for: key)
            }
        }
    }

    // MARK: - Capital letters

    private let readme = DocumentKey(collection: "articles", name: "README.md")

    @Test func `a file with an earlier name stays in its place until the document is removed`() async throws {
        try await store.put(document, for: key)
        let (earlier, readable) = ("%52%45%41%44%4d%45.md.json", "readme.md+f3.json")
        let text = String(decoding: DocumentFile.bytes(of: document), as: UTF8.self)
        try folder.write(text, to: "store/articles/" + earlier)
        #expect(try await store.document(for: readme) == document)
        #expect(try await Set(store.keys(in: "articles")) == [key, readme])
        #expect(try await store.size(of: "articles").documents == 2)
        let new = Document(version: 3, json: Array("1".utf8))
        try await store.commit([.expect(document, for: readme), .put(new, for: readme)])
        #expect(try await store.document(for: readme) == new)
        #expect(try folder.names("store/articles") == ["one.json", earlier])
        try await store.commit([.delete(readme, version: 3)])
        #expect(try await store.document(for: readme) == nil)
        try await store.put(new, for: readme)
        #expect(try folder.names("store/articles") == ["one.json", readable])

        try folder.write(text, to: "store/articles/" + earlier)
        #expect(try await store.document(for: readme) == new)
        #expect(try await store.keys(in: "articles").count == 2)
        try await store.commit([.delete(readme, version: 3)])
        #expect(try folder.names("store/articles") == ["one.json"])
    }

    @Test(arguments: [
        #"{"strata":2,"version":3,"document":{}}"#, #"{"strata":2, whatever"#, #"{"strata":99999999999999999999}"#,
        #"{ "version":1, "strata":2, "document":1 }"#,
    ])
    func `a newer form is refused and left`(_ text: String) async throws {
        try await store.put(document, for: key)
        try folder.write(text, to: file)
        let error = DocumentError.newerFormat(path: folder.path + "/" + file)
        await #expect(throws: error) { try await store.document(for: key) }
        await #expect(throws: error) { try await store.put(document, for: key) }
        await #expect(throws: error) { try await store.commit([.delete(key)]) }
        await #expect(throws: error) {
            try await store.commit([.put(document, for: DocumentKey(collection: "a", name: "b")), .delete(key)])
        }
        #expect(try folder.bytes(file) == Array(text.utf8))
        #expect(try await store.document(for: DocumentKey(collection: "a", name: "b")) == nil)
    }

    // MARK: - The journal

    private func write(journal: String) throws {
        for (name, text) in [("new-0", "new"), ("new-1", "newer")] {
            let bytes = DocumentFile.bytes(of: Document(version: 1, json: Array("\"\(text)\"".utf8)))
            try folder.write(String(decoding: bytes, as: UTF8.self), to: "store/.work/" + name)
        }
        try folder.write(journal, to: "store/.work/log")
    }

    @Test func `several changes whose process has ended are completed by the next call`() async throws {
        try await store.commit([.put(document, for: key), .put(document, for: readme)])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/store/.work")
        let number = try #require(attributes[.systemFileNumber] as? UInt64)
        let journal = """
            strata-log 3
            {"folder":\(number),"steps":[{"replace":{"_0":"articles/one.json","with":".work/new-0"}},\
            {"delete":{"_0":"articles/readme.md+f3.json"}},\
            {"replace":{"_0":"drafts/two.json","with":".work/new-1"}}]}
            """
        try write(journal: journal)
        #expect(try await store.document(for: key)?.json == Array("\"new\"".utf8))
        #expect(try await store.keys(in: "articles") == [key])
        #expect(try folder.names("store/drafts") == ["two.json"])
        #expect(try folder.names("store/.work") == [])
    }

    @Test(arguments: [
        #"[{"delete":{"_0":"../kept"}}]"#, #"[{"delete":{"_0":"articles/../kept.json"}}]"#,
        #"[{"replace":{"_0":"articles/one.json","with":"articles/readme.md+f3.json"}}]"#,
        #"[{"move":{"_0":"articles/one.json","to":"articles/two.json"}}]"#, #"[{"fold":{"_0":"articles/one.json"}}]"#,
        // Of another folder.
        #"{"folder":1,"steps":[{"delete":{"_0":"articles/one.json"}}]}"#,
    ])
    func `a journal that no store writes is set aside with the work folder, and reported once`(
        _ text: String
    ) async throws {
        try await store.put(document, for: key)
        try folder.write("kept", to: "kept")
        try write(journal: "strata-log 3\n\(text)")
        let (path, aside) = (folder.path + "/store/.work/log", folder.path + "/store/.work.damaged-1")
        await #expect(throws: DocumentError.damaged(path: path, setAside: aside)) { try await store.document(for: key) }
        #expect(try folder.bytes("kept") == Array("kept".utf8))
        #expect(try await store.document(for: key) == document)
        try await store.put(document, for: key)
    }

    @Test func `the journal of a newer version stops everything, and stays`() async throws {
        try await store.put(document, for: key)
        try folder.write("strata-log 4\n", to: "store/.work/log")
        let error = DocumentError.newerFormat(path: folder.path + "/store/.work/log")
        await #expect(throws: error) { try await store.document(for: key) }
        await #expect(throws: error) { try await store.commit([.delete(key)]) }
        await #expect(throws: error) { try await store.keys(in: "articles") }
        #expect(try folder.bytes("store/.work/log") == Array("strata-log 4\n".utf8))
    }

    @Test func `files of others in a collection are no documents`() async throws {
        try await store.put(document, for: key)
        for name in ["One.json", "one.json~", ".one.json.swp", "one.txt", "%6f.json", "=mnxw.json", ".json"] {
            try folder.write("x", to: "store/articles/" + name)
        }
        #expect(try await store.keys(in: "articles") == [key])
    }

    @Test func `a store that another holds for too long is busy`() async throws {
        try await store.put(document, for: key)
        let waitingStore = FileDocumentStore(folder: folder.path + "/store", lockTimeout: .milliseconds(20))
        let lock = try FileLock.acquire(folder.path + "/store/.lock", timeout: .zero, Interruption())
        let store = LockedStore(layout: StoreLayout(root: folder.path + "/store"), lock: lock)
        await #expect(throws: DocumentError.file(.busy(path: folder.path + "/store/.lock"))) {
            try await waitingStore.put(document, for: key)
        }
        #expect(try await waitingStore.document(for: key) == document)
        try store.recover()
    }
}
