import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing
import __Feature__Domain
import __Feature__Repository

struct Stored__Feature__GatewayTests {
    private let store = InMemoryDocumentStore()
    private let key = DocumentKey(collection: "settings", name: "__feature__")

    @Test func `returns what it stored`() async throws {
        let gateway = Stored__Feature__Gateway(store: store)
        #expect(try await gateway.__feature__() == nil)
        #expect(try await gateway.update { ($0 ?? .zero).incremented }.count == 1)
        #expect(try await gateway.update { ($0 ?? .zero).incremented }.count == 2)
        #expect(try await Stored__Feature__Gateway(store: store).__feature__()?.count == 2)
        let document = try await store.document(for: key)
        #expect(document.map { String(decoding: $0.json, as: UTF8.self) } == #"{"count":2}"#)
    }

    @Test func `a document that breaks the rules is named and left as it is`() async throws {
        let edited = Document(version: 1, json: Array(#"{"count":-1}"#.utf8))
        try await store.commit([.put(edited, for: key)])
        let gateway = Stored__Feature__Gateway(store: store)
        await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/__feature__")))) {
            try await gateway.update { _ in .zero }
        }
        #expect(try await store.document(for: key) == edited)
    }
}
