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

/// What is on a machine: one article that was read, and a saved search.
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
}

@MainActor
struct LibrarySceneTests {
    private typealias Tester = SceneTester<LibraryEvent, LibraryCommand, LibraryRequest, LibraryResponse>

    private let machine: Machine

    init() throws {
        machine = try Machine()
    }

    private func tester(_ section: LibrarySection) -> Tester {
        let tester = Tester(
            presenter: {
                LibraryPresenter(
                    section,
                    of: .qiita,
                    commandListener: $0,
                    requestListener: $1,
                    router: Router { _ in }
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    tags: ListKeptTags(gateway: machine, source: machine),
                    searches: ListSavedSearches(gateway: machine),
                    removeSearch: RemoveSavedSearch(gateway: machine),
                    kept: ListKeptArticles(gateway: machine),
                    search: SearchKeptArticles(gateway: machine),
                    removeKept: RemoveKeptArticle(
                        gateway: machine,
                        host: .qiita,
                        titles: machine,
                        marks: State(ArticleMarks()),
                        removed: State(nil)
                    ),
                    readings: State([:]).readOnly,
                    history: ListHistory(gateway: machine),
                    removeFromHistory: RemoveFromHistory(
                        gateway: machine,
                        host: .qiita,
                        readings: State([:]),
                        positions: State(ReadingPositions()),
                        removed: State(nil)
                    ),
                    clearHistory: ClearHistory(
                        gateway: machine,
                        readings: State([:]),
                        positions: State(ReadingPositions())
                    )
                )
            }
        )
        // The presenter's own tests compare the commands and the pages.
        tester.exhaustive = [.request]
        return tester
    }

    /// Shows the list, removes a row of it, and expects an empty one.
    private func expectRemoval(
        of id: String,
        _ request: LibraryRequest,
        from section: LibrarySection,
        listedBy list: LibraryRequest,
        confirming action: LibraryAction? = nil
    ) async {
        let tester = tester(section)
        tester.send(.viewDidLoad)
        tester.send(.viewWillAppear)
        await tester.expect(request: list)
        await tester.expect(
            command: .offer(
                section == .history ? [.remove, .clear] : section == .kept ? [.search, .remove] : [.remove]
            )
        )
        tester.send(.didAskToRemove(id))
        if let action { tester.send(.didAnswer(action)) }
        await tester.expect(request: request)
        await tester.expect(response: .didRemove)
        await tester.expect(request: list)
        await tester.expect(command: .show([]))
        await tester.expect(command: .offer([]))
        await tester.finish()
    }

    @Test func `a kept article is removed`() async throws {
        let request = LibraryRequest.removeKept(try ArticleReference("a"))
        await expectRemoval(of: "a", request, from: .kept, listedBy: .listKept(.first), confirming: .remove)
    }

    @Test func `an article leaves the history`() async throws {
        let request = LibraryRequest.removeFromHistory(try ArticleReference("a"))
        await expectRemoval(of: "a", request, from: .history, listedBy: .listHistory(.first))
    }

    @Test func `a saved search is removed`() async throws {
        let request = LibraryRequest.removeSearch(try SavedSearchName("朝"))
        await expectRemoval(of: "朝", request, from: .saved, listedBy: .listSearches, confirming: .remove)
    }

    @Test func `the history is cleared`() async throws {
        let tester = tester(.history)
        tester.send(.viewWillAppear)
        await tester.expect(request: .listHistory(.first))
        await tester.expect(command: .offer([.remove, .clear]))
        tester.send(.didAskToClear)
        tester.send(.didAnswer(.clear))
        await tester.expect(request: .clearHistory)
        await tester.expect(response: .didRemove)
        await tester.expect(request: .listHistory(.first))
        await tester.expect(command: .show([]))
        await tester.finish()
    }

    @Test func `tags are listed, and kept articles are searched`() async throws {
        let tags = tester(.tags)
        tags.send(.viewWillAppear)
        await tags.expect(request: .listTags)
        let known = ["Swift", "設計"].compactMap { try? ArticleTag($0) }.map { KnownTag($0, keptCount: 1) }
        await tags.expect(response: .didLoad(.tags(known)))
        await tags.finish()
        let kept = tester(.kept)
        kept.send(.didChangeQuery("設計"))
        await kept.expect(request: .searchKept(KeptSearch(try SearchQuery("設計"), page: .first)))
        await kept.expect(command: .offer([.search, .endSearch, .remove]))
        await kept.finish()
    }
}
