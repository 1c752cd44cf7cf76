import AppearanceDomain
import AppearanceRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredAppearanceGatewayTests {
    private let key = DocumentKey(collection: "settings", name: "appearance")

    private func text(in store: InMemoryDocumentStore) async throws -> String? {
        try await store.document(for: key).map { String(decoding: $0.json, as: UTF8.self) }
    }

    @Test(arguments: Appearance.allCases)
    func `brings back what it kept`(appearance: Appearance) async throws {
        let gateway = StoredAppearanceGateway(store: InMemoryDocumentStore())
        #expect(try await gateway.appearance() == nil)
        #expect(try await gateway.keep { _ in appearance } == appearance)
        #expect(try await gateway.appearance() == appearance)
    }

    @Test func `keeps it in the documented form`() async throws {
        let store = InMemoryDocumentStore()
        _ = try await StoredAppearanceGateway(store: store).keep { _ in .dark }
        #expect(try await text(in: store) == #"{"mode":"dark"}"#)
    }

    @Test func `an edit that means nothing is named and left as it is`() async throws {
        let store = InMemoryDocumentStore([key: Document(version: 1, json: Array(#"{"mode":"purple"}"#.utf8))])
        let gateway = StoredAppearanceGateway(store: store)
        let error = ApplicationError(.storage(.malformed(document: "settings/appearance")))
        await #expect(throws: error) { try await gateway.appearance() }
        await #expect(throws: error) { try await gateway.keep { _ in .dark } }
        #expect(try await text(in: store) == #"{"mode":"purple"}"#)
    }
}
