import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing
import __Feature__Domain
import __Feature__Repository

struct Stored__Name__GatewayTests {
    private let store = InMemoryDocumentStore()
    private let key = DocumentKey(collection: "settings", name: "__name__")

    @Test func `returns what it stored last`() async throws {
        let gateway = Stored__Name__Gateway(store: store)
        #expect(try await gateway.__name__() == nil)
        try await gateway.store(try __Name__("a"))
        try await gateway.store(try __Name__("b"))
        #expect(try await Stored__Name__Gateway(store: store).__name__()?.text == "b")
        let document = try await store.document(for: key)
        #expect(document.map { String(decoding: $0.json, as: UTF8.self) } == #"{"text":"b"}"#)
    }

    @Test func `a document that breaks the rules is named and left as it is`() async throws {
        let edited = Document(version: 1, json: Array(#"{"text":""}"#.utf8))
        try await store.commit([.put(edited, for: key)])
        let gateway = Stored__Name__Gateway(store: store)
        await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/__name__")))) {
            try await gateway.__name__()
        }
        #expect(try await store.document(for: key) == edited)
    }
}
