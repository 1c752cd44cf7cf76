import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// The pages of a list, of which no article is fetched alone.
private struct ListedArticles: ArticleGateway {
    let pages: StubPages

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        try await pages.page(request, of: selection)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        throw ApplicationError(.notFound)
    }
}

/// Stores the last traversal in memory.
private actor MemoryTraversals: ArticleTraversalGateway {
    private(set) var stored: ArticleTraversal?

    func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal? { stored }

    func save(_ traversal: ArticleTraversal) async throws(ApplicationError) {
        stored = traversal.isComplete ? nil : traversal
    }
}

@MainActor
struct ArticleTraversalSceneTests {
    private typealias Tester = SceneTester<
        ArticleListEvent, ArticleListCommand, ArticleTraversalRequest, ArticleTraversalResponse
    >

    private let traversals = MemoryTraversals()

    private func tester(_ pages: StubPages, continues: Bool = false) -> Tester {
        let tester = Tester(
            presenter: {
                ArticleTraversalPresenter(
                    listing: .newest,
                    continues: continues,
                    context: ArticleContext(origin: .host(Setting([], builtIn: .qiita))),
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: UseCaseInteractor.using(
                find: FindArticleTraversal(gateway: traversals),
                fetch: FetchArticleTraversalStep(gateway: ListedArticles(pages: pages)),
                keep: SaveArticleTraversal(gateway: traversals)
            )
        )
        // The presenter's own tests compare the commands.
        tester.exhaustive = [.request, .response]
        return tester
    }

    /// Expects that a page is fetched, shown and stored, and returns the traversal after it.
    private func expectStep(
        from traversal: ArticleTraversal,
        _ page: Page<Fetched<Article>>,
        showing row: ArticleRow,
        _ tester: Tester
    ) async -> ArticleTraversal {
        var next = traversal
        let articles = next.take(page)
        await tester.expect(request: .fetch(traversal))
        await tester.expect(response: .didFetch(.success(ArticleTraversalStep(articles, traversal: next))))
        let heading = Phrase(en: "Newest articles on qiita.com", ja: "qiita.com の新着記事")
        await tester.expect(command: .show(ArticleListContent(heading: heading, rows: [row])))
        await tester.expect(request: .keep(next))
        await tester.expect(response: .didKeep(next, nil))
        return next
    }

    @Test func `a traversal that fails is stored, and the next run goes on behind what was shown`() async throws {
        let failure = ApplicationError(.offline)
        let second = try PageRequest(number: 2, size: 100)
        let first = Page(elements: [try Sample.fetched("a")], next: second, total: 2)
        let last = Page(elements: [try Sample.fetched("b")], next: nil, total: 2)
        let tester = tester(StubPages([.success(first), .failure(failure)]))
        tester.send(.viewDidLoad)
        let reached = await expectStep(
            from: ArticleTraversal(.newest),
            first,
            showing: Sample.row("a"),
            tester
        )
        await tester.expect(request: .fetch(reached))
        await tester.expect(response: .didFetch(.failure(failure)))
        await tester.finish()

        let next = self.tester(StubPages([.success(last)]), continues: true)
        next.send(.viewDidLoad)
        await next.expect(request: .find(.newest))
        await next.expect(response: .didFind(.success(reached)))
        _ = await expectStep(from: reached, last, showing: Sample.row("b"), next)
        await next.finish()
        #expect(await traversals.stored == nil)
    }
}
