import ArticleDomain
import ArticleMarkdown
import ArticleRepository
import ArticleUseCase
import CMarkPackageParser
import DomainKit
import Foundation
import PresentationKit
import RepositoryKit
import UseCaseKit

/// The object graph: the configuration, stores, connection and states that the screens share, each created once.
///
/// The linked folders are those of the app for terminals: what is behind the views is put together there.
@MainActor
struct ReaderApp {
    let storage: ReaderStorage
    let configuration: ReaderConfiguration
    /// The progress of building the index of the kept articles, or nil where it is complete.
    let indexing = State<KeptIndexProgress?>(nil)
    let journal = State(ReactionJournal())
    /// The facts about articles that commands have changed, for all lists.
    let marks = State(ArticleMarks())
    let history: StoredHistoryGateway
    /// The screens show no images.
    let fetchImage: FetchArticleImage? = nil
    let lists = OpenLists()
    /// The positions in the articles that were opened since the start.
    let positions = State(ReadingPositions())
    /// The times at which articles of the host were last read.
    let readings = State<[ArticleID: Date]>([:])
    /// The reason why the history lacks an article that was read since the start, or nil.
    let historyFailure = State<ApplicationError?>(nil)
    let pageOpener = BrowserPageOpener(ApplicationLinkOpener())
    let markup = QiitaMarkup(parser: CMarkParser())
    /// Reads the settings and the token again, and opens the newest articles.
    let restart: @MainActor @Sendable () -> Void
    private let resolvedConnection: Result<HostConnection, ApplicationError>
    private let resolvedSource: Result<ArticleSource, ApplicationError>

    /// Reads the settings, the token and the dates of the history.
    ///
    /// - Parameters:
    ///   - storage: the stores.
    ///   - transport: performs the exchanges with hosts.
    ///   - restart: creates the app again.
    init(
        _ storage: ReaderStorage,
        transport: any HTTPExchange,
        restart: @escaping @MainActor @Sendable () -> Void
    ) async {
        self.storage = storage
        self.restart = restart
        configuration = ReaderConfiguration(settings: await CurrentSettings(storage.settings))
        history = StoredHistoryGateway(store: storage.state, skipped: storage.skipped)
        resolvedConnection = await HostConnection.resolve(
            configuration,
            storage: storage,
            transport: transport,
            connectivity: State(.online)
        )
        resolvedSource = resolvedConnection.map { ArticleSource($0, storage: storage) }
        await loadReadings()
    }

    /// The connection to the host.
    func connection() throws(ApplicationError) -> HostConnection { try resolvedConnection.get() }

    /// The source of the articles.
    func source() throws(ApplicationError) -> ArticleSource { try resolvedSource.get() }
}
