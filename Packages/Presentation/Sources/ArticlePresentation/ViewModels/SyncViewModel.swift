public import ArticleContract
import ArticleDomain
public import ArticleUseCase
public import AttemptKit
import DomainKit
public import PresentationKit
import PresenterKit
public import ReportKit
public import UseCaseKit

/// Runs a sync, and shows its progress, its cost and the articles that it has kept.
///
/// Progress changes all the time, and only the latest value matters: it is observed, and shown in a line of its own.
public final class SyncViewModel: SyncScreenViewModel {
    private let listing: ArticleListing
    private let reserve: Int
    private let context: ArticleContext
    private let tasks: TaskLifetime
    private let state: ReadOnlyState<SyncProgress>
    private let sync: any CommandUseCase<SyncArticles.Input>
    private let journal: ReadOnlyState<ReactionJournal>
    private let replay: any CommandUseCase<Void>
    private let attempt: Attempt<AttemptWork, ApplicationError, ArticleFailureAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown = OutputSource<Report?>(nil)
    private let signalSource = SignalSource<SyncSignal>()
    private var hasAnnouncedCost = false

    /// Creates the view model.
    public init(
        tasks: TaskLifetime,
        listing: ArticleListing,
        reserve: Int,
        context: ArticleContext,
        progress: ReadOnlyState<SyncProgress>,
        sync: any CommandUseCase<SyncArticles.Input>,
        journal: ReadOnlyState<ReactionJournal>,
        replay: any CommandUseCase<Void>,
        countdown: Countdown = Countdown()
    ) {
        self.listing = listing
        self.reserve = reserve
        self.context = context
        self.tasks = tasks
        state = progress
        self.sync = sync
        self.journal = journal
        self.replay = replay
        attempt = Attempt(
            alerts: context.alerts(about: .listing(listing)),
            tasks: tasks.scope,
            countdown: countdown,
            progress: progressSource
        ) { [signalSource] in signalSource.send(.alert($0)) }
    }

    public var output: Output<Report?> { shown.output }
    public var signals: Signals<SyncSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        attempt.validating { () throws(ValidationError) in
            let input = SyncArticles.Input(try ArticleSelection(listing), reserve: reserve)
            attempt.start({ [weak self] in self?.start(input) }, showing: .syncing(0, of: nil))
        }
    }

    public func answer(_ answer: AlertAnswer<ArticleFailureAction>) {
        attempt.answer(answer)
    }

    /// Sends the queued changes, runs the sync and observes its progress, side by side.
    private func start(_ input: SyncArticles.Input) {
        shown.set(nil)
        tasks.scope.run { [weak self, replay] in
            let error = await replay.result().failure
            self?.reportJournal(error)
        }
        tasks.scope.observe(replacing: "progress", state) { [weak self] in self?.report($0) }
        tasks.scope.run { [weak self, sync] in
            let error = await sync.result(input).failure
            self?.end(error)
        }
    }

    private func reportJournal(_ error: ApplicationError?) {
        for notice in Phrase.notices(of: journal.value, error, timeZone: context.timeZone) {
            signalSource.send(.notice(notice))
        }
    }

    private func report(_ progress: SyncProgress) {
        guard attempt.isRunning, progress.phase == .running, progress.seenCount > 0 else { return }
        if !hasAnnouncedCost, let cost = Phrase(costOf: progress) {
            hasAnnouncedCost = true
            signalSource.send(.notice(cost))
        }
        attempt.progress(.syncing(progress.seenCount, of: progress.total))
    }

    private func end(_ error: ApplicationError?) {
        attempt.succeed()
        if error == nil, state.value.phase == .runningElsewhere { return attempt.show(context.alerts.syncIsRunning) }
        let report = Report(state.value, reserve: reserve, isInterrupted: error != nil, timeZone: context.timeZone)
        shown.set(report)
        for notice in report.notices { signalSource.send(.notice(notice)) }
        if let error { attempt.fail(error) }
    }
}
