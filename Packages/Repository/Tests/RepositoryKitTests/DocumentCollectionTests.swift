import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

private struct Note: Codable, Equatable {
    var text: String
}

/// A store that records the requested and written names.
private actor SpyKeys: DocumentStore {
    private(set) var names: [String] = []

    func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        names.append(key.name)
        return nil
    }

    func commit(_ changes: [DocumentChange]) async throws(DocumentError) { names += changes.map(\.key.name) }
    func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] { [] }
}

/// A store in which another process replaces the value that was read first.
private actor ChangingStore: DocumentStore {
    private let base: InMemoryDocumentStore
    private var replacement: Note?

    init(_ base: InMemoryDocumentStore, to replacement: Note) {
        self.base = base
        self.replacement = replacement
    }

    func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        let document = try await base.document(for: key)
        if let replacement {
            self.replacement = nil
            let json = Array(#"{"text":"\#(replacement.text)"}"#.utf8)
            try await base.commit([.put(Document(version: 1, json: json), for: key)])
        }
        return document
    }

    func commit(_ changes: [DocumentChange]) async throws(DocumentError) { try await base.commit(changes) }
    func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] {
        try await base.keys(in: collection)
    }
}

/// Returns a collection with a value, or without any.
private func collection(_ document: Document?) -> DocumentCollection<Note> {
    let documents = document.map { [DocumentKey(collection: "notes", name: "a"): $0] }
    return DocumentCollection("notes", version: 2, in: InMemoryDocumentStore(documents ?? [:]))
}

private func collection(failing error: DocumentError) -> DocumentCollection<Note> {
    DocumentCollection("notes", version: 2, in: FailingDocumentStore(error))
}

struct DocumentCollectionTests {
    @Test func `changes a first value or the stored one, and a change that throws leaves it as it is`() async throws {
        let notes = DocumentCollection<Note>("notes", in: InMemoryDocumentStore())
        for text in ["ab", "abb"] {
            #expect(try await notes.update("a", from: Note(text: "a")) { $0.text += "b" } == Note(text: text))
        }
        await #expect(throws: ApplicationError(.notFound)) {
            try await notes.update("a", from: Note(text: "a")) { note throws(ApplicationError) in
                note.text = ""
                throw ApplicationError(.notFound)
            }
        }
        #expect(try await notes.value(for: "a") == Note(text: "abb"))
    }

    @Test func `reads a value of its own or an older version`() async throws {
        for version in 1...2 {
            let notes = collection(Document(version: version, json: Array(#"{"text":"日本"}"#.utf8)))
            #expect(try await notes.value(for: "a") == Note(text: "日本"))
        }
        #expect(try await collection(nil).value(for: "a") == nil)
    }

    @Test func `a key of any length has a place, another than that of its neighbour`() async throws {
        let store = SpyKeys()
        let notes = DocumentCollection<Note>("notes", in: store)
        let long = String(repeating: "設計", count: 3000)
        for key in [long, long + "1", long + "2", String(repeating: "a", count: 140), "short"] {
            try await notes.put(Note(text: key), for: key)
        }
        let names = await store.names
        #expect(Set(names).count == 5)
        #expect(names.allSatisfy { $0.utf8.count <= 140 })
        #expect(names[0].hasPrefix("設計設計"))
        #expect(names[3...] == [String(repeating: "a", count: 140), "short"])
        _ = try await notes.value(for: long)
        #expect(await store.names.last == names[0])
    }

    @Test func `refuses a newer version and names the place of another form`() async {
        let newer = collection(Document(version: 3, json: Array("{}".utf8)))
        await #expect(throws: ApplicationError(.storage(.newerFormat(path: "notes/a")))) {
            try await newer.value(for: "a")
        }
        let other = collection(Document(version: 1, json: Array("{}".utf8)))
        await #expect(throws: ApplicationError(.storage(.malformed(document: "notes/a")))) {
            try await other.value(for: "a")
        }
    }

    @Test func `a value is changed in place, also when another one was written meanwhile`() async throws {
        let store = InMemoryDocumentStore()
        let notes = DocumentCollection<Note>("notes", in: store)
        try await notes.update("a") { $0?.text = "new" }
        #expect(try await notes.value(for: "a") == nil)
        try await notes.put(Note(text: "one"), for: "a")
        let changed = DocumentCollection<Note>("notes", in: ChangingStore(store, to: Note(text: "two")))
        try await changed.update("a") { $0?.text += "!" }
        #expect(try await notes.value(for: "a") == Note(text: "two!"))
    }

    @Test func `makes a change that reads back`() async throws {
        let change = try collection(nil).storing(Note(text: "a/b"), for: "k")
        guard case .put(let document, let key) = change else { return #expect(Bool(false), "\(change)") }
        #expect(key == DocumentKey(collection: "notes", name: "k"))
        #expect(String(decoding: document.json, as: UTF8.self) == #"{"text":"a/b"}"#)
        #expect(document.version == 2)
        #expect(collection(nil).removing("k") == .delete(key, version: 2))
    }

    @Test func `changes that do not depend on each other hold but for those of newer documents`() async throws {
        func key(_ number: Int) -> DocumentKey { DocumentKey(collection: "notes", name: "\(number)") }
        let newer = Document(version: 2, json: Array("{}".utf8))
        let store = InMemoryDocumentStore([key(3): newer, key(7): newer])
        store.injectFault(at: key(5), with: .damaged(path: "/5", setAside: "/5.damaged-1"))
        let notes = DocumentCollection<Note>("notes", in: store)
        let skipped = SkippedDocuments()
        let changes = try (0..<9).map { try notes.storing(Note(text: "\($0)"), for: "\($0)") }
        let refused = try await notes.commitEach(changes, skipping: skipped)
        #expect(refused.map(\.change.key) == [key(3), key(7)])
        #expect(
            refused.map(\.reason.kind)
                == [.storage(.newerFormat(path: "notes/3")), .storage(.newerFormat(path: "notes/7"))]
        )
        #expect(skipped.reasons.map(\.kind) == [.storage(.damaged(setAside: "/5.damaged-1"))])
        #expect(try await store.document(for: key(3)) == newer)
        for number in [0, 1, 2, 4, 5, 6, 8] {
            #expect(try await notes.value(for: "\(number)") == Note(text: "\(number)"))
        }
        let removals = [3, 4, 7].map { notes.removing("\($0)") }
        #expect(try await notes.commitEach(removals, skipping: skipped).map(\.change.key) == [key(3), key(7)])
        #expect(try await notes.value(for: "4") == nil)
    }

    @Test func `a disk that takes nothing ends it`() async throws {
        let notes = collection(failing: .file(.full(path: "/x")))
        await #expect(throws: ApplicationError(.storage(.full))) {
            _ = try await notes.commitEach(["a", "b"].map { notes.removing($0) }, skipping: SkippedDocuments())
        }
    }

    @Test func `a value that cannot be used is passed over, and the reason is there once`() async throws {
        let skipped = SkippedDocuments()
        for _ in 0..<2 {
            let newer = collection(Document(version: 3, json: Array("{}".utf8)))
            #expect(try await newer.value(for: "a", skipping: skipped) == nil)
        }
        #expect(skipped.reasons == [ApplicationError(.storage(.newerFormat(path: "notes/a")))])
        let full = collection(failing: .file(.full(path: "/x")))
        await #expect(throws: ApplicationError(.storage(.full))) { try await full.value(for: "a", skipping: skipped) }
    }

    @Test(arguments: [
        (DocumentError.file(.full(path: "/x")), ApplicationError.Kind.storage(.full)),
        (.file(.notWritable(path: "/x", code: 30)), .storage(.notWritable(path: "/x"))),
        (.file(.notReadable(path: "/x", code: 5)), .storage(.notReadable(path: "/x"))),
        (.damaged(path: "/x", setAside: "/y"), .storage(.damaged(setAside: "/y"))),
        (.newerFormat(path: "/x"), .storage(.newerFormat(path: "/x"))),
        (.file(.busy(path: "/x")), .storage(.busy(path: "/x"))),
        (.cancelled, .cancelled),
    ])
    func `reports the failure of the store`(error: DocumentError, kind: ApplicationError.Kind) async {
        let notes = collection(failing: error)
        await #expect(throws: ApplicationError(kind)) { try await notes.value(for: "a") }
        await #expect(throws: ApplicationError(kind)) { try await notes.put(Note(text: ""), for: "a") }
        await #expect(throws: ApplicationError(kind)) { try await notes.keys() }
    }
}
