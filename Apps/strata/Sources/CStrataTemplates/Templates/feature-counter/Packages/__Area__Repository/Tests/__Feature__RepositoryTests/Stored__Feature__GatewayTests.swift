import RepositoryKit
import RepositoryTesting
import Testing
import __Feature__Domain
import __Feature__Repository

struct Stored__Feature__GatewayTests {
    @Test func `the document is what the next start reads`() async throws {
        let store = InMemoryDocumentStore()
        #expect(try await Stored__Feature__Gateway(store: store).update { $0.increment() }.count == 1)
        #expect(try await Stored__Feature__Gateway(store: store).load().count == 1)
        let document = try await store.document(for: DocumentKey(collection: "settings", name: "__feature__"))
        #expect(document.map { String(decoding: $0.json, as: UTF8.self) } == #"{"count":1}"#)
    }
}
