public import ArticleContract
public import ArticleDomain
import ArticleUseCase
import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit

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
    /// - Parameters:
    ///   - listing: the articles of the list.
    ///   - continues: a Boolean value that indicates whether an interrupted traversal of the list is resumed.
    ///   - context: the origin of the articles, and the facts that texts and alerts depend on.
    ///   - readings: the dates on which articles were read before.
    ///   - commandListener: receives commands to the view.
    ///   - requestListener: receives requests to the interactor.
    ///   - router: goes to the selected article.
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
