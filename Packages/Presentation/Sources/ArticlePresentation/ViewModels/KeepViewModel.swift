public import ArticleContract
public import ArticleUseCase
public import AttemptKit
import DomainKit
public import PresentationKit
import PresenterKit
public import ReportKit
public import UseCaseKit

/// Keeps the articles that the user named, and reports the outcome of each.
///
/// A failure that stops the work, such as an exceeded quota, can be retried after a pause, with the next article. On
/// leaving, the remaining articles are reported as not kept, so that no name is lost.
public final class KeepViewModel: SyncScreenViewModel {
    private let names: [String]
    private let context: ArticleContext
    private let tasks: TaskLifetime
    private let state: ReadOnlyState<KeepingProgress>
    private let expand: any QueryUseCase<[String], [String]>
    private let keep: any CommandUseCase<[String]>
    private let attempt: Attempt<AttemptWork, ApplicationError, ArticleFailureAction>
    private let progressSource = OutputSource<ScreenProgress?>(nil)
    private let shown = OutputSource<Report?>(nil)
    private let signalSource = SignalSource<SyncSignal>()
    private var all: [String] = []
    private var shownCount = 0
    private var interruption: ApplicationError?

    /// Creates the view model.
    ///
    /// The names are those that the user wrote; `-` stands for those of the standard input.
    public init(
        tasks: TaskLifetime,
        names: [String],
        context: ArticleContext,
        progress: ReadOnlyState<KeepingProgress>,
        expand: any QueryUseCase<[String], [String]>,
        keep: any CommandUseCase<[String]>,
        countdown: Countdown = Countdown()
    ) {
        self.tasks = tasks
        self.names = names
        self.context = context
        state = progress
        self.expand = expand
        self.keep = keep
        attempt = Attempt(
            alerts: context.alerts,
            tasks: tasks.scope,
            countdown: countdown,
            progress: progressSource
        ) { [signalSource] in signalSource.send(.alert($0)) }
    }

    public var output: Output<Report?> { shown.output }
    public var signals: Signals<SyncSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { progressSource.output }

    public func begin() {
        attempt.run(replacing: "names", in: tasks.scope) { [expand, names] in
            await expand.result(names)
        } then: { [weak self] in
            self?.keepAll($0)
        }
    }

    public func answer(_ answer: AlertAnswer<ArticleFailureAction>) {
        if case .leave = attempt.answer(answer) { leave() }
    }

    private func keepAll(_ names: [String]) {
        all = names
        attempt.start({ [weak self] in self?.start() }, showing: .fetchingAll(0, of: names.count))
    }

    private func start() {
        interruption = nil
        tasks.scope.observe(replacing: "progress", state) { [weak self] in self?.show($0) }
        tasks.scope.run { [weak self, keep, all] in
            let error = await keep.result(all).failure
            self?.end(error)
        }
    }

    private func show(_ progress: KeepingProgress) {
        let new = progress.outcomes.dropFirst(shownCount)
        guard !new.isEmpty else { return }
        shownCount = progress.outcomes.count
        shown.set(Report(new, outcome: ExitOutcome(progress.outcomes)))
        for case (let name, .failure(let error)) in new.map({ ($0.name, $0.result) }) {
            let alerts = context.alerts(about: .article(name))
            signalSource.send(.notice(Phrase(notKept: name, because: alerts.alert(for: error).message)))
        }
        attempt.progress(.fetchingAll(shownCount, of: all.count))
    }

    private func end(_ error: ApplicationError?) {
        show(state.value)
        attempt.succeed()
        guard let error else { return }
        interruption = error
        attempt.fail(error)
    }

    /// Reports the articles that were not kept because of the interruption, unless the alert was about a single one.
    private func leave() {
        guard let interruption, all.count > 1 else { return }
        let rest = all.dropFirst(shownCount).map { KeepingProgress.Outcome($0, .failure(interruption)) }
        shownCount = all.count
        guard !rest.isEmpty else { return }
        shown.set(Report(rest[...], outcome: ExitOutcome(state.value.outcomes + rest)))
        signalSource.send(.notice(.notAskedFor(rest.count)))
    }
}
