import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

/// The pages of a list, the last of which may fail.
private actor StubPages {
    private let pages: [[String]]
    private var failure: ApplicationError?
    private(set) var requested: [Int] = []

    init(_ pages: [[String]], failure: ApplicationError? = nil) {
        self.pages = pages
        self.failure = failure
    }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        requested.append(request.number)
        if request.number == pages.count, let failure {
            self.failure = nil
            throw failure
        }
        var articles: [Fetched<Article>] = []
        for name in pages[request.number - 1] {
            let id = try ApplicationError.validating(try ArticleID(name))
            let article = try ApplicationError.validating(try Article(id: id, title: name, body: ""))
            articles.append(Fetched(article, freshness: .live))
        }
        return Page(elements: articles, next: request.number < pages.count ? request.next : nil, total: nil)
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
        let pages = StubPages([["a", "b", "c"], ["d"]])
        let paginator = ArticlePaginator(fetch: pages.page)
        await paginator.load(.start(.mine))
        #expect(try await find(.next, of: "b", in: paginator) == article("c"))
        #expect(try await find(.previous, of: "b", in: paginator) == article("a"))
        #expect(try await find(.previous, of: "a", in: paginator) == .end)
        #expect(try await find(.next, of: "x", in: paginator) == .unlisted)
        #expect(await pages.requested == [1])
    }

    @Test func `behind the last article of a page comes the first one of the next page, at the end there is none`()
        async throws
    {
        let pages = StubPages([["a", "b"], [], ["b", "c"]])
        let paginator = ArticlePaginator(fetch: pages.page)
        await paginator.load(.start(.newest))
        #expect(try await find(.next, of: "b", in: paginator) == article("c"))
        #expect(try await find(.next, of: "c", in: paginator) == .end)
        #expect(Set(await pages.requested) == [1, 2, 3])
    }

    @Test func `a list that was not started is started`() async throws {
        let paginator = ArticlePaginator(fetch: StubPages([["a", "b"]]).page)
        #expect(try await find(.next, of: "a", in: paginator) == article("b"))
        #expect(paginator.list.value.query == .newest)
    }

    @Test func `a page that cannot be fetched is a failure, and is fetched the next time`() async throws {
        let failure = ApplicationError(.offline)
        let paginator = ArticlePaginator(fetch: StubPages([["a"], ["b"]], failure: failure).page)
        await #expect(throws: failure) { try await find(.next, of: "a", in: paginator) }
        #expect(try await find(.next, of: "a", in: paginator) == article("b"))
        let unreachable = ArticlePaginator(fetch: StubPages([["a"]], failure: failure).page)
        await #expect(throws: failure) { try await find(.next, of: "a", in: unreachable) }
    }
}
