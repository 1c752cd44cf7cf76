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
public final class ArticleWalkPresenter: Presenter {
    public typealias Event = ArticleListEvent
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleWalkRequest
    public typealias Response = ArticleWalkResponse

    private let listing: ArticleListing
    private let continues: Bool
    private let origin: ArticleOrigin
    private let failures: ArticleSubjectAlerts
    private let readings: [ArticleID: Date]
    private let timeZone: TimeZone
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleWalkRequest>
    private let router: Router<ArticleRoute>
    private var attempt = Attempt<Command, Request>()
    private var walk: ArticleWalk?
    private var shown = 0
    private var saysWhatCannotBeKept = true

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles the list holds.
    ///   - continues: whether to go on where the last walk through the list stopped.
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
        requestListener: AnyRequestListener<ArticleWalkRequest>,
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

    public func handle(response: ArticleWalkResponse) {
        switch response {
        case .didFind(.success(let walk)): fetch(walk)
        case .didFind(.failure(let error)): perform(.stop(failures.alert(for: error)))
        case .didFetch(.success(let step)): show(step)
        case .didFetch(.failure(let error)):
            if shown > 0 || continues { send(.showNotice(.walkStopped(after: walk?.count ?? 0))) }
            perform(.stop(failures.alert(for: error)))
        case .didKeep(let walk, let error):
            if let error { sayOnce(error) }
            if walk.isComplete { finish(walk) } else { fetch(walk) }
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private func begin() {
        send(.showHeading(Phrase(heading: listing, from: origin)))
        do throws(ValidationError) {
            let selection = try ArticleSelection(listing)
            if continues { perform(.ask(.init(.find(selection)))) } else { fetch(ArticleWalk(selection)) }
        } catch {
            perform(.stop(failures.alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func fetch(_ walk: ArticleWalk) {
        self.walk = walk
        perform(.ask(.init(.fetch(walk), .fetchingAll(walk.count, of: walk.total))))
    }

    private func show(_ step: ArticleWalkStep) {
        perform(.succeed)
        walk = step.walk
        if !step.articles.isEmpty {
            let rows = step.articles.map { ArticleRow($0, isRead: readings[$0.value.id] != nil) }
            send(shown == 0 ? .show(rows) : .append(rows))
            shown += rows.count
        }
        requestListener.handle(request: .keep(step.walk))
    }

    private func finish(_ walk: ArticleWalk) {
        send(.showFooter(ArticleListFooter(text: Phrase(shown: walk.count, total: nil), nextPage: nil)))
        if walk.isCutShort { send(.showNotice(.cutShort)) }
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
