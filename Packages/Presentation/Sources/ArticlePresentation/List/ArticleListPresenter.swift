public import ArticleContract
import ArticleDomain
public import DomainKit
public import Foundation
public import PresentationKit

/// Decides what a list of articles shows, and where one goes from there.
public final class ArticleListPresenter: Presenter {
    public typealias Event = ArticleListEvent
    public typealias Command = ArticleListCommand
    public typealias Request = ArticleListRequest
    public typealias Response = ArticleListResponse

    private let listing: ArticleListing
    private let origin: ArticleOrigin
    private let timeZone: TimeZone
    private let clock: any WallClock
    private let commandListener: AnyCommandListener<ArticleListCommand>
    private let requestListener: AnyRequestListener<ArticleListRequest>
    private let router: Router<ArticleRoute>
    private var display: ArticleListDisplay
    private var outcome = ExitOutcome.done
    private var isWaiting = false

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles the list holds.
    ///   - origin: where they come from.
    ///   - timeZone: the zone in which dates are told.
    ///   - clock: tells the date.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    ///   - router: goes to the article that was chosen.
    public init(
        listing: ArticleListing,
        origin: ArticleOrigin,
        timeZone: TimeZone = .current,
        clock: any WallClock = SystemWallClock(),
        commandListener: AnyCommandListener<ArticleListCommand>,
        requestListener: AnyRequestListener<ArticleListRequest>,
        router: Router<ArticleRoute>
    ) {
        self.listing = listing
        self.origin = origin
        self.timeZone = timeZone
        self.clock = clock
        self.commandListener = commandListener
        self.requestListener = requestListener
        self.router = router
        display = ArticleListDisplay(timeZone: timeZone, clock: clock)
    }

    public func handle(event: ArticleListEvent) {
        switch event {
        case .viewDidLoad: begin()
        case .didReachEnd, .didAnswer(.retry): requestListener.handle(request: .loadMore)
        case .didAnswer(.wait(let pause)): wait(pause)
        case .didAskForRefresh: requestListener.handle(request: .refresh)
        case .didSelect(let id): router.go(.push(.detail(id)))
        case .didAnswer(.signIn): send(.showAlert(AlertStrategy(signInFor: origin, outcome: outcome)))
        case .didAnswer(.settings): send(.showAlert(AlertStrategy(settingsOf: origin, outcome: outcome)))
        case .didAnswer(.cancel), .didAnswer(.close): break
        }
    }

    public func handle(response: ArticleListResponse) {
        switch response {
        case .changed(let list): display.update(list).forEach(send)
        case .waiting(let seconds):
            if isWaiting, seconds > 0 { send(.showProgress(Pause.progress(secondsLeft: seconds))) }
        case .didWait:
            isWaiting = false
            send(.hideProgress)
            requestListener.handle(request: .loadMore)
        }
    }

    private func wait(_ pause: Pause) {
        isWaiting = true
        requestListener.handle(request: .wait(until: pause.end))
    }

    private func begin() {
        send(.showHeading(Phrase(heading: listing, from: origin)))
        do throws(ValidationError) {
            let selection = try ArticleSelection(listing)
            requestListener.handle(request: .observe)
            requestListener.handle(request: .browse(selection))
        } catch {
            send(.showAlert(AlertStrategy(ApplicationError(.invalidInput(error)), timeZone: timeZone, now: clock.now)))
        }
    }

    private func send(_ command: ArticleListCommand) {
        if case .showAlert(let strategy) = command { outcome = strategy.outcome }
        commandListener.handle(command: command)
    }
}
