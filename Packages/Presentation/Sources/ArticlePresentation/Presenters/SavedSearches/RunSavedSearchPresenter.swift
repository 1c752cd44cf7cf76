public import ArticleContract
public import ArticleDomain
public import DomainKit
public import PresentationKit

/// Finds a saved search, and goes where a search goes.
public final class RunSavedSearchPresenter: Presenter {
    public typealias Event = ReportEvent<SavedSearchAction>
    public typealias Command = ReportCommand<SavedSearchAction>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<SavedSearch, ApplicationError>

    private let failures = SavedSearchAlerts()
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<ReportRequest>
    private let router: Router<ArticleSearch>

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: carries out the search that was found, in place of this scene.
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
