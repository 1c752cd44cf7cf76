public import ArticleContract
public import ArticleDomain
public import DomainKit
public import PresentationKit

/// Finds a saved search, and replaces its screen by that of the search.
public final class RunSavedSearchPresenter: Presenter {
    public typealias Event = ReportEvent<SavedSearchAction>
    public typealias Command = ReportCommand<SavedSearchAction>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<SavedSearch, ApplicationError>

    private let failures = SavedSearchAlerts()
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<ReportRequest>
    private let router: Router<ArticleSearch>

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
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad, .didAnswer(AlertAnswer(.retry)): requestListener.handle(request: .answer)
        case .didAnswer: break
        }
    }

    public func handle(response: Response) {
        switch response {
        case .didAnswer(.success(let saved)): router.go(.replace(ArticleSearch(saved.query.text)))
        case .didAnswer(.failure(let failure)):
            commandListener.handle(command: .showAlert(failures.alert(for: failure)))
        case .waiting, .didWait: break
        }
    }
}
