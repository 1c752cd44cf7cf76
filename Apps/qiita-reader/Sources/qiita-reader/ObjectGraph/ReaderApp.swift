import AppearanceDomain
import AppearanceRepository
import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticleRepository
import ArticleUseCase
import CurlTransport
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import UseCaseKit

/// The object graph: the configuration, stores, connection and states that the screens share, each created once.
///
/// A part that cannot be created fails the screens that need it, and no others.
@MainActor
struct ReaderApp {
    let options: ReaderOptions
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
        self.options = options
        storage = ReaderStorage(environment: environment)
        configuration = ReaderConfiguration(
            given: options.given,
            environment: environment,
            settings: await CurrentSettings(storage.settings)
        )
        appearances = StoredAppearanceGateway(store: storage.preferences)
        history = StoredHistoryGateway(store: storage.state, skipped: storage.skipped)
        images = Self.makeImages(storage)
        resolvedConnection = await HostConnection.resolve(
            configuration,
            storage: storage,
            transport: CurlHTTPExchange(environment: environment),
            connectivity: connectivity
        )
        resolvedSource =
            switch options.source {
            case .guide: .success(ArticleSource(guideIn: language))
            case .qiita: resolvedConnection.map { [storage] in ArticleSource($0, storage: storage) }
            }
    }

    func connection() throws(ApplicationError) -> HostConnection { try resolvedConnection.get() }

    func source() throws(ApplicationError) -> ArticleSource { try resolvedSource.get() }
}
