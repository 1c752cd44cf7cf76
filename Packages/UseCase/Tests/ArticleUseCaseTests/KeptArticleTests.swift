import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Testing
import UseCaseKit

/// A gateway with five summaries, which records removals.
private actor StubKept: KeptArticleGateway, CompletionSource {
    private(set) var forgotten: [ArticleID] = []
    private var isIndexed = false
    /// The numbers of articles that are left after each piece.
    private var pieces: [Int]
    private let failure: ApplicationError?

    init(pieces: [Int] = [], failure: ApplicationError? = nil) {
        (self.pieces, self.failure) = (pieces, failure)
    }

    func updateIndex() async throws(ApplicationError) -> KeptIndexProgress {
        if pieces.isEmpty, let failure { throw failure }
        let remaining = pieces.isEmpty ? 0 : pieces.removeFirst()
        return KeptIndexProgress(indexed: 5 - remaining, remaining: remaining)
    }

    private static func summaries() -> [KeptArticleSummary] {
        (1...5).compactMap { number in
            let article = try? Article(id: ArticleID("a\(number)"), title: "t", body: "")
            return article.map { KeptArticleSummary($0, keptAt: .distantPast) }
        }
    }

    func search(
        _ query: SearchQuery,
        _ request: PageRequest
    ) async throws(ApplicationError) -> Page<KeptArticleHit> {
        Page(elements: Self.summaries().map { KeptArticleHit($0, excerpt: []) }, next: nil, total: 5)
    }

    func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary] {
        Array(Self.summaries().dropFirst(offset).prefix(limit))
    }

    func count() async throws(ApplicationError) -> Int {
        isIndexed = true
        return 5
    }

    func tags() async throws(ApplicationError) -> [KnownTag] {
        isIndexed ? ["Swift"].compactMap { try? ArticleTag($0) }.map { KnownTag($0, keptCount: 5) } : []
    }

    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] { [] }
    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? { nil }
    func remove(_ id: ArticleID) async throws(ApplicationError) { forgotten.append(id) }
}

/// A source of the titles of the kept articles, which may fail.
struct StubTitles: CompletionSource {
    var titles: [KeptTitle] = []
    var failure: ApplicationError?

    func tags() async throws(ApplicationError) -> [KnownTag] { [] }

    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] { [] }

    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? {
        if let failure { throw failure }
        return titles.first { $0.id == article }
    }
}

struct KeptArticleTests {
    @Test func `kept articles are listed page by page`() async throws {
        let list = ListKeptArticles(gateway: StubKept())
        let first = try await list(PageRequest(number: 1, size: 2))
        #expect(first.elements.map(\.id.rawValue) == ["a1", "a2"])
        #expect(first.next?.number == 2)
        #expect(first.total == 5)
        let last = try await list(PageRequest(number: 3, size: 2))
        #expect(last.elements.map(\.id.rawValue) == ["a5"])
        #expect(last.next == nil)
        #expect(try await list(PageRequest(number: .max, size: 100)).elements.isEmpty)
    }

    @Test func `tags are those of the articles that are kept by now`() async throws {
        let kept = StubKept()
        let tags = try await ListKeptTags(gateway: kept, source: kept)(())
        #expect(tags == [KnownTag(try ArticleTag("Swift"), keptCount: 5)])
    }

    @Test func `articles are indexed piece by piece before a query is answered`() async throws {
        let progress = State<KeptIndexProgress?>(nil)
        let kept = StubKept(pieces: [4, 2])
        let index = IndexKeptArticles(gateway: kept, progress: progress)
        let page = try await QueryIndexedArticles(ListKeptArticles(gateway: kept), after: index)(.first)
        #expect(page.total == 5)
        #expect(progress.value == nil)
        #expect(try await kept.updateIndex().isComplete)
    }

    @Test func `an index that cannot be built further shows no progress any more, and answers nothing`() async throws {
        let progress = State<KeptIndexProgress?>(nil)
        let failure = ApplicationError(.storage(.full))
        let kept = StubKept(pieces: [4], failure: failure)
        let index = IndexKeptArticles(gateway: kept, progress: progress)
        await #expect(throws: failure) {
            try await QueryIndexedArticles(ListKeptArticles(gateway: kept), after: index)(.first)
        }
        #expect(progress.value == nil)
    }

    @Test func `a search asks for its page`() async throws {
        let page = try await SearchKeptArticles(gateway: StubKept())(KeptSearch(SearchQuery("t"), page: .first))
        #expect(page.total == 5)
    }

    @Test func `an article of another host is not forgotten`() async throws {
        let kept = StubKept()
        let other = try ArticleReference("https://team.qiita.com/ann/items/a")
        let removed = State<KeptTitle?>(nil)
        let titles = StubTitles(titles: [KeptTitle(try ArticleID("aa"), "x"), KeptTitle(try ArticleID("a"), "題")])
        let marks = State(ArticleMarks())
        let forget = RemoveKeptArticle(gateway: kept, host: .qiita, titles: titles, marks: marks, removed: removed)
        await #expect(throws: ApplicationError.self) { try await forget(other) }
        try await forget(ArticleReference("a"))
        #expect(await kept.forgotten == [try ArticleID("a")])
        #expect(removed.value?.title == "題")
        #expect(marks.value.kept == [try ArticleID("a"): false])
    }

    @Test func `an article whose title cannot be read is removed all the same`() async throws {
        let (kept, removed) = (StubKept(), State<KeptTitle?>(KeptTitle(try ArticleID("b"), "b")))
        let titles = StubTitles(failure: ApplicationError(.storage(.full)))
        try await RemoveKeptArticle(
            gateway: kept,
            host: .qiita,
            titles: titles,
            marks: State(ArticleMarks()),
            removed: removed
        )(
            ArticleReference("a")
        )
        #expect(await kept.forgotten == [try ArticleID("a")])
        #expect(removed.value == KeptTitle(try ArticleID("a"), "a"))
    }
}
