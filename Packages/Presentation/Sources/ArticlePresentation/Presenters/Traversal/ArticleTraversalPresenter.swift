public import ArticleContract
public import ArticleDomain
import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// Shows a whole list, step by step, and can go on with one that was interrupted.
///
/// What was shown is kept as such before the next step is fetched: whoever goes on after an interruption may see the
/// last step again, and misses nothing.
public final class ArticleTraversalPresenter: Presenter {
    public typealias Event = ArticleListEvent
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleTraversalRequest
    public typealias Response = ArticleTraversalResponse

    private let listing: ArticleListing
    private let continues: Bool
    private let origin: ArticleOrigin
    private let failures: ArticleSubjectAlerts
    private let readings: [ArticleID: Date]
    private let timeZone: TimeZone
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleTraversalRequest>
    private let router: Router<ArticleRoute>
    private var attempt = Attempt<Command, Request>()
    private var traversal: ArticleTraversal?
    private var shown = 0
    private var saysWhatCannotBeKept = true

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles the list holds.
    ///   - continues: whether to go on where the last traversal through the list stopped.
    ///   - origin: where they come from.
    ///   - readings: when articles were read before.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes to the article that was chosen.
    public init(
        listing: ArticleListing,
        continues: Bool,
        origin: ArticleOrigin,
        readings: [ArticleID: Date] = [:],
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleTraversalRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.continues = continues
        self.origin = origin
        self.readings = readings
        failures = ArticleSubjectAlerts(
            .listing(listing),
            from: origin,
            others: ArticleFailureAlerts(origin: origin, timeZone: timeZone, clock: clock)
        )
        self.timeZone = timeZone
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: ArticleListEvent) {
        switch event {
        case .viewDidLoad: begin()
        case .didReachEnd, .didAskForRefresh: break
        case .didSelect(let id): router.go(.push(.detail(id)))
        case .didAnswer(let action):
            perform(.follow(failures.step(after: AlertAnswer(action), outcome: attempt.outcome)))
        }
    }

    public func handle(response: ArticleTraversalResponse) {
        switch response {
        case .didFind(.success(let traversal)): fetch(traversal)
        case .didFind(.failure(let error)): perform(.stop(failures.alert(for: error)))
        case .didFetch(.success(let step)): show(step)
        case .didFetch(.failure(let error)):
            if shown > 0 || continues { send(.showNotice(.traversalStopped(after: traversal?.count ?? 0))) }
            perform(.stop(failures.alert(for: error)))
        case .didKeep(let traversal, let error):
            if let error { sayOnce(error) }
            if traversal.isComplete { finish(traversal) } else { fetch(traversal) }
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private func begin() {
        send(.showHeading(Phrase(heading: listing, from: origin)))
        do throws(ValidationError) {
            let selection = try ArticleSelection(listing)
            if continues { perform(.ask(.init(.find(selection)))) } else { fetch(ArticleTraversal(selection)) }
        } catch {
            perform(.stop(failures.alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func fetch(_ traversal: ArticleTraversal) {
        self.traversal = traversal
        perform(.ask(.init(.fetch(traversal), .fetchingAll(traversal.count, of: traversal.total))))
    }

    private func show(_ step: ArticleTraversalStep) {
        perform(.succeed)
        traversal = step.traversal
        if !step.articles.isEmpty {
            let rows = step.articles.map { ArticleRow($0, isRead: readings[$0.value.id] != nil) }
            send(shown == 0 ? .show(rows) : .append(rows))
            shown += rows.count
        }
        requestListener.handle(request: .keep(step.traversal))
    }

    private func finish(_ traversal: ArticleTraversal) {
        send(.showFooter(ArticleListFooter(text: Phrase(shown: traversal.count, total: nil), nextPage: nil)))
        if traversal.isTruncated { send(.showNotice(.truncated)) }
    }

    /// Says that one could not go on later, and why; the articles themselves are shown all the same.
    private func sayOnce(_ error: ApplicationError) {
        guard saysWhatCannotBeKept else { return }
        saysWhatCannotBeKept = false
        if let phrase = Phrase(CollectionOfOne(.notKept(because: error.kind)), timeZone: timeZone) {
            send(.showNotice(phrase))
        }
    }

    private func send(_ command: ArticleListCommand) {
        commandListener.handle(command: command)
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) { message.send(commandListener, requestListener) }
    }
}
