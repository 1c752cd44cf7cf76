public import ArticleContract
public import ArticleDomain
import AttemptKit
public import DomainKit
public import PresentationKit
public import ReportKit

/// Finds a saved search, and replaces its screen by that of the search.
public final class RunSavedSearchPresenter: Presenter {
    public typealias Event = ReportEvent<SavedSearchAction>
    public typealias Command = ReportCommand<SavedSearchAction>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<SavedSearch, ApplicationError>

    private let router: Router<ArticleSearch>
    private let attempt: Attempt<Request, ApplicationError, Command.Action>

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - router: goes to the search.
    public init(
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<ReportRequest>,
        router: Router<ArticleSearch>
    ) {
        self.router = router
        attempt = Attempt(
            alerts: SavedSearchAlerts(),
            commandListener: commandListener,
            requestListener: requestListener
        )
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad: attempt.start(.answer)
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: Response) {
        switch response {
        case .didAnswer(.success(let saved)):
            attempt.succeed()
            router.go(.replace(ArticleSearch(saved.query.text)))
        case .didAnswer(.failure(let error)): attempt.fail(error)
        case .wait(let wait): attempt.handle(wait)
        }
    }
}
