import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

/// Saved searches in memory.
private actor MemorySearches: SavedSearchGateway {
    private var searches: [SavedSearchName: SavedSearch] = [:]

    init(_ search: SavedSearch?) {
        if let search { searches[search.name] = search }
    }

    func names() async throws(ApplicationError) -> [SavedSearchName] { searches.keys.sorted() }
    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? { searches[name] }
    func save(_ search: SavedSearch) async throws(ApplicationError) { searches[search.name] = search }
    func remove(_ name: SavedSearchName) async throws(ApplicationError) { searches[name] = nil }
}

@MainActor
struct SavedSearchSceneTests {
    private typealias SaveTester = SceneTester<
        ReportEvent<SavedSearchAction>, ReportCommand<SavedSearchAction>, SaveSearchRequest, SaveSearchResponse
    >
    private typealias RunTester = SceneTester<
        ReportEvent<SavedSearchAction>, ReportCommand<SavedSearchAction>, ReportRequest,
        ReportResponse<SavedSearch, ApplicationError>
    >

    private let name: SavedSearchName
    private let sent = Sent<ReportCommand<SavedSearchAction>, ReportRequest, ArticleSearch>()

    init() throws {
        name = try SavedSearchName("朝")
    }

    private func search(_ words: String) throws -> SavedSearch {
        try SavedSearch(name, words: words, filters: [], savedAt: TestWallClock().now)
    }

    private var unknown: ApplicationError { UnknownSavedSearch(name, known: []).error }

    private func saveTester(_ words: String, replacing search: SavedSearch? = nil) -> SaveTester {
        let searches = MemorySearches(search)
        let tester = SaveTester(
            presenter: { [name] in
                SaveSearchPresenter(
                    name: name.text,
                    search: ArticleSearch(words),
                    commandListener: $0,
                    requestListener: $1
                )
            },
            interactor: UseCaseInteractor.using(
                find: FindSavedSearch(gateway: searches),
                save: SaveSearch(gateway: searches, clock: TestWallClock())
            )
        )
        // The presenter's own tests compare the commands.
        tester.exhaustive = [.request, .response]
        return tester
    }

    private func runTester(_ search: SavedSearch?) -> RunTester {
        RunTester(
            presenter: { [sent] in
                RunSavedSearchPresenter(commandListener: $0, requestListener: $1, router: sent.router)
            },
            interactor: ReportInteractor.query(FindSavedSearch(gateway: MemorySearches(search)), name)
        )
    }

    @Test func `a search is saved under a free name`() async throws {
        let tester = saveTester("swift")
        tester.send(.viewDidLoad)
        await tester.expect(request: .find(name))
        await tester.expect(response: .didFind(.failure(unknown)))
        await tester.expect(request: .save(SaveSearch.Input(name, words: "swift", filters: [])))
        await tester.expect(response: .didSave(.success(try search("swift"))))
        await tester.finish()
    }

    @Test func `another search is replaced after the question`() async throws {
        let tester = saveTester("kotlin", replacing: try search("swift"))
        tester.send(.viewDidLoad)
        await tester.expect(request: .find(name))
        await tester.expect(response: .didFind(.success(try search("swift"))))
        tester.send(.didAnswer(AlertAnswer(.replace)))
        await tester.expect(request: .save(SaveSearch.Input(name, words: "kotlin", filters: [])))
        await tester.expect(response: .didSave(.success(try search("kotlin"))))
        await tester.finish()
    }

    @Test func `a saved search is found, and its list takes the place of the screen`() async throws {
        let tester = runTester(try search("swift"))
        tester.send(.viewDidLoad)
        await tester.expect(request: .answer)
        await tester.expect(response: .didAnswer(.success(try search("swift"))))
        await tester.finish()
        #expect(sent.transitions == [.replace("swift")])
    }

    @Test func `an unknown name is an alert, and leads nowhere`() async throws {
        let tester = runTester(nil)
        tester.send(.viewDidLoad)
        await tester.expect(request: .answer)
        await tester.expect(response: .didAnswer(.failure(unknown)))
        await tester.expect(command: .showAlert(SavedSearchAlerts().alert(for: unknown)))
        await tester.finish()
        #expect(sent.transitions.isEmpty)
    }
}
