import RepositoryKit
import RepositoryTesting
import Testing
import __Feature__Domain
import __Feature__Repository

struct Stored__Feature__GatewayTests {
    @Test func `the document is what the next start reads`() async throws {
        let store = InMemoryDocumentStore()
        let name = try __Feature__.Name("Walk")
        let stored = try await Stored__Feature__Gateway(store: store).update { $0.apply(.add(name)) }
        #expect(try await Stored__Feature__Gateway(store: store).load() == stored)
        let document = try await store.document(for: DocumentKey(collection: "lists", name: "__feature__"))
        let json = #"{"items":[{"id":1,"name":"Walk"}],"lastID":1}"#
        #expect(document.map { String(decoding: $0.json, as: UTF8.self) } == json)
    }
}
