import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

/// The data of a machine: one article that was read, and a saved search.
private actor Machine: KeptArticleGateway, HistoryGateway, SavedSearchGateway, CompletionSource {
    private let article: Article
    private let saved: SavedSearch
    private var isKept = true
    private var isRead = true
    private var isSaved = true

    init() throws {
        article = try Sample.article("a")
        saved = try SavedSearch(SavedSearchName("朝"), words: "swift", filters: [], savedAt: .distantPast)
    }

    private var summaries: [KeptArticleSummary] { isKept ? [KeptArticleSummary(article, keptAt: .distantPast)] : [] }

    func search(_ query: SearchQuery, _ request: PageRequest) async throws(ApplicationError) -> Page<KeptArticleHit> {
        Page(elements: summaries.map { KeptArticleHit($0, excerpt: []) }, next: nil, total: 1)
    }

    func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary] { summaries }
    func count() async throws(ApplicationError) -> Int { summaries.count }
    func updateIndex() async throws(ApplicationError) -> KeptIndexProgress {
        KeptIndexProgress(indexed: summaries.count, remaining: 0)
    }
    func remove(_ id: ArticleID) async throws(ApplicationError) { isKept = false }

    func add(_ entry: HistoryEntry) async throws(ApplicationError) {}
    func page(_ request: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        let entry = HistoryEntry(article.id, on: .qiita, title: article.title, date: .distantPast)
        return Page(elements: isRead ? [entry] : [], next: nil, total: isRead ? 1 : 0)
    }
    func dates(on host: ArticleHost) async throws(ApplicationError) -> [ArticleID: Date] { [:] }
    func remove(_ article: ArticleReference) async throws(ApplicationError) { isRead = false }
    func clear() async throws(ApplicationError) { isRead = false }

    func names() async throws(ApplicationError) -> [SavedSearchName] { isSaved ? [saved.name] : [] }
    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? { isSaved ? saved : nil }
    func save(_ search: SavedSearch) async throws(ApplicationError) {}
    func remove(_ name: SavedSearchName) async throws(ApplicationError) { isSaved = false }

    func tags() async throws(ApplicationError) -> [KnownTag] { article.tags.map { KnownTag($0, keptCount: 1) } }
    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] { [] }
    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? { nil }
}

@MainActor
struct LibrarySceneTests {
    private typealias Tester = SceneTester<ArticleListEvent, ArticleListCommand, LibraryRequest, LibraryResponse>

    private let machine: Machine

    init() throws {
        machine = try Machine()
    }

    private func tester(_ section: LibrarySection) -> Tester {
        let list = ListLibrary(
            tags: ListKeptTags(gateway: machine, source: machine),
            searches: ListSavedSearches(gateway: machine),
            kept: ListKeptArticles(gateway: machine),
            search: SearchKeptArticles(gateway: machine),
            history: ListHistory(gateway: machine)
        )
        let paginator = LibraryPaginator { (page, selection) throws(ApplicationError) in
            try await list(ListLibrary.Input(page, of: selection))
        }
        let (readings, positions) = (State<[ArticleID: Date]>([:]), State(ReadingPositions()))
        let tester = Tester(
            presenter: {
                LibraryPresenter(
                    section,
                    in: ArticleContext(origin: .host(Setting([], builtIn: .qiita)), opensScreens: true),
                    recordsHistory: true,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: UseCaseInteractor.using(
                list: paginator.list,
                readings: readings.readOnly,
                browse: BrowseLibrary(paginator: paginator),
                removeSearch: RemoveSavedSearch(gateway: machine),
                removeKept: RemoveKeptArticle(
                    gateway: machine,
                    host: .qiita,
                    titles: machine,
                    marks: State(ArticleMarks()),
                    removed: State(nil)
                ),
                removeFromHistory: RemoveFromHistory(
                    gateway: machine,
                    host: .qiita,
                    readings: readings,
                    positions: positions,
                    removed: State(nil)
                ),
                clearHistory: ClearHistory(gateway: machine, readings: readings, positions: positions),
                complete: ListCompletions(source: machine, searches: machine),
                awaitSignIn: AwaitSignIn()
            )
        )
        // The presenter's own tests compare the commands and the lists.
        tester.exhaustive = [.request]
        return tester
    }

    private func start(_ section: LibrarySection, _ selection: LibrarySelection) async -> Tester {
        let tester = tester(section)
        tester.send(.viewDidLoad)
        await tester.expect(request: .observe)
        await tester.expect(request: .browse(.start(selection)))
        return tester
    }

    /// Shows the list, and removes a row of it.
    private func expectRemoval(
        of id: String,
        _ removal: LibraryRemoval,
        from section: LibrarySection,
        _ selection: LibrarySelection,
        confirming action: ArticleFailureAction? = nil
    ) async {
        let tester = await start(section, selection)
        await tester.advance(by: .zero)
        tester.send(.didAskFor(.remove, of: [id]))
        if let action { tester.send(.didAnswer(AlertAnswer(action))) }
        await tester.expect(request: .remove(removal))
        await tester.expect(response: .didRemove(removal))
        await tester.expect(request: .browse(.reload))
        await tester.finish()
    }

    @Test func `a kept article is removed`() async throws {
        let removal = LibraryRemoval.kept(try ArticleReference("a"))
        await expectRemoval(of: "a", removal, from: .kept, .kept, confirming: .remove)
    }

    @Test func `an article leaves the history`() async throws {
        let removal = LibraryRemoval.reading(try ArticleReference("a"))
        await expectRemoval(of: "qiita.com/a", removal, from: .history, .history)
    }

    @Test func `a saved search is removed`() async throws {
        let removal = LibraryRemoval.search(try SavedSearchName("朝"))
        await expectRemoval(
            of: "朝",
            removal,
            from: .saved,
            .searches,
            confirming: .remove
        )
    }

    @Test func `the history is cleared`() async throws {
        let tester = await start(.history, .history)
        await tester.advance(by: .zero)
        tester.send(.didAskFor(.clear, of: []))
        tester.send(.didAnswer(AlertAnswer(.clear)))
        await tester.expect(request: .remove(.history))
        await tester.expect(response: .didRemove(.history))
        await tester.expect(request: .browse(.reload))
        await tester.finish()
    }
}
