import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredSavedSearchGatewayTests {
    private let store = InMemoryDocumentStore()
    private var gateway: StoredSavedSearchGateway { StoredSavedSearchGateway(store: store) }

    private func search(_ name: String, _ words: String = "swift") throws -> SavedSearch {
        try SavedSearch(
            SavedSearchName(name),
            words: words,
            filters: [
                SearchFilter(.created, ">=2026-01"), SearchFilter(.updated, "<2027"), SearchFilter(.stocks, "10..50"),
                SearchFilter(.title, "並行 処理"), SearchFilter(.code, "Task {"), SearchFilter(.organization, "acme"),
            ],
            savedAt: Date(timeIntervalSince1970: 1_700_000_000)
        )
    }

    @Test(arguments: ["a", "Swift の 設計", "../a", "-x", "👨‍👩‍👧", String(repeating: "\u{20BB7}", count: 35)])
    func `a search is found again as it was saved, whatever it is called`(name: String) async throws {
        let saved = try search(name)
        try await gateway.save(saved)
        #expect(try await gateway.search(named: saved.name) == saved)
        #expect(try await gateway.names() == [saved.name])
        try await gateway.remove(saved.name)
        #expect(try await gateway.search(named: saved.name) == nil)
    }

    @Test func `names are in order, and what is no name is passed over`() async throws {
        for name in ["b", "a", "あ"] { try await gateway.save(search(name)) }
        let document = Document(version: 1, json: Array("{}".utf8))
        try await store.put(document, for: DocumentKey(collection: "searches", name: " a\n"))
        #expect(try await gateway.names().map(\.text) == ["a", "b", "あ"])
    }

    @Test(arguments: [
        #"{}"#, #"{"filters":[],"savedAt":0,"words":""}"#,
        #"{"filters":[{"field":"likes","value":"1"}],"savedAt":0,"words":"a"}"#,
        #"{"filters":[{"field":"created","value":"soon"}],"savedAt":0,"words":"a"}"#,
    ])
    func `a document that is no search is reported with its place`(json: String) async throws {
        let name = try SavedSearchName("a")
        let document = Document(version: 1, json: Array(json.utf8))
        try await store.put(document, for: DocumentKey(collection: "searches", name: "a"))
        let error = await #expect(throws: ApplicationError.self) { try await gateway.search(named: name) }
        #expect(error?.kind == .storage(.malformed(document: "searches/a")))
    }
}
