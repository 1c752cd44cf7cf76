import ArticleDomain
import ArticleRepository
import Determinism
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct IndexedArticleGatewayTests {
    private let articles: [Article]
    private let store = InMemoryDocumentStore()
    private let index = InMemoryTextIndex(.articles)
    private let clock = TestClock()

    init() throws {
        articles = [
            try Article(
                id: ArticleID("c686397e4a0f4f11683d"),
                title: "Swiftの設計",
                body: "# 層\n東京で層を分ける。",
                author: ArticleAuthor(id: "koher", name: "Yuta"),
                tags: [ArticleTag("Swift", versions: ["6", "5.9"]), ArticleTag("設計")],
                url: URL(string: "https://qiita.com/koher/items/c686397e4a0f4f11683d"),
                createdAt: Date(timeIntervalSince1970: 1_527_602_069),
                updatedAt: Date(timeIntervalSince1970: 1_527_778_800.5),
                counts: ArticleCounts(likes: 1, stocks: 2, comments: 3),
                organization: .named("acme")
            ),
            try Article(
                id: ArticleID("other"),
                title: "Other",
                body: "swift な本文 👩‍👧\n```\nlet a\n```",
                tags: [ArticleTag("SwiftUI")],
                organization: .independent
            ),
            try Article(
                id: ArticleID("third"),
                title: "三つ目",
                body: "何もない",
                author: ArticleAuthor(id: "swift"),
                organization: .independent
            ),
        ]
    }

    private var gateway: IndexedArticleGateway { IndexedArticleGateway(host: .qiita, store: store, index: index) }

    /// An index whose entries the gateway does not find, as after its folder was lost.
    private let lostIndex = InMemoryTextIndex(.articles)

    /// Returns a gateway that keeps articles, a second after the one before.
    private func keeping(
        _ articles: [Article]? = nil,
        index: any TextIndex,
        store: (any DocumentStore)? = nil
    ) -> CachingArticleGateway {
        clock.advance(by: .seconds(1))
        return CachingArticleGateway(
            StubArticles(articles ?? self.articles),
            host: .qiita,
            store: store ?? self.store,
            index: index,
            clock: TestWallClock(clock, start: Date(timeIntervalSince1970: 1_700_000_000.25))
        )
    }

    private func found(_ query: String) async throws -> Set<String> {
        Set(try await gateway.search(SearchQuery(query), .first).elements.map(\.id.rawValue))
    }

    @Test func `articles whose index was lost are found and listed`() async throws {
        for article in articles { _ = try await keeping(index: lostIndex).article(article.id) }
        #expect(try await gateway.count() == 3)
        let list = try await gateway.list(limit: 100, offset: 0)
        #expect(list.map(\.id.rawValue) == ["third", "other", "c686397e4a0f4f11683d"])
        let kept = Date(timeIntervalSince1970: 1_700_000_001.25)
        #expect(list.last == KeptArticleSummary(articles[0], keptAt: kept))
        #expect(try await gateway.list(limit: 1, offset: 1).map(\.id.rawValue) == ["other"])
        #expect(try await found("層") == ["c686397e4a0f4f11683d"])
    }

    @Test(arguments: [
        "swift", "s", "設", "設計", "本文", "層", "東京", "tag:swift", "tag:swiftui", "user:swift", "user:koher", "-swift",
        "-層",
        "title:swift", "body:swift", "code:swift", "swift 層", "層 OR 何も", "\"# 層\"", "swift -tag:swift", "%", "👧",
        "ｓｗｉｆｔ の", "無",
        "title:三 OR user:koher", "title:三 -user:swift", "created:>=2018-05-30", "created:2018-05-29", "-created:2018",
        "updated:2018-06-01", "updated:<2018-06", "stocks:2", "stocks:<2", "-stocks:>=1 swift", "層 created:2018",
        "計 OR created:2018", "org:acme", "-org:acme", "org:acm", "org:ACME OR user:swift", "code:\"let a\"", "-code:a",
        "code:東京",
    ])
    func `exactly what a query finds is found`(text: String) async throws {
        let query = try SearchQuery(text)
        for article in articles { _ = try await keeping(index: index).article(article.id) }
        let expected = Set(articles.filter { query.matches($0) }.map(\.id.rawValue))
        #expect(try await found(text) == expected)
    }

    @Test func `articles kept later are found at once, with their current text`() async throws {
        #expect(try await gateway.count() == 0)
        _ = try await keeping(index: index).page(.first, of: .newest)
        #expect(try await index.count() == 3, "it does not wait for somebody to ask")
        #expect(try await found("何もない") == ["third"])
        let changed = try Article(id: ArticleID("third"), title: "三つ目", body: "新しい")
        _ = try await keeping([changed], index: index).article(changed.id)
        #expect(try await found("何もない") == [])
        #expect(try await found("新しい") == ["third"])
        #expect(try await gateway.list(limit: 1, offset: 0).map(\.id.rawValue) == ["third"])
        #expect(try await index.dirtyKeys() == [])
    }

    @Test func `removed articles are found no more`() async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        try await gateway.remove(articles[0].id)
        try await gateway.remove(ArticleID("unknown"))
        #expect(try await found("層") == [])
        #expect(try await gateway.count() == 2)
        #expect(try await store.keys(in: "articles-qiita.com").count == 2)
    }

    @Test func `entries that a killed program has left dirty are updated`() async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        #expect(try await gateway.count() == 3)
        // Ended after the documents were changed and before their entries were.
        try await index.markDirty(["third", "other", "new"])
        try await store.commit([.delete(DocumentKey(collection: "articles-qiita.com", name: "other"))])
        let new = try Article(id: ArticleID("new"), title: "New", body: "新しい")
        _ = try await keeping([new], index: lostIndex).article(new.id)
        #expect(try await found("新しい") == ["new"])
        #expect(try await found("な本文") == [])
        #expect(try await gateway.count() == 3)
        #expect(try await index.dirtyKeys() == [])
    }

    @Test(arguments: [TextIndexError.Cause.damaged, .missing, .otherSchema])
    func `a lost index is made again`(cause: TextIndexError.Cause) async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        index.requireRebuild(cause)
        #expect(try await gateway.count() == 3)
        index.requireRebuild(cause)
        _ = try await keeping([articles[0]], index: index).article(articles[0].id)
        #expect(try await found("何も") == ["third"])
    }

    @Test func `a library without an index is indexed in pieces that stay, and searched meanwhile`() async throws {
        let many = try (0..<250).map { try Article(id: ArticleID("a\($0)"), title: "題", body: "層") }
        _ = try await keeping(many, index: lostIndex).page(.first, of: .newest)
        #expect(try await gateway.count() == 100)
        #expect(try await gateway.updateIndex() == KeptIndexProgress(indexed: 200, remaining: 50))
        // The next program continues where this one has ended.
        let next = IndexedArticleGateway(host: .qiita, store: store, index: index)
        let page = try await next.search(SearchQuery("層"), .first)
        #expect(page.total == 250)
        #expect(try await next.updateIndex() == KeptIndexProgress(indexed: 250, remaining: 0))
        #expect(try await next.updateIndex().isComplete)
    }

    @Test func `an index is built while articles are kept, and those kept before follow`() async throws {
        let many = try (0..<150).map { try Article(id: ArticleID("a\($0)"), title: "題", body: "層") }
        _ = try await keeping(many, index: lostIndex).page(.first, of: .newest)
        _ = try await keeping(index: index).page(.first, of: .newest)
        #expect(try await index.count() == 3)
        #expect(try await index.dirtyKeys().count == 150)
        #expect(try await gateway.updateIndex() == KeptIndexProgress(indexed: 103, remaining: 50))
    }

    @Test func `articles are kept and removed although there is no place for an index`() async throws {
        let none = FailingTextIndex(.needsRebuild(.missing))
        #expect(try await keeping(index: none).article(articles[1].id).freshness == .live)
        #expect(try await store.keys(in: "articles-qiita.com").count == 1)
        try await IndexedArticleGateway(host: .qiita, store: store, index: none).remove(articles[1].id)
        #expect(try await store.keys(in: "articles-qiita.com") == [])
    }

    @Test func `a hit whose document is lost is shown without an excerpt`() async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        try await store.commit([.delete(DocumentKey(collection: "articles-qiita.com", name: "c686397e4a0f4f11683d"))])
        let hit = try #require(try await gateway.search(SearchQuery("東京"), .first).elements.first)
        #expect(hit.excerpt.isEmpty && hit.summary.title == "Swiftの設計")
    }

    @Test func `summaries that make no sense are damage`() async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        #expect(try await gateway.count() == 3)
        let list = try await index.list(limit: 3, offset: 0)
        let whole = list[0].summary
        let broken: [[UInt8]] = [[], [1], whole.dropLast(), whole + [0], Array(repeating: 0xFF, count: 99)]
        for bytes in broken {
            let entry = TextEntry(key: "third", order: 9, texts: ["body": ["層"]], summary: bytes)
            try await index.change([.put(entry)])
            #expect(try await gateway.list(limit: 3, offset: 0).count == 3)
            try await index.change([.put(entry)])
            #expect(try await found("層") == ["c686397e4a0f4f11683d"])
        }
    }

    @Test func `documents that cannot be read are left out`() async throws {
        _ = try await keeping(index: lostIndex).page(.first, of: .newest)
        func key(_ name: String) -> DocumentKey { DocumentKey(collection: "articles-qiita.com", name: name) }
        store.edit(key("third"), to: Array("{}".utf8))
        store.injectFault(at: key("other"), with: .damaged(path: "a", setAside: "b"))
        #expect(try await gateway.count() == 1)
    }

    @Test func `a store that cannot be read is reported, and no index is built without it`() async throws {
        let gateway = IndexedArticleGateway(
            host: .qiita,
            store: FailingDocumentStore(.file(.notReadable(path: "a", code: 5))),
            index: index
        )
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "a")))) { try await gateway.count() }
        await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.count() }
    }

    @Test func `an article whose index entry cannot be written is not kept, and says so`() async throws {
        let gateway = keeping(index: FailingTextIndex(.file(.full(path: "index"))))
        #expect(try await gateway.article(articles[1].id).freshness == .notKept(because: .storage(.full)))
        #expect(try await store.keys(in: "articles-qiita.com") == [])
    }

    @Test(arguments: ["created:soon", "層 stocks:many", "title:"])
    func `a query that only its host may understand is refused`(text: String) async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        let error = try #require(try SearchQuery(text).error)
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await gateway.search(SearchQuery(text), .first)
        }
    }

    @Test func `an unknown organisation is reported where it matters`() async throws {
        let unknown = try (0..<3).map { number in
            try Article(id: ArticleID("old-\(number)"), title: "古い", body: "層", tags: [ArticleTag("tag\(number)")])
        }
        _ = try await keeping(articles + unknown, index: index).page(.first, of: .newest)
        for (query, count) in [("org:acme", 3), ("-org:acme 層", 3), ("org:acme tag:tag1", 1), ("org:a OR tag:tag1", 2)]
        {
            let error = ValidationError(field: "org", value: query, rule: .onRecord(missing: count))
            await #expect(throws: ApplicationError(.invalidInput(error)), "\(query)") {
                try await gateway.search(SearchQuery(query), .first)
            }
        }
        #expect(try await found("org:acme tag:swift") == ["c686397e4a0f4f11683d"])
        #expect(try await found("tag:tag1 OR tag:swift") == ["c686397e4a0f4f11683d", "old-1"])
        // Fetched again, they say it.
        let known = try unknown.map { try Article(id: $0.id, title: "新しい", body: "層", organization: .named("Acme")) }
        _ = try await keeping(known, index: index).page(.first, of: .newest)
        #expect(try await found("org:acme").count == 4)
    }

    @Test func `pages follow each other to the end`() async throws {
        let many = try (0..<45).map { try Article(id: ArticleID("a\($0)"), title: "題", body: "層") }
        _ = try await keeping(many, index: index).page(.first, of: .newest)
        var (ids, request) = ([String](), PageRequest.first as PageRequest?)
        while let next = request {
            let page = try await gateway.search(SearchQuery("層"), next)
            #expect(page.total == 45)
            ids += page.elements.map(\.id.rawValue)
            request = page.next
        }
        #expect(ids.count == 45 && Set(ids).count == 45)
        #expect(try await gateway.search(SearchQuery("層"), PageRequest(number: .max, size: 100)).elements == [])
    }

    @Test func `a hit shows its place in the text`() async throws {
        _ = try await keeping(index: index).page(.first, of: .newest)
        let hit = try #require(try await gateway.search(SearchQuery("東京"), .first).elements.first)
        #expect(hit.excerpt == [.init("東京", isHit: true), .init("で層を分ける。", isHit: false)])
        #expect(hit.summary.author?.name == "Yuta")
    }
}
