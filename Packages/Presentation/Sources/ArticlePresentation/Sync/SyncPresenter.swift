public import ArticleContract
import ArticleDomain
import ArticleUseCase
import DomainKit
public import Foundation
public import PresentationKit

/// Says how far a sync is, what it costs, and what it has kept.
public final class SyncPresenter: Presenter {
    public typealias Event = ReportEvent<ArticleFailureAction>
    public typealias Command = ReportCommand<ArticleFailureAction>
    public typealias Request = SyncRequest
    public typealias Response = SyncResponse

    private let listing: ArticleListing
    private let reserve: Int
    private let failures: ArticleFailureAlerts
    private let timeZone: TimeZone
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<SyncRequest>
    private var hasSaidCost = false
    private var isProgressShown = false
    private var isEnded = false
    private var isWaiting = false
    private var outcome = ExitOutcome.done

    /// Makes the presenter.
    ///
    /// - Parameters:
    ///   - listing: which articles are kept.
    ///   - reserve: how many requests are to be left over.
    ///   - failures: knows what is told about failures.
    ///   - timeZone: the zone in which dates are told.
    ///   - commandListener: takes commands to the view.
    ///   - requestListener: takes requests to the interactor.
    public init(
        listing: ArticleListing,
        reserve: Int,
        failures: ArticleFailureAlerts,
        timeZone: TimeZone = .current,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<SyncRequest>
    ) {
        self.listing = listing
        self.reserve = reserve
        self.failures = failures
        self.timeZone = timeZone
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad: begin()
        case .didAnswer(let answer):
            switch failures.step(after: answer, outcome: outcome) {
            case .retry: begin()
            case .wait(let pause):
                isWaiting = true
                requestListener.handle(request: .wait(until: pause.end))
            case .explain(let strategy): show(strategy)
            case .leave: break
            }
        }
    }

    public func handle(response: SyncResponse) {
        switch response {
        case .progressed(let progress): tell(progress)
        case .replayed(let journal, let flaw):
            for notice in Phrase.notices(of: journal, flaw, timeZone: timeZone) { send(.showNotice(notice)) }
        case .ended(let progress, let flaw): end(progress, flaw)
        case .waiting(let seconds):
            if isWaiting, seconds > 0 { showProgress(Pause.progress(secondsLeft: seconds)) }
        case .didWait:
            isWaiting = false
            begin()
        }
    }

    private func begin() {
        isEnded = false
        do throws(ValidationError) {
            let wish = SyncArticles.Wish(try ArticleSelection(listing), reserve: reserve)
            showProgress(.syncing(0, of: nil))
            requestListener.handle(request: .sync(wish))
        } catch {
            show(failures.alert(for: ApplicationError(.invalidInput(error))))
        }
    }

    private func tell(_ progress: SyncProgress) {
        guard !isEnded, progress.phase == .running, progress.seenCount > 0 else { return }
        if !hasSaidCost, let cost = Phrase(costOf: progress) {
            hasSaidCost = true
            send(.showNotice(cost))
        }
        showProgress(.syncing(progress.seenCount, of: progress.total))
    }

    private func end(_ progress: SyncProgress, _ flaw: ApplicationError?) {
        isEnded = true
        if isProgressShown { send(.hideProgress) }
        isProgressShown = false
        let report = Report(progress, reserve: reserve, isInterrupted: flaw != nil, timeZone: timeZone)
        send(.show(report))
        for notice in report.notices { send(.showNotice(notice)) }
        if let flaw { show(failures.alert(for: flaw)) }
    }

    private func show(_ strategy: AlertStrategy<ArticleFailureAction>) {
        outcome = strategy.outcome
        send(.showAlert(strategy))
    }

    private func showProgress(_ phrase: Phrase) {
        send(.showProgress(phrase))
        isProgressShown = true
    }

    private func send(_ command: Command) {
        commandListener.handle(command: command)
    }
}
