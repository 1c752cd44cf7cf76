import AppearanceDomain
import AppearanceRepository
import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticleRepository
import ArticleUseCase
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The object graph: the configuration, stores, connection and states that the screens share, each created once.
///
/// A part that cannot be created fails the screens that need it, and no others.
@MainActor
struct ReaderApp {
    let storage: ReaderStorage
    let configuration: ReaderConfiguration
    /// The connection to hosts, as the last request found it.
    let connectivity = State(Connectivity.online)
    /// The progress of building the index of the kept articles, or nil where it is complete.
    let indexing = State<KeptIndexProgress?>(nil)
    let appearance = State(Appearance.light)
    let appearances: StoredAppearanceGateway
    let journal = State(ReactionJournal())
    /// The facts about articles that commands have changed, for all lists.
    let marks = State(ArticleMarks())
    let history: StoredHistoryGateway
    /// The images of articles and manuscripts, of any host.
    let images: RemoteArticleImageGateway
    let lists = OpenLists()
    /// The positions in the articles of the host that were opened in this run.
    let positions = State(ReadingPositions())
    /// The times at which articles of the host were last read.
    let readings = State<[ArticleID: Date]>([:])
    /// The reason why the history lacks an article that was read in this run, or nil.
    let historyFailure = State<ApplicationError?>(nil)
    private let resolvedConnection: Result<HostConnection, ApplicationError>
    private let resolvedSource: Result<ArticleSource, ApplicationError>

    /// Reads the settings file and the token, and restores the appearance.
    init(_ options: ReaderOptions, environment: [String: String], language: Language) async {
        storage = ReaderStorage(environment: environment)
        configuration = await ReaderConfiguration(options, storage: storage)
        appearances = StoredAppearanceGateway(store: storage.preferences)
        history = StoredHistoryGateway(store: storage.state, skipped: storage.skipped)
        images = Self.makeImages(storage)
        resolvedConnection = await HostConnection.resolve(
            configuration,
            storage: storage,
            connectivity: connectivity
        )
        resolvedSource =
            switch options.source {
            case .guide: .success(ArticleSource(guideIn: language))
            case .qiita: resolvedConnection.map { [storage] in ArticleSource($0, storage: storage) }
            }
    }

    /// The connection to the host.
    func connection() throws(ApplicationError) -> HostConnection { try resolvedConnection.get() }

    /// The source of the articles.
    func source() throws(ApplicationError) -> ArticleSource { try resolvedSource.get() }

    /// Creates the screen of a scene, in every mode of the host.
    ///
    /// - Returns: the screen, or nil if a part that it needs is missing; the host has shown the reason then.
    func makeScreen(for scene: AppScene, on host: any SceneHost, router: Router<AppScene>) -> (any Screen)? {
        let articles = router.scoped(AppScene.article)
        do throws(ApplicationError) {
            return switch scene {
            case .article(.list(let listing)): try makeList(of: listing, on: host, router: articles)
            case .article(.detail(let name, let listing)):
                try makeDetail(of: name, in: listing, on: host, router: articles)
            case .article(.comments(let name)): try makeComments(on: name, on: host, router: articles)
            case .article(.signIn): makeLogin(.asking, to: try connection(), on: host, router: articles)
            case .article(.settings): makeSettings(on: host, router: articles)
            case .article(.library(let section)): try makeLibrary(section, on: host, router: articles)
            case .command(let invocation): try makeScreen(for: invocation, on: host, router: router)
            case .appearance(let invocation): makeAppearance(invocation, on: host)
            }
        } catch {
            host.showMessage(error)
            host.outcome = ExitOutcome(error)
            return nil
        }
    }

    private func makeScreen(
        for invocation: ArticleInvocation,
        on host: any SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> any Screen {
        let articles = router.scoped(AppScene.article)
        return switch invocation {
        case .open: try makeList(of: .newest, on: host, router: articles)
        case .list(let listing, let paging): try makeList(of: listing, paging, on: host, router: articles)
        case .all(let listing, let continues):
            try makeTraversal(of: listing, continues: continues, on: host, router: articles)
        case .read(let name), .written(let name, as: .text), .written(let name, as: .markdown), .raw(let name):
            try makeDetail(of: name, on: host, router: articles)
        case .written(let name, as: .html): try makeHTML(of: name, on: host)
        case .contents(let name): try makeContents(of: name, on: host)
        case .links(let name): try makeLinks(of: name, on: host)
        case .subject(let invocation): try makeSubject(invocation, on: host, router: articles)
        case .reaction(let invocation): try makeReaction(invocation, on: host)
        case .sync(let invocation): try makeSync(invocation, on: host, router: router)
        case .kept(let invocation): try makeKept(invocation, on: host)
        case .saved(let invocation): makeSaved(invocation, on: host, router: router)
        case .history(let invocation): try makeHistory(invocation, on: host)
        case .account(let invocation): try makeAccount(invocation, on: host)
        case .settings(let invocation): makeSettings(invocation, on: host)
        }
    }
}
