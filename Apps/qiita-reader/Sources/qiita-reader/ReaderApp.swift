import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import CommandLineKit
import DomainKit
import PresentationKit
import UseCaseKit
import ViewKit

/// The object graph: what the scenes share, and how each is put together.
@MainActor
struct ReaderApp {
    let source: ArticleSource
    let places: ReaderStorage
    let journal = State(ReactionJournal())
    let history: HistoryFeature
    private let firstPage: PageRequest
    var connection: HostConnection? { source.connection }
    private let appearance: AppearanceFeature

    init(
        _ invocation: AppInvocation,
        options: ReaderOptions,
        places: ReaderStorage,
        language: Language,
        appearance: AppearanceFeature
    ) async throws(ApplicationError) {
        source = try await ArticleSource(options, places: places, language: language)
        history = try await HistoryFeature(places: places)
        await history.load(for: source)
        let written = try await places.settings.written()
        do throws(ValidationError) {
            firstPage = try invocation.firstPage(written)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
        self.places = places
        self.appearance = appearance
    }

    func makeScreen(for scene: AppScene, on host: LineHost, router: Router<AppScene>) -> any LineScreen {
        switch scene {
        case .article(.list(let listing)): makeList(of: listing, on: host, router.scoped(AppScene.article))
        case .article(.detail(let name)): makeDetail(of: name, on: host, router.scoped(AppScene.article))
        case .article(.comments(let name)): makeComments(on: name, host, router.scoped(AppScene.article))
        case .html(let name): makeHTML(of: name, on: host)
        case .contents(let name): makeContents(of: name, on: host)
        case .links(let name): makeLinks(of: name, on: host)
        case .subject(let invocation): makeSubject(invocation, on: host, router.scoped(AppScene.article))
        case .reaction(let invocation): makeReaction(invocation, on: host)
        case .all(let listing, let continues):
            makeTraversal(through: listing, continues: continues, on: host, router.scoped(AppScene.article))
        case .sync(let invocation): makeSync(invocation, on: host, router)
        case .saved(let invocation): makeSaved(invocation, on: host, router)
        case .kept(let invocation): makeKept(invocation, on: host)
        case .appearance(let invocation):
            appearance.makeScreen(for: invocation, on: host)
        }
    }

    private func makeList(
        of listing: ArticleListing,
        on host: LineHost,
        _ router: Router<ArticleRoute>
    ) -> ArticleListViewController {
        let paginator = ArticlePaginator(firstPage: firstPage, fetch: source.gateway.page)
        return Scene<ArticleListViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleListPresenter(
                    listing: listing,
                    origin: source.origin,
                    readings: history.readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    list: paginator.list,
                    readings: history.readings.readOnly,
                    browse: BrowseArticles(paginator: paginator),
                    loadMore: LoadMoreArticles(paginator: paginator),
                    refresh: RefreshArticles(paginator: paginator, memory: source.connection?.exchange)
                )
            }
        )
    }

    private func makeTraversal(
        through listing: ArticleListing,
        continues: Bool,
        on host: LineHost,
        _ router: Router<ArticleRoute>
    ) -> ArticleListViewController {
        Scene<ArticleListViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleListViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleTraversalPresenter(
                    listing: listing,
                    continues: continues,
                    origin: source.origin,
                    readings: history.readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    find: FindArticleTraversal(gateway: source.walks),
                    fetch: FetchArticleTraversalStep(gateway: source.gateway),
                    keep: SaveArticleTraversal(gateway: source.walks)
                )
            }
        )
    }

    private func makeDetail(
        of name: String,
        on host: LineHost,
        _ router: Router<ArticleRoute>
    ) -> ArticleDetailViewController {
        let (reaction, opened) = (State<ReactionResult?>(nil), State<OpenedPage?>(nil))
        let read = read()
        return Scene<ArticleDetailViewController>.build(
            tasks: host.makeTasks(),
            view: { ArticleDetailViewController(eventListener: $0, host: host) },
            presenter: {
                ArticleDetailPresenter(
                    name: name,
                    origin: source.origin,
                    offersStock: host.isSession,
                    readings: history.readings.value,
                    commandListener: $0,
                    requestListener: $1,
                    router: router
                )
            },
            interactor: {
                UseCaseInteractor(
                    responseListener: $0,
                    tasks: $1,
                    read: read,
                    readAnew: RevalidatingQuery(read, invalidating: connection?.exchange),
                    note: history.note(of: source),
                    react: react(reaction),
                    reaction: reaction.readOnly,
                    check: CheckReaction(
                        queue: source.social.queue,
                        gateway: source.social.reactions,
                        host: source.host
                    ),
                    open: open(opened),
                    opened: opened.readOnly
                )
            }
        )
    }
}

extension AppInvocation {
    fileprivate func firstPage(_ written: [WrittenSetting]) throws(ValidationError) -> PageRequest {
        let paging =
            switch self {
            case .article(.list(_, let paging)), .article(.saved(.run(_, .page(let paging)))): paging
            default: ArticlePaging(page: 1, size: nil)
            }
        return try PageRequest(number: paging.page, size: Setting(perPage: paging.size, written: written).value)
    }
}
