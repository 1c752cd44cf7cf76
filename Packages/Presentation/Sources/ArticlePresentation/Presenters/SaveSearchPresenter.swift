public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit
public import ReportKit
public import UseCaseKit

/// Saves a search, asks for its name if it has none, and asks before it replaces another one.
public final class SaveSearchPresenter: Presenter {
    public typealias Event = ReportEvent<SavedSearchAction>
    public typealias Command = ReportCommand<SavedSearchAction>
    public typealias Request = SaveSearchRequest

    private let name: String?
    private let search: ArticleSearch
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<SaveSearchRequest>
    private let goBack: @MainActor () -> Void
    private let attempt: Attempt<Request, ApplicationError, Command.Action>
    private var input: SaveSearch.Input?

    /// Creates the presenter, which asks for a name without one from the command line.
    ///
    /// `goBack` leaves the screen of a user who does not save the search.
    public init(
        name: String?,
        search: ArticleSearch,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<SaveSearchRequest>,
        goBack: @escaping @MainActor () -> Void = {}
    ) {
        self.name = name
        self.search = search
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.goBack = goBack
        attempt = Attempt(
            alerts: SavedSearchAlerts(),
            showAlert: { commandListener.handle(command: .showAlert($0)) },
            send: { requestListener.handle(request: $0) }
        )
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad:
            guard let name else { return commandListener.handle(command: .showAlert(AlertStrategy(naming: search))) }
            find(name)
        case .didAnswer(let answer) where answer.action == .save: find(answer.enteredText)
        case .didAnswer(let answer):
            attempt.answer(answer)
            if answer.action == .cancel { goBack() }
        }
    }

    public func handle(response: SaveSearchResponse) {
        guard let input else { return }
        switch response {
        case .didFind(.success(let old)): save(input, replacing: old)
        case .didFind(.failure(let error)) where UnknownSavedSearch(error) != nil:
            requestListener.handle(request: .save(input))
        case .didSave(.success(let saved)):
            attempt.succeed()
            commandListener.handle(command: .show(Report(saved: saved)))
        // Another search may have got the name meanwhile, so that a retry looks it up again.
        case .didFind(.failure(let error)), .didSave(.failure(let error)):
            attempt.fail(error, retrying: .find(input.name))
        }
    }

    private func find(_ name: String) {
        attempt.validating { () throws(ValidationError) in
            // An invalid search is refused before the name is looked up.
            _ = try SearchQuery(search)
            let input = SaveSearch.Input(try SavedSearchName(name), words: search.words, filters: try search.filters())
            self.input = input
            attempt.start(.find(input.name))
        }
    }

    private func save(_ input: SaveSearch.Input, replacing old: SavedSearch) {
        if let new = try? SearchQuery(search), new != old.query {
            attempt.show(AlertStrategy(replacing: old, by: new, namesCommands: name != nil), retrying: .save(input))
        } else {
            requestListener.handle(request: .save(input))
        }
    }
}

/// The requests for saving a search.
public enum SaveSearchRequest: InteractorRequest, Hashable {
    /// Find the saved search of a name.
    case find(SavedSearchName)
    /// Save a search, in place of the one that has its name.
    case save(SaveSearch.Input)
}

/// The responses to requests for saving a search.
public enum SaveSearchResponse: InteractorResponse, Equatable {
    /// The saved search of the name was found, or not.
    case didFind(Result<SavedSearch, ApplicationError>)
    /// The search was saved, or not.
    case didSave(Result<SavedSearch, ApplicationError>)
}

/// The interactor of saving a search.
public typealias SaveSearchInteractor = UseCaseInteractor<SaveSearchRequest, SaveSearchResponse>

extension SaveSearchInteractor {
    /// Returns the function that creates the interactor.
    public static func using(
        find: any QueryUseCase<SavedSearchName, SavedSearch>,
        save: any CommandUseCase<SaveSearch.Input>
    ) -> Factory {
        performing { request in
            switch request {
            case .find(let name): .answer { .didFind(await find.result(name)) }
            case .save(let input):
                .answer {
                    if case .failure(let error) = await save.result(input) { return .didSave(.failure(error)) }
                    return .didSave(await find.result(input.name))
                }
            }
        }
    }
}

/// Finds a saved search, and replaces its screen by that of the search.
public final class RunSavedSearchPresenter: Presenter {
    public typealias Event = ReportEvent<SavedSearchAction>
    public typealias Command = ReportCommand<SavedSearchAction>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<SavedSearch, ApplicationError>

    private let router: Router<ArticleSearch>
    private let attempt: Attempt<Request, ApplicationError, Command.Action>

    /// Creates the presenter.
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
