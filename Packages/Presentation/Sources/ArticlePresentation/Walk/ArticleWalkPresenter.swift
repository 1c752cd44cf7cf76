public import ArticleContract
import ArticleDomain
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
    private let timeZone: TimeZone
    private let clock: any WallClock
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleWalkRequest>
    private let router: Router<ArticleRoute>
    private var walk: ArticleWalk?
    private var shown = 0
    private var saysWhatCannotBeKept = true
    private var isProgressShown = false
    private var isWaiting = false
    private var outcome = ExitOutcome.done

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles the list holds.
    ///   - continues: whether to go on where the last walk through the list stopped.
    ///   - origin: where they come from.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes to the article that was chosen.
    public init(
        listing: ArticleListing,
        continues: Bool,
        origin: ArticleOrigin,
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleWalkRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.continues = continues
        self.origin = origin
        self.timeZone = timeZone
        self.clock = clock
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
    }

    public func handle(event: ArticleListEvent) {
        switch event {
        case .viewDidLoad: begin()
        case .didReachEnd, .didAskForRefresh: break
        case .didAnswer(.retry): fetch()
        case .didAnswer(.wait(let pause)):
            isWaiting = true
            requestListener.handle(request: .wait(until: pause.end))
        case .didSelect(let id): router.go(.push(.detail(id)))
        case .didAnswer(.signIn): show(AlertStrategy(signInFor: origin, outcome: outcome))
        case .didAnswer(.settings): show(AlertStrategy(settingsOf: origin, outcome: outcome))
        case .didAnswer(.cancel), .didAnswer(.close): break
        }
    }

    public func handle(response: ArticleWalkResponse) {
        switch response {
        case .didFind(.success(let walk)):
            self.walk = walk
            fetch()
        case .didFind(.failure(let error)): fail(error)
        case .didFetch(.success(let step)): show(step)
        case .didFetch(.failure(let error)):
            if shown > 0 || continues { send(.showNotice(.walkStopped(after: walk?.count ?? 0))) }
            fail(error)
        case .didKeep(let walk, let error):
            if let error { sayOnce(error) }
            if walk.isComplete { finish(walk) } else { fetch() }
        case .waiting(let seconds):
            if isWaiting, seconds > 0 { showProgress(Pause.progress(secondsLeft: seconds)) }
        case .didWait:
            isWaiting = false
            fetch()
        }
    }

    private func begin() {
        send(.showHeading(Phrase(heading: listing, from: origin)))
        do throws(ValidationError) {
            let selection = try ArticleSelection(listing)
            if continues {
                requestListener.handle(request: .find(selection))
            } else {
                walk = ArticleWalk(selection)
                fetch()
            }
        } catch {
            fail(ApplicationError(.invalidInput(error)))
        }
    }

    private func fetch() {
        guard let walk else { return begin() }
        showProgress(.fetchingAll(walk.count, of: walk.total))
        requestListener.handle(request: .fetch(walk))
    }

    private func show(_ step: ArticleWalkStep) {
        hideProgress()
        walk = step.walk
        if !step.articles.isEmpty {
            let calendar = CalendarText(timeZone)
            let rows = step.articles.map { ArticleRow($0, calendar: calendar) }
            send(shown == 0 ? .show(rows) : .append(rows))
            shown += rows.count
        }
        requestListener.handle(request: .keep(step.walk))
    }

    private func finish(_ walk: ArticleWalk) {
        send(.showFooter(ArticleListFooter(text: Phrase(shown: walk.count, total: nil), nextPage: nil)))
        if walk.isCutShort { send(.showNotice(.cutShort)) }
    }

    private func fail(_ error: ApplicationError) {
        hideProgress()
        show(AlertStrategy(error, timeZone: timeZone, now: clock.now))
    }

    /// Says that one could not go on later, and why; the articles themselves are shown all the same.
    private func sayOnce(_ error: ApplicationError) {
        guard saysWhatCannotBeKept else { return }
        saysWhatCannotBeKept = false
        if let phrase = Phrase(CollectionOfOne(.notKept(because: error.kind)), timeZone: timeZone) {
            send(.showNotice(phrase))
        }
    }

    private func show(_ strategy: AlertStrategy<ArticleFailureAction>) {
        outcome = strategy.outcome
        send(.showAlert(strategy))
    }

    private func showProgress(_ phrase: Phrase) {
        send(.showProgress(phrase))
        isProgressShown = true
    }

    private func hideProgress() {
        if isProgressShown { send(.hideProgress) }
        isProgressShown = false
    }

    private func send(_ command: ArticleListCommand) {
        commandListener.handle(command: command)
    }
}
