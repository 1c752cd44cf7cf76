import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct InMemoryDocumentStoreTests {
    private let key = DocumentKey(collection: "articles", name: "one")

    @Test(arguments: DocumentStoreContract.allCases)
    func `the store in memory meets the contract of a store`(_ requirement: DocumentStoreContract) async throws {
        try await requirement.check(InMemoryDocumentStore())
    }

    @Test(arguments: MeasuredStoreContract.allCases)
    func `the store in memory knows its size`(_ requirement: MeasuredStoreContract) async throws {
        let store = InMemoryDocumentStore()
        try await requirement.check(store, of: store)
    }

    @Test func `an edit is reported until the next put`() async throws {
        let store = InMemoryDocumentStore([key: Document(version: 2, json: Array("1".utf8))])
        store.edit(key, to: Array("2".utf8))
        #expect(try await store.document(for: key) == Document(version: 2, json: Array("2".utf8), isEdited: true))
        try await store.put(Document(version: 2, json: Array("3".utf8)), for: key)
        #expect(try await store.document(for: key)?.isEdited == false)
    }

    @Test func `a sabotaged key fails once, and a damaged document is gone`() async throws {
        let store = InMemoryDocumentStore([key: Document(version: 2, json: Array("1".utf8))])
        store.injectFault(at: key, with: .damaged(path: "a", setAside: "b"))
        await #expect(throws: DocumentError.damaged(path: "a", setAside: "b")) { try await store.document(for: key) }
        #expect(try await store.document(for: key) == nil)
    }

    @Test func `a failing store fails at everything`() async throws {
        let store = FailingDocumentStore(.file(.full(path: "a")))
        await #expect(throws: DocumentError.file(.full(path: "a"))) { try await store.document(for: key) }
        await #expect(throws: DocumentError.file(.full(path: "a"))) { try await store.commit([.delete(key)]) }
        await #expect(throws: DocumentError.file(.full(path: "a"))) { try await store.keys(in: "a") }
    }
}
