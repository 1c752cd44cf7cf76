public import ArticleContract
import ArticleDomain
public import ArticleUseCase
import DomainKit
import FailureKit
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// Runs a sync, and shows its progress, its cost and the articles that it has kept.
///
/// Progress changes all the time, and only the latest value matters: it is observed, and shown in a line of its own.
public final class SyncViewModel: SyncScreenViewModel {
    private let listing: ArticleListing
    private let reserve: Int
    private let context: ArticleContext
    private var failures: ArticleSubjectAlerts { context.alerts(about: .listing(listing)) }
    private let tasks: TaskLifetime
    private let state: ReadOnlyState<SyncProgress>
    private let sync: any CommandUseCase<SyncArticles.Input>
    private let journal: ReadOnlyState<ReactionJournal>
    private let replay: any CommandUseCase<Void>
    private let line: ProgressLineModel<SyncArticles.Input, ArticleFailureAction>
    private let shown = OutputSource<Report?>(nil)
    private let signalSource = SignalSource<SyncSignal>()
    private var hasAnnouncedCost = false

    /// Creates the view model.
    ///
    /// - Parameters:
    ///   - tasks: the lifetime of the tasks.
    ///   - listing: the articles of the list.
    ///   - reserve: the number of requests to leave over.
    ///   - context: the origin of the articles, and the facts that texts and alerts depend on.
    ///   - progress: the progress of the sync.
    ///   - sync: keeps a list.
    ///   - journal: the outcomes of queued changes.
    ///   - replay: sends the queued changes.
    ///   - countdown: counts the seconds until a retry.
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
        line = ProgressLineModel(tasks: tasks.makeChild(), countdown: countdown)
        line.signals.observe(for: self) { $0.follow($1) }
    }

    public var output: Output<Report?> { shown.output }
    public var signals: Signals<SyncSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { line.output }

    public func begin() {
        do throws(ValidationError) {
            let input = SyncArticles.Input(try ArticleSelection(listing), reserve: reserve)
            line.ask(input, .syncing(0, of: nil))
        } catch {
            line.stop(failures.alert(for: ApplicationError(.invalidInput(error))))
        }
    }

    public func answer(_ answer: AlertAnswer<ArticleFailureAction>) {
        line.follow(failures.step(after: answer, outcome: line.outcome))
    }

    private func follow(_ signal: ProgressLineSignal<SyncArticles.Input, ArticleFailureAction>) {
        switch signal {
        case .ask(let input): start(input)
        case .failed(let strategy): signalSource.send(.alert(strategy))
        }
    }

    /// Sends the queued changes, runs the sync and observes its progress, side by side.
    private func start(_ input: SyncArticles.Input) {
        shown.set(nil)
        tasks.scope.run { [weak self, replay] in
            let error = await replay.result(()).failure
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
        guard line.isAsking, progress.phase == .running, progress.seenCount > 0 else { return }
        if !hasAnnouncedCost, let cost = Phrase(costOf: progress) {
            hasAnnouncedCost = true
            signalSource.send(.notice(cost))
        }
        line.proceed(.syncing(progress.seenCount, of: progress.total))
    }

    private func end(_ error: ApplicationError?) {
        line.succeed()
        if error == nil, state.value.phase == .runningElsewhere { return line.stop(failures.syncIsRunning) }
        let report = Report(state.value, reserve: reserve, isInterrupted: error != nil, timeZone: context.timeZone)
        shown.set(report)
        for notice in report.notices { signalSource.send(.notice(notice)) }
        if let error { line.stop(failures.alert(for: error)) }
    }
}
