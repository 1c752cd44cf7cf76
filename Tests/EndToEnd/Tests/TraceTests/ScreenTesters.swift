import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import PresentationTesting
import ReportKit
import Testing
import UseCaseKit

typealias SettingsTester = SceneTester<SettingsEvent, SettingsCommand, SettingsRequest, SettingsResponse>
typealias LibraryTester = SceneTester<ArticleListEvent, ArticleListCommand, LibraryRequest, LibraryResponse>
typealias CommentTester = SceneTester<
    CommentListEvent, CommentListCommand, CommentListRequest, CommentListResponse
>
typealias LoginTester = SceneTester<
    ReportEvent<LoginAction>, ReportCommand<LoginAction>, LoginRequest, LoginResponse
>

/// Creates a tester of the screen of the settings, of which the file has none.
@MainActor
func makeSettingsTester(path: String, options: [ReaderSetting: String], environment: [String: String]) -> SettingsTester
{
    let settings = State(ReaderSettings(path: path, values: []))
    let gateway = NoSettings(path: path)
    let manage = ManageSettings(
        gateway: gateway,
        fetch: FetchSettings(gateway: gateway, options: options, environment: environment),
        hasTerminal: true,
        settings: settings
    )
    return SceneTester(
        presenter: { SettingsPresenter(commandListener: $0, requestListener: $1, router: Router { _ in }) },
        interactor: UseCaseInteractor.using(
            manage: manage,
            settings: settings.readOnly
        )
    )
}

/// Creates a tester of a tab of the library, with everything that it lists.
@MainActor
func makeLibraryTester(
    _ section: LibrarySection,
    of origin: ArticleOrigin,
    listing page: Page<LibraryEntry> = Page(elements: [], next: nil, total: 0)
) -> LibraryTester {
    let paginator = LibraryPaginator(firstPage: .first) { _, _ in page }
    return SceneTester(
        presenter: {
            LibraryPresenter(
                section,
                in: ArticleContext(origin: origin, opensScreens: true),
                recordsHistory: true,
                commandListener: $0,
                requestListener: $1,
                router: Router { _ in }
            )
        },
        interactor: UseCaseInteractor.using(
            list: paginator.list,
            readings: State([:]).readOnly,
            browse: BrowseLibrary(paginator: paginator),
            removeSearch: Unused(),
            removeKept: Unused(),
            removeFromHistory: Unused(),
            clearHistory: Unused(),
            complete: NoCompletions(),
            awaitSignIn: AwaitSignIn()
        )
    )
}

/// Creates a tester of the comments on an article, which cannot be fetched the first time.
@MainActor
func makeCommentTester(
    _ comments: [ArticleComment],
    on article: String,
    at host: Setting<ArticleHost>,
    failing error: ApplicationError
) -> CommentTester {
    let gateway = UnreliableComments(comments, failing: error)
    return SceneTester(
        presenter: {
            CommentListPresenter(
                name: article,
                context: ArticleContext(origin: .host(host), opensScreens: true),
                commandListener: $0,
                requestListener: $1,
                router: Router { _ in }
            )
        },
        interactor: UseCaseInteractor.using(
            fetch: FetchComments(gateway: gateway, host: host.value, markup: markup),
            open: Unused(),
            opened: State(nil).readOnly
        )
    )
}

/// Creates a tester of the sign-in to a host, at which no token is accepted.
@MainActor
func makeLoginTester(_ host: Setting<ArticleHost>, place: String) -> LoginTester {
    SceneTester(
        presenter: {
            LoginPresenter(
                method: .asking,
                host: host,
                place: place,
                commandListener: $0,
                requestListener: $1,
                router: Router { _ in }
            )
        },
        interactor: UseCaseInteractor.using(
            session: State(Session(host: host.value)).readOnly,
            find: NoForeignToken(),
            signIn: RefusedSignIn()
        )
    )
}

private struct NoSettings: SettingsGateway {
    let path: String

    func written() async throws(ApplicationError) -> [WrittenSetting] { [] }
    func write(_ value: String, for key: String) async throws(ApplicationError) {}
    func remove(_ key: String) async throws(ApplicationError) {}
    func edit() async throws(ApplicationError) {}
}

/// Fails the first time, and then has its comments.
private actor UnreliableComments: CommentGateway {
    private let comments: [ArticleComment]
    private var failure: ApplicationError?

    init(_ comments: [ArticleComment], failing error: ApplicationError) {
        (self.comments, failure) = (comments, error)
    }

    func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        defer { failure = nil }
        if let failure { throw failure }
        return Fetched(comments, freshness: .live)
    }
}

private struct NoForeignToken: QueryUseCase {
    func callAsFunction(_ input: Void) async throws(ApplicationError) -> ForeignToken? { nil }
}

/// A command that no recorded run has used.
private struct Unused<Input: Sendable>: CommandUseCase {
    func callAsFunction(_ input: Input) async throws(ApplicationError) {
        Issue.record("\(input) was not expected.")
    }
}

private struct RefusedSignIn: CommandUseCase {
    func callAsFunction(_ input: Secret) async throws(ApplicationError) { throw ApplicationError(.unauthorized) }
}
