public import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
public import PresentationKit
public import ReportKit

/// Saves a search, and asks before it replaces another one.
public final class SaveSearchPresenter: Presenter {
    public typealias Event = ReportEvent<SavedSearchAction>
    public typealias Command = ReportCommand<SavedSearchAction>
    public typealias Request = SaveSearchRequest
    public typealias Response = SaveSearchResponse

    private let name: String
    private let search: ArticleSearch
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<SaveSearchRequest>
    private var input: SaveSearch.Input?

    /// Creates the presenter.
    ///
    /// - Parameters:
    ///   - name: the name for the search, as the user wrote it.
    ///   - search: the search.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    public init(
        name: String,
        search: ArticleSearch,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<SaveSearchRequest>
    ) {
        self.name = name
        self.search = search
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad: begin()
        case .didAnswer(let answer):
            switch answer.action {
            case .replace: save()
            case .retry: begin()
            case .cancel: break
            }
        }
    }

    public func handle(response: SaveSearchResponse) {
        switch response {
        case .didFind(.success(let old)): decide(about: old)
        case .didFind(.failure(let error)):
            if UnknownSavedSearch(error) == nil { fail(error) } else { save() }
        case .didSave(.success(let saved)): send(.show(Report(saved: saved)))
        case .didSave(.failure(let error)): fail(error)
        }
    }

    private func begin() {
        do throws(ValidationError) {
            // An invalid search is refused before the name is looked up.
            _ = try SearchQuery(search)
            let input = SaveSearch.Input(try SavedSearchName(name), words: search.words, filters: try search.filters())
            self.input = input
            requestListener.handle(request: .find(input.name))
        } catch {
            fail(ApplicationError(.invalidInput(error)))
        }
    }

    private func decide(about old: SavedSearch) {
        guard let new = try? SearchQuery(search), new != old.query else { return save() }
        send(.showAlert(AlertStrategy(replacing: old, by: new)))
    }

    private func save() {
        if let input { requestListener.handle(request: .save(input)) }
    }

    private func fail(_ error: ApplicationError) {
        send(.showAlert(AlertStrategy(error)))
    }

    private func send(_ command: Command) {
        commandListener.handle(command: command)
    }
}
