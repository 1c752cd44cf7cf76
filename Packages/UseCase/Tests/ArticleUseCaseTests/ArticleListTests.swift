import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import Foundation
import Synchronization
import Testing
import UseCaseKit

/// Records the articles that were read, and fails, which has no effect.
private struct SpyHistory: CommandUseCase {
    let articles: State<[String]>

    func callAsFunction(_ input: Article) async throws(ApplicationError) {
        articles.update { $0.append(input.id.rawValue) }
        throw ApplicationError(.storage(.full))
    }
}

struct ArticleUseCaseTests {
    @Test func `a list begins, accumulates and is fetched again`() async throws {
        let paginator = ArticlePaginator(fetch: StubArticles([["article-1"], ["article-2"]]).page)
        let browse = BrowseArticles(paginator: paginator, marks: State(ArticleMarks()))
        try await browse(.start(.newest))
        #expect(paginator.list.value.items.map(\.id.rawValue) == ["article-1"])
        try await browse(.loadMore)
        #expect(paginator.list.value.items.map(\.id.rawValue) == ["article-1", "article-2"])
        #expect(paginator.list.value.phase == .complete)
        try await browse(.refresh)
        #expect(paginator.list.value.items.map(\.id.rawValue) == ["article-1"])
    }

    @Test func `the list comes back from a search without a request, and one that was not there is fetched`()
        async throws
    {
        let paginator = ArticlePaginator(fetch: StubArticles([["article-1"], ["article-2"]]).page)
        let marks = State(ArticleMarks())
        let browse = BrowseArticles(paginator: paginator, marks: marks)
        let search = ArticleSelection.search(try SearchQuery("swift"))
        try await browse(.search(search))
        try await browse(.endSearch)
        #expect(paginator.list.value.query == nil)
        try await browse(.start(.newest))
        let kept = ArticleMarks(kept: [try ArticleID("article-1"): true])
        try await browse(.loadMore)
        try await browse(.search(search))
        marks.set(kept)
        try await browse(.endSearch)
        #expect(paginator.list.value.query == .newest)
        #expect(paginator.list.value.items.map(\.id.rawValue) == ["article-1", "article-2"])
        #expect(marks.value == kept)
    }

    @Test(arguments: [true, false])
    func `a mark that a command has changed during a request for its list stays`(isReplaced: Bool) async throws {
        let gate = Gate()
        let gateway = StubArticles([["article-1"], ["article-2"]])
        let paginator = ArticlePaginator { page, selection throws(ApplicationError) in
            if selection == .stocks(of: nil) { await gate.pass() }
            return try await gateway.page(page, of: selection)
        }
        let marks = State(ArticleMarks())
        let browse = BrowseArticles(paginator: paginator, marks: marks)
        try await browse(.start(.newest))
        let id = try ArticleID("article-1")
        let changed = ArticleMarks(kept: [id: true], stocked: [id: false])
        if isReplaced { marks.set(changed) }
        let loading = Task { try await browse(.search(.stocks(of: nil))) }
        await gate.reached()
        if isReplaced {
            try await browse(.endSearch)
        } else {
            marks.set(changed)
        }
        await gate.open()
        try await loading.value
        #expect(marks.value == changed)
        // A later request is newer than the change.
        try await browse(.start(.stocks(of: nil)))
        #expect(marks.value == ArticleMarks(stocked: [id: true]))
    }

    @Test func `the first page that comes after a failed refresh says what is kept`() async throws {
        let isOffline = Mutex(false)
        let paginator = ArticlePaginator { page, selection throws(ApplicationError) in
            if isOffline.withLock({ $0 }) { throw ApplicationError(.offline) }
            return try await StubArticles([["article-1"], ["article-2"]]).page(page, of: selection)
        }
        let marks = State(ArticleMarks())
        let browse = BrowseArticles(paginator: paginator, marks: marks)
        try await browse(.start(.newest))
        marks.set(ArticleMarks(kept: [try ArticleID("article-1"): false]))
        isOffline.withLock { $0 = true }
        try await browse(.refresh)
        #expect(marks.value.kept.count == 1)
        isOffline.withLock { $0 = false }
        try await browse(.loadMore)
        #expect(paginator.list.value.items.map(\.id.rawValue) == ["article-1"])
        #expect(marks.value == ArticleMarks())
    }

    @Test func `the list has its failure`() async throws {
        let failure = ApplicationError(.offline)
        let paginator = ArticlePaginator(fetch: StubArticles(failures: ["*": .offline]).page)
        try await BrowseArticles(paginator: paginator, marks: State(ArticleMarks()))(.start(.newest))
        #expect(paginator.list.value.phase == .failed(failure))
    }

    @Test(arguments: ["the-grid", "https://qiita.com/a/items/the-grid"])
    func `an article is read by its identifier or by a URL of the host`(text: String) async throws {
        let read = ReadArticle(gateway: StubArticles(), host: .qiita, markup: StubMarkup())
        let fetched = try await read(ArticleReference(text))
        #expect(fetched.value.source.id.rawValue == "the-grid")
        #expect(fetched.value.markup == StubMarkup().markup(of: ""))
    }

    @Test func `an article that was read is added to the history, and one that was not read is not`() async throws {
        let read = State<[String]>([])
        let history = SpyHistory(articles: read)
        let reference = try ArticleReference("a")
        let gateway = StubArticles()
        _ = try await ReadArticle(gateway: gateway, host: .qiita, markup: StubMarkup(), history: history)(reference)
        #expect(read.value == ["a"])
        let failing = StubArticles(failures: ["*": .offline])
        await #expect(throws: ApplicationError(.offline)) {
            try await ReadArticle(gateway: failing, host: .qiita, markup: StubMarkup(), history: history)(reference)
        }
        #expect(read.value == ["a"])
    }

    @Test func `a URL of another host is refused`() async throws {
        let read = ReadArticle(gateway: StubArticles(), host: .qiita, markup: StubMarkup())
        let reference = try ArticleReference("https://team.qiita.com/a/items/the-grid")
        let error = ValidationError(field: "host", value: "team.qiita.com", rule: .oneOf(["qiita.com"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await read(reference) }
    }
}

struct FindAdjacentArticleTests {
    private func find(
        _ direction: FindAdjacentArticle.Direction,
        of article: String,
        in paginator: ArticlePaginator
    ) async throws -> FindAdjacentArticle.Output {
        let input = FindAdjacentArticle.Input(direction, of: try ArticleID(article), in: .newest)
        let found = State<FindAdjacentArticle.Output?>(nil)
        try await FindAdjacentArticle(paginator: paginator, found: found)(input)
        return try #require(found.value)
    }

    private func article(_ name: String) throws -> FindAdjacentArticle.Output { .article(try ArticleID(name)) }

    @Test func `neighbours come from the list, without a request`() async throws {
        let pages = StubArticles([["a", "b", "c"], ["d"]])
        let paginator = ArticlePaginator(fetch: pages.page)
        await paginator.load(.start(.mine))
        #expect(try await find(.next, of: "b", in: paginator) == article("c"))
        #expect(try await find(.previous, of: "b", in: paginator) == article("a"))
        #expect(try await find(.previous, of: "a", in: paginator) == .end)
        #expect(try await find(.next, of: "x", in: paginator) == .unlisted)
        #expect(await pages.askedPages == [1])
    }

    @Test func `behind the last article of a page comes the first one of the next page, at the end there is none`()
        async throws
    {
        let pages = StubArticles([["a", "b"], [], ["b", "c"]])
        let paginator = ArticlePaginator(fetch: pages.page)
        await paginator.load(.start(.newest))
        #expect(try await find(.next, of: "b", in: paginator) == article("c"))
        #expect(try await find(.next, of: "c", in: paginator) == .end)
        #expect(Set(await pages.askedPages) == [1, 2, 3])
    }

    @Test func `a list that was not started is started`() async throws {
        let paginator = ArticlePaginator(fetch: StubArticles([["a", "b"]]).page)
        #expect(try await find(.next, of: "a", in: paginator) == article("b"))
        #expect(paginator.list.value.query == .newest)
    }

    @Test func `a page that cannot be fetched is a failure, and is fetched the next time`() async throws {
        let failure = ApplicationError(.offline)
        let pages = StubArticles([["a"], ["b"]], failures: ["page 2": .offline])
        let paginator = ArticlePaginator(fetch: pages.page)
        await #expect(throws: failure) { try await find(.next, of: "a", in: paginator) }
        await pages.recover()
        #expect(try await find(.next, of: "a", in: paginator) == article("b"))
        let unreachable = ArticlePaginator(fetch: StubArticles(failures: ["*": .offline]).page)
        await #expect(throws: failure) { try await find(.next, of: "a", in: unreachable) }
    }
}

private actor InMemoryTraversals: ArticleTraversalGateway {
    private var traversals: [ArticleSelection: ArticleTraversal] = [:]

    func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal? {
        traversals[selection]
    }

    func save(_ traversal: ArticleTraversal) async throws(ApplicationError) {
        traversals[traversal.selection] = traversal.isComplete ? nil : traversal
    }
}

struct ArticleTraversalTests {
    @Test func `a traversal begins, goes on from where it was kept, and arrives`() async throws {
        let traversals = InMemoryTraversals()
        let find = FindArticleTraversal(gateway: traversals)
        let fetch = FetchArticleTraversalStep(gateway: StubArticles([["a1"], ["a2"]]))
        let keep = SaveArticleTraversal(gateway: traversals)
        let first = try await fetch(try await find(.newest))
        #expect(first.articles.map(\.id.rawValue) == ["a1"])
        try await keep(first.traversal)
        let second = try await fetch(try await find(.newest))
        #expect(second.articles.map(\.id.rawValue) == ["a2"])
        #expect(second.traversal.isComplete)
        #expect(try await fetch(second.traversal) == ArticleTraversalStep([], traversal: second.traversal))
        try await keep(second.traversal)
        #expect(try await find(.newest) == ArticleTraversal(.newest))
    }

    @Test func `kept articles are no answer of the host`() async {
        let kept = StubArticles([["a1"]], freshness: .kept(at: .distantPast, because: .offline))
        await #expect(throws: ApplicationError(.offline)) {
            try await FetchArticleTraversalStep(gateway: kept)(ArticleTraversal(.newest))
        }
    }

    /// The host of the test has 300 articles a day and serves a hundred pages of one list.
    @Test func `articles before the day that has been reached are remembered no longer`() throws {
        var traversal = ArticleTraversal(.newest)
        var remembered: [Int] = []
        for part in 0..<3 {
            for number in 1...ArticleTraversal.lastPage {
                let articles = try (0..<100).map { place in
                    let index = part * 10_000 + (number - 1) * 100 + place
                    let day = Date(timeIntervalSince1970: 1_767_225_600 - Double(index / 300) * 86_400)
                    return Fetched(
                        try Article(id: ArticleID("a\(index)"), title: "t", body: "", createdAt: day),
                        freshness: .live
                    )
                }
                let page = try PageRequest(number: number, size: 100)
                _ = traversal.take(Page(elements: articles, next: page.next, total: nil))
            }
            remembered.append(traversal.seen.count)
        }
        #expect(traversal.count == 30_000)
        #expect(remembered.allSatisfy { (1...300).contains($0) }, "\(remembered)")
    }
}
