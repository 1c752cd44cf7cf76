import ArticleDomain
import ArticleRepository
import DomainKit
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredArticleSyncGatewayTests {
    private let store = InMemoryDocumentStore()
    private var syncs: StoredArticleSyncGateway { StoredArticleSyncGateway(host: .qiita, store: store) }

    private func sync(_ selection: ArticleSelection, on day: Int, isComplete: Bool, after last: Int? = nil) throws
        -> ArticleSync
    {
        func date(_ day: Int) throws -> Day { try #require(Day(year: 2026, month: 11, day: day)) }
        var sync = ArticleSync(selection, on: try date(day), after: try last.map(date))
        if isComplete { sync.traversal.finish() }
        return sync
    }

    @Test func `the last day is that of the last complete sync of any list`() async throws {
        #expect(try await syncs.lastSyncDay() == nil)
        try await syncs.save(sync(.newest, on: 20, isComplete: false))
        #expect(try await syncs.lastSyncDay() == nil)
        try await syncs.save(sync(.mine, on: 12, isComplete: true))
        try await syncs.save(sync(.tag(ArticleTag("Swift")), on: 9, isComplete: true))
        #expect(try await syncs.lastSyncDay()?.description == "2026-11-12")
        try await syncs.save(sync(.mine, on: 21, isComplete: false, after: 15))
        #expect(try await syncs.lastSyncDay()?.description == "2026-11-15")
    }

    @Test func `an unreadable list does not hide the others`() async throws {
        try await syncs.save(sync(.mine, on: 12, isComplete: true))
        try await syncs.save(sync(.newest, on: 13, isComplete: true))
        store.edit(DocumentKey(collection: "syncs-qiita.com", name: "newest"), to: Array("{}".utf8))
        #expect(try await syncs.lastSyncDay()?.description == "2026-11-12")
    }
}
