import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredArticleTraversalGatewayTests {
    private let store = InMemoryDocumentStore()

    private func gateway(_ token: String? = "t") throws -> StoredArticleTraversalGateway {
        let token = try token.map { try HostToken.made($0, host: "qiita.com") }
        return StoredArticleTraversalGateway(host: .qiita, token: token, store: store)
    }

    private func begun(_ selection: ArticleSelection) throws -> ArticleTraversal {
        var traversal = ArticleTraversal(selection)
        let articles = try (0..<100).map {
            try Article(
                id: ArticleID("a\($0)"),
                title: "t",
                body: "",
                createdAt: Date(timeIntervalSince1970: 1_700_000_000)
            )
        }
        let next = try PageRequest(number: 2, size: 100)
        _ = traversal.take(Page(elements: articles.map { Fetched($0, freshness: .live) }, next: next, total: 300))
        return traversal
    }

    @Test func `a traversal that is not finished is found again, each list its own`() async throws {
        let gateway = try gateway()
        let first = try begun(.search(try SearchQuery("設計")))
        let second = try begun(.stocks(of: nil))
        try await gateway.save(first)
        try await gateway.save(second)
        let found = try #require(try await gateway.traversal(of: first.selection))
        #expect(found.page == 2)
        #expect(found.seen == first.seen)
        #expect(found.count == 100)
        #expect(found.total == 300)
        #expect(try await gateway.traversal(of: .stocks(of: nil))?.selection == second.selection)
        for token in ["other", nil] {
            #expect(try await self.gateway(token).traversal(of: .stocks(of: nil)) == nil)
            #expect(try await self.gateway(token).traversal(of: first.selection) != nil)
        }
        #expect(try await gateway.traversal(of: .newest) == nil)
        #expect(
            try await StoredArticleTraversalGateway(host: ArticleHost("team.qiita.com"), store: store)
                .traversal(of: first.selection) == nil
        )
    }

    @Test func `of a traversal that has arrived nothing is kept`() async throws {
        let gateway = try gateway()
        var traversal = try begun(.newest)
        try await gateway.save(traversal)
        _ = traversal.take(Page(elements: [], next: nil, total: 100))
        _ = traversal.take(Page(elements: [], next: nil, total: 100))
        #expect(traversal.isComplete)
        try await gateway.save(traversal)
        #expect(try await gateway.traversal(of: .newest) == nil)
    }

    @Test func `a search of any length has a traversal and a sync of its own`() async throws {
        let long = "tag:Swift title:\"" + String(repeating: "設計", count: 60) + "\" created:>=2026-01-01"
        let gateway = try gateway()
        let syncs = StoredArticleSyncGateway(host: .qiita, store: store)
        let day = try #require(Day(year: 2026, month: 11, day: 21))
        for (number, end) in ["stocks:>=1", "stocks:>=2"].enumerated() {
            let selection = ArticleSelection.search(try SearchQuery("\(long) \(end)"))
            try await gateway.save(begun(selection))
            try await syncs.save(ArticleSync(selection, on: day.advanced(by: number), after: nil))
        }
        for (number, end) in ["stocks:>=1", "stocks:>=2"].enumerated() {
            let selection = ArticleSelection.search(try SearchQuery("\(long) \(end)"))
            #expect(try await gateway.traversal(of: selection)?.selection == selection)
            #expect(try await syncs.sync(of: selection)?.beganOn == day.advanced(by: number))
        }
        #expect(try await gateway.traversal(of: .search(try SearchQuery(long))) == nil)
    }
}

struct StoredArticleSyncGatewayTests {
    private let store = InMemoryDocumentStore()
    private let token: CurrentToken
    private let syncs: StoredArticleSyncGateway

    init() throws {
        let token = CurrentToken(try HostToken.made("t", host: "qiita.com"))
        self.token = token
        syncs = StoredArticleSyncGateway(host: .qiita, token: token.value, store: store)
    }

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

    @Test func `each account has syncs of its own lists`() async throws {
        for selection in [ArticleSelection.mine, .stocks(of: nil)] {
            try await syncs.save(sync(selection, on: 12, isComplete: true))
        }
        token.set(try HostToken.made("other", host: "qiita.com"))
        #expect(try await syncs.sync(of: .mine) == nil)
        token.set(nil)
        #expect(try await syncs.sync(of: .stocks(of: nil)) == nil)
        token.set(try HostToken.made("t", host: "qiita.com"))
        for selection in [ArticleSelection.mine, .stocks(of: nil)] {
            #expect(try await syncs.sync(of: selection)?.selection == selection)
        }
    }

    @Test func `an unreadable list does not hide the others`() async throws {
        try await syncs.save(sync(.mine, on: 12, isComplete: true))
        try await syncs.save(sync(.newest, on: 13, isComplete: true))
        store.edit(DocumentKey(collection: "syncs-qiita.com", name: "newest"), to: Array("{}".utf8))
        #expect(try await syncs.lastSyncDay()?.description == "2026-11-12")
    }
}
