public import ArticleContract
public import ArticleUseCase
import DomainKit
import FailureKit
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// Keeps the articles that the user named, and reports the outcome of each.
///
/// A failure that stops the work, such as an exceeded quota, can be retried after a pause, with the next article. On
/// leaving, the remaining articles are reported as not kept, so that no name is lost.
public final class KeepViewModel: SyncScreenViewModel {
    private enum Question: Equatable {
        case names
        case keep
    }

    private let names: [String]
    private let context: ArticleContext
    private var failures: ArticleFailureAlerts { context.alerts }
    private let tasks: TaskLifetime
    private let state: ReadOnlyState<KeepingProgress>
    private let expand: any QueryUseCase<[String], [String]>
    private let keep: any CommandUseCase<[String]>
    private let line: ProgressLineModel<Question, ArticleFailureAction>
    private let shown = OutputSource<Report?>(nil)
    private let signalSource = SignalSource<SyncSignal>()
    private var all: [String] = []
    private var shownCount = 0
    private var interruption: ApplicationError?

    /// Creates the view model.
    ///
    /// - Parameters:
    ///   - tasks: the lifetime of the tasks.
    ///   - names: the articles, as the user named them; `-` stands for those of the standard input.
    ///   - context: the origin of the articles, and the facts that texts and alerts depend on.
    ///   - progress: the outcomes of the articles.
    ///   - expand: reads the names of the standard input.
    ///   - keep: keeps the articles.
    ///   - countdown: counts the seconds until a retry.
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
        line = ProgressLineModel(tasks: tasks.makeChild(), countdown: countdown)
        line.signals.observe(for: self) { $0.follow($1) }
    }

    public var output: Output<Report?> { shown.output }
    public var signals: Signals<SyncSignal> { signalSource.signals }
    public var progress: Output<ScreenProgress?> { line.output }

    public func begin() {
        line.ask(.names, nil)
    }

    public func answer(_ answer: AlertAnswer<ArticleFailureAction>) {
        let step = failures.step(after: answer, outcome: line.outcome)
        if case .leave = step { leave() }
        line.follow(step)
    }

    private func follow(_ signal: ProgressLineSignal<Question, ArticleFailureAction>) {
        switch signal {
        case .ask(.names):
            tasks.scope.run { [weak self, expand, names] in
                let result = await expand.result(names)
                self?.didExpand(result)
            }
        case .ask(.keep): start()
        case .failed(let strategy): signalSource.send(.alert(strategy))
        }
    }

    private func didExpand(_ result: Result<[String], ApplicationError>) {
        switch result {
        case .success(let names):
            all = names
            line.ask(.keep, .fetchingAll(0, of: names.count))
        case .failure(let error): line.stop(failures.alert(for: error))
        }
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
        line.proceed(.fetchingAll(shownCount, of: all.count))
    }

    private func end(_ error: ApplicationError?) {
        show(state.value)
        line.succeed()
        guard let error else { return }
        interruption = error
        line.stop(failures.alert(for: error))
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
