import AppearanceDomain
import AppearanceRepository
import DomainKit
import RepositoryKit
import Testing

/// Keeps one document.
private actor SpyStore: DocumentStore {
    var kept: Document?

    init(_ json: String? = nil) {
        kept = json.map { Document(version: 1, json: Array($0.utf8)) }
    }

    func document(for key: DocumentKey) async throws(DocumentError) -> Document? {
        key == DocumentKey(collection: "settings", name: "appearance") ? kept : nil
    }

    func commit(_ changes: [DocumentChange]) async throws(DocumentError) {
        for change in changes {
            switch change {
            case .expect(let document, _): if document != kept { throw .changed(path: "settings") }
            case .put(let document, _): kept = document
            case .delete: kept = nil
            }
        }
    }

    func keys(in collection: String) async throws(DocumentError) -> [DocumentKey] { [] }
}

struct StoredAppearanceGatewayTests {
    @Test(arguments: Appearance.allCases)
    func `brings back what it kept`(appearance: Appearance) async throws {
        let gateway = StoredAppearanceGateway(store: SpyStore())
        #expect(try await gateway.appearance() == nil)
        #expect(try await gateway.keep { _ in appearance } == appearance)
        #expect(try await gateway.appearance() == appearance)
    }

    @Test func `keeps it in the documented form`() async throws {
        let store = SpyStore()
        _ = try await StoredAppearanceGateway(store: store).keep { _ in .dark }
        #expect(await store.kept.map { String(decoding: $0.json, as: UTF8.self) } == #"{"mode":"dark"}"#)
    }

    @Test func `an edit that means nothing is named and left as it is`() async {
        let store = SpyStore(#"{"mode":"purple"}"#)
        await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/appearance")))) {
            try await StoredAppearanceGateway(store: store).appearance()
        }
        await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/appearance")))) {
            try await StoredAppearanceGateway(store: store).keep { _ in .dark }
        }
        #expect(await store.kept.map { String(decoding: $0.json, as: UTF8.self) } == #"{"mode":"purple"}"#)
    }
}
