public import ArticleContract
public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// Shows a whole list step by step, and can resume one that was interrupted.
///
/// A step is saved after it was shown and before the next one is fetched, so that a resumed list may repeat the last step
/// and misses nothing.
public final class ArticleTraversalPresenter: Presenter {
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleTraversalRequest

    private let listing: ArticleListing
    private let continues: Bool
    private let context: ArticleContext
    private let readings: [ArticleID: Date]
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleTraversalRequest>
    private let router: Router<ArticleRoute>
    private let attempt: Attempt<Request, ApplicationError, Command.Action>
    private var traversal: ArticleTraversal?
    private var content: ArticleListContent
    private var hasShownSaveFailure = false

    /// Creates the presenter.
    ///
    /// If it `continues`, an interrupted traversal of the list is resumed.
    public init(
        listing: ArticleListing,
        continues: Bool,
        context: ArticleContext,
        readings: [ArticleID: Date] = [:],
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleTraversalRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.continues = continues
        self.context = context
        self.readings = readings
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        content = ArticleListContent(heading: Phrase(heading: listing, from: context.origin))
        attempt = Attempt(
            alerts: context.alerts(about: .listing(listing)),
            commandListener: commandListener,
            requestListener: requestListener
        )
    }

    public func handle(event: ArticleListEvent) {
        switch event {
        case .viewDidLoad: load()
        case .viewWillReappear, .didAskForMore, .didAskForRefresh, .didChangeQuery, .didSubmitQuery, .didCancelSearch,
            .didAskForSuggestions, .didSelectTab, .didAskForSettings, .didAskFor:
            break
        case .didCancelWait: attempt.cancel()
        case .didOpen(let id): router.go(.push(.detail(id)))
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: ArticleTraversalResponse) {
        switch response {
        case .didFind(.success(let traversal)): fetch(traversal)
        case .didFind(.failure(let error)): attempt.fail(error)
        case .didFetch(.success(let step)):
            attempt.succeed()
            show(step)
        case .didFetch(.failure(let error)):
            if !content.rows.isEmpty || continues { send(.showNotice(.traversalStopped(after: traversal?.count ?? 0))) }
            attempt.fail(error)
        case .didKeep(let traversal, let error):
            if let error { showSaveFailure(error) }
            if traversal.isComplete { finish(traversal) } else { fetch(traversal) }
        case .wait(let wait): attempt.handle(wait)
        }
    }

    private func load() {
        send(.show(content))
        attempt.validating { () throws(ValidationError) in
            let selection = try ArticleSelection(listing)
            if continues { attempt.start(.find(selection)) } else { fetch(ArticleTraversal(selection)) }
        }
    }

    private func fetch(_ traversal: ArticleTraversal) {
        self.traversal = traversal
        attempt.start(.fetch(traversal), showing: .fetchingAll(traversal.count, of: traversal.total))
    }

    private func show(_ step: ArticleTraversalStep) {
        traversal = step.traversal
        if !step.articles.isEmpty {
            content.precedingRowCount += content.rows.count
            content.rows = step.articles.map { ArticleRow($0, isRead: readings[$0.value.id] != nil) }
            send(.show(content))
        }
        requestListener.handle(request: .keep(step.traversal))
    }

    private func finish(_ traversal: ArticleTraversal) {
        content.footer = Phrase(shown: traversal.count, total: nil)
        send(.show(content))
        if traversal.isTruncated { send(.showNotice(.truncated)) }
    }

    /// Shows once that the traversal cannot be resumed later, and why; the articles are shown nevertheless.
    private func showSaveFailure(_ error: ApplicationError) {
        guard !hasShownSaveFailure else { return }
        hasShownSaveFailure = true
        if let phrase = Phrase(CollectionOfOne(.notKept(because: error.kind)), timeZone: context.timeZone) {
            send(.showNotice(phrase))
        }
    }

    private func send(_ command: ArticleListCommand) {
        commandListener.handle(command: command)
    }
}

/// The requests for a whole list.
public enum ArticleTraversalRequest: AttemptRequest, Hashable {
    /// Find the unfinished traversal of a list.
    case find(ArticleSelection)
    /// Fetch the next step.
    case fetch(ArticleTraversal)
    /// Save a traversal.
    case keep(ArticleTraversal)
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for a whole list.
public enum ArticleTraversalResponse: AttemptResponse, Equatable {
    /// The traversal to resume was found, or not.
    case didFind(Result<ArticleTraversal, ApplicationError>)
    /// The step was fetched, or not.
    case didFetch(Result<ArticleTraversalStep, ApplicationError>)
    /// The traversal was saved, or not.
    case didKeep(ArticleTraversal, ApplicationError?)
    /// The progress of a wait.
    case wait(WaitProgress)
}

/// The interactor of a whole list.
public typealias ArticleTraversalInteractor = UseCaseInteractor<ArticleTraversalRequest, ArticleTraversalResponse>

extension ArticleTraversalInteractor {
    /// Returns the function that creates the interactor.
    public static func using(
        find: any QueryUseCase<ArticleSelection, ArticleTraversal>,
        fetch: any QueryUseCase<ArticleTraversal, ArticleTraversalStep>,
        keep: any CommandUseCase<ArticleTraversal>,
        countdown: Countdown = Countdown()
    ) -> Factory {
        performing { request in
            switch request {
            case .find(let selection): .answer { .didFind(await find.result(selection)) }
            case .fetch(let traversal): .answer { .didFetch(await fetch.result(traversal)) }
            case .keep(let traversal): .answer { .didKeep(traversal, await keep.result(traversal).failure) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}
