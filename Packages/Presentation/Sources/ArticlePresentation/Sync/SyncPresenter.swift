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
    private var attempt = Attempt<Command, Request>()

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
        case .didAnswer(let answer): perform(.follow(failures.step(after: answer, outcome: attempt.outcome)))
        }
    }

    public func handle(response: SyncResponse) {
        switch response {
        case .progressed(let progress): tell(progress)
        case .replayed(let journal, let flaw):
            for notice in Phrase.notices(of: journal, flaw, timeZone: timeZone) { send(.showNotice(notice)) }
        case .ended(let progress, let flaw): end(progress, flaw)
        case .waiting(let seconds): perform(.tick(seconds))
        case .didWait: perform(.endWait)
        }
    }

    private func begin() {
        do throws(ValidationError) {
            let wish = SyncArticles.Wish(try ArticleSelection(listing), reserve: reserve)
            perform(.ask(.init(.sync(wish), .syncing(0, of: nil))))
        } catch {
            perform(.stop(failures.alert(for: ApplicationError(.invalidInput(error)))))
        }
    }

    private func tell(_ progress: SyncProgress) {
        guard attempt.isAsking, progress.phase == .running, progress.seenCount > 0 else { return }
        if !hasSaidCost, let cost = Phrase(costOf: progress) {
            hasSaidCost = true
            send(.showNotice(cost))
        }
        perform(.proceed(.syncing(progress.seenCount, of: progress.total)))
    }

    private func end(_ progress: SyncProgress, _ flaw: ApplicationError?) {
        perform(.succeed)
        let report = Report(progress, reserve: reserve, isInterrupted: flaw != nil, timeZone: timeZone)
        send(.show(report))
        for notice in report.notices { send(.showNotice(notice)) }
        if let flaw { perform(.stop(failures.alert(for: flaw))) }
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) { message.send(commandListener, requestListener) }
    }

    private func send(_ command: Command) {
        commandListener.handle(command: command)
    }
}
