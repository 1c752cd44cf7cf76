import RepositoryKit
import Testing

@testable import FileStorage

@Suite struct JournalTests {
    private let journal = Journal(steps: [
        Journal.Step(action: .replace, place: StoreLayout.Place(folder: "articles", file: "one.json")),
        Journal.Step(action: .create, place: StoreLayout.Place(folder: "%", file: "%4e.json")),
        Journal.Step(action: .delete, place: StoreLayout.Place(folder: "drafts", file: "%.json")),
    ])

    @Test func `what is written is read`() {
        #expect(Journal.read(journal.bytes) == .journal(journal))
        #expect(Journal.read(Journal(steps: []).bytes) == .journal(Journal(steps: [])))
    }

    @Test func `nothing else is taken for a journal`() {
        for length in 0..<journal.bytes.count { #expect(Journal.read(Array(journal.bytes[..<length])) == .damaged) }
        for index in journal.bytes.indices {
            var bytes = journal.bytes
            bytes[index] ^= 1
            if case .journal = Journal.read(bytes) { Issue.record("byte \(index)") }
        }
    }

    @Test(arguments: [("..", "one.json"), ("a/b", "one.json"), ("articles", "../one.json"), ("articles", "one.txt")])
    func `a place outside the store is none, even with the right checksum`(_ folder: String, _ file: String) {
        let place = StoreLayout.Place(folder: folder, file: file)
        let journal = Journal(steps: [Journal.Step(action: .create, place: place)])
        #expect(Journal.read(journal.bytes) == .damaged)
    }

    @Test func `a newer journal is told apart`() {
        #expect(Journal.read(Array("strata-journal 2 anything at all".utf8)) == .newerFormat)
    }

    @Test func `a damaged journal is set aside with the old documents, and reported once`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store"
        let store = FileDocumentStore(folder: path)
        let key = DocumentKey(collection: "articles", name: "one")
        let document = Document(version: 1, json: Array("1".utf8))
        try await store.put(document, for: key)
        try folder.write("nonsense", to: "store/.work/journal")
        try folder.write("old", to: "store/.work/old-0")
        await #expect(
            throws: DocumentError.damaged(path: path + "/.work/journal", setAside: path + "/.work.damaged-1")
        ) { try await store.document(for: key) }
        #expect(try folder.bytes("store/.work.damaged-1/old-0") == Array("old".utf8))
        #expect(try await store.document(for: key) == document)
        try await store.put(document, for: key)
    }

    @Test func `a newer journal stops everything, and stays`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store"
        let key = DocumentKey(collection: "articles", name: "one")
        try await FileDocumentStore(folder: path).put(Document(version: 1, json: Array("1".utf8)), for: key)
        try folder.write("strata-journal 2\n", to: "store/.work/journal")
        let store = FileDocumentStore(folder: path)
        let error = DocumentError.newerFormat(path: path + "/.work/journal")
        await #expect(throws: error) { try await store.document(for: key) }
        await #expect(throws: error) { try await store.delete(key) }
        await #expect(throws: error) { try await store.keys(in: "articles") }
        #expect(try folder.bytes("store/.work/journal") == Array("strata-journal 2\n".utf8))
    }
}
