import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import Testing
import UseCaseKit

/// A gateway with this many pages of one article each.
private struct StubArticleGateway: ArticleGateway {
    var pages = 2
    var failure: ApplicationError?

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        if let failure { throw failure }
        let article = try await article(try ApplicationError.validating(try ArticleID("article-\(request.number)")))
        return Page(elements: [article], next: request.number < pages ? request.next : nil, total: pages)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        if let failure { throw failure }
        let article = try ApplicationError.validating(try Article(id: id, title: "題名 \(id)", body: ""))
        return Fetched(article, freshness: .live)
    }
}

/// Parses a text into one paragraph.
private struct StubMarkup: MarkupGateway {
    func markup(of source: String) -> Markup {
        Markup(blocks: [.paragraph([.text(source)])])
    }
}

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
        let paginator = ArticlePaginator(fetch: StubArticleGateway().page)
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
        let paginator = ArticlePaginator(fetch: StubArticleGateway().page)
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
        let gateway = StubArticleGateway()
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

    @Test func `the list has its failure`() async throws {
        let failure = ApplicationError(.offline)
        let paginator = ArticlePaginator(fetch: StubArticleGateway(failure: failure).page)
        try await BrowseArticles(paginator: paginator, marks: State(ArticleMarks()))(.start(.newest))
        #expect(paginator.list.value.phase == .failed(failure))
    }

    @Test(arguments: ["the-grid", "https://qiita.com/a/items/the-grid"])
    func `an article is read by its identifier or by a URL of the host`(text: String) async throws {
        let read = ReadArticle(gateway: StubArticleGateway(), host: .qiita, markup: StubMarkup())
        let fetched = try await read(ArticleReference(text))
        #expect(fetched.value.source.id.rawValue == "the-grid")
        #expect(fetched.value.markup == StubMarkup().markup(of: ""))
    }

    @Test func `an article that was read is added to the history, and one that was not read is not`() async throws {
        let read = State<[String]>([])
        let history = SpyHistory(articles: read)
        let reference = try ArticleReference("a")
        let gateway = StubArticleGateway()
        _ = try await ReadArticle(gateway: gateway, host: .qiita, markup: StubMarkup(), history: history)(reference)
        #expect(read.value == ["a"])
        let failing = StubArticleGateway(failure: ApplicationError(.offline))
        await #expect(throws: ApplicationError(.offline)) {
            try await ReadArticle(gateway: failing, host: .qiita, markup: StubMarkup(), history: history)(reference)
        }
        #expect(read.value == ["a"])
    }

    @Test func `a URL of another host is refused`() async throws {
        let read = ReadArticle(gateway: StubArticleGateway(), host: .qiita, markup: StubMarkup())
        let reference = try ArticleReference("https://team.qiita.com/a/items/the-grid")
        let error = ValidationError(field: "host", value: "team.qiita.com", rule: .oneOf(["qiita.com"]))
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await read(reference) }
    }
}
