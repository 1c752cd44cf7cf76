import Foundation
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// The line of a screen that says what is going on, and what follows when that fails.
///
/// It is a child view model for every screen that asks something: what goes on is shown, a failure is told with what can be
/// done, and a wait counts down in the line itself. Which question is asked, and what its answer means, is the parent's
/// business.
///
/// ```swift
/// @MainActor
/// func begin(_ line: ProgressLineModel<String, CensusAction>) {
///     line.ask("How many?", Phrase(en: "Counting…", ja: "数えています…"))
///     print(line.output.value?.english ?? "nothing")  // Counting…
///     line.succeed()
/// }
/// ```
public final class ProgressLineModel<Question: Equatable & Sendable, Action: AlertActionType>: ViewModel {
    private enum Command: AttemptCommand {
        case showProgress(Phrase)
        case hideProgress
        case showAlert(AlertStrategy<Action>)
    }

    private enum Request: AttemptRequest {
        case ask(Question)
        case wait(until: Date)
    }

    private let shown = OutputSource<Phrase?>(nil)
    private let told = SignalSource<ProgressLineSignal<Question, Action>>()
    private let tasks: TaskLifetime
    private let countdown: Countdown
    private var attempt = Attempt<Command, Request>()

    /// Makes a line that says nothing.
    ///
    /// - Parameters:
    ///   - tasks: owns the wait.
    ///   - countdown: what is waited on.
    public init(tasks: TaskLifetime, countdown: Countdown = Countdown()) {
        self.tasks = tasks
        self.countdown = countdown
    }

    public var output: Output<Phrase?> { shown.output }
    public var signals: Signals<ProgressLineSignal<Question, Action>> { told.signals }

    /// Whether something is being asked.
    public var isAsking: Bool { attempt.isAsking }

    /// What the alert means for the program that is answered next.
    public var outcome: ExitOutcome { attempt.outcome }

    /// Something is to be asked.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - progress: what is going on until the answer is there, or nil where it takes no time.
    public func ask(_ question: Question, _ progress: Phrase?) {
        perform(.ask(.init(.ask(question), progress)))
    }

    /// What is being asked has come so far.
    public func proceed(_ progress: Phrase) {
        perform(.proceed(progress))
    }

    /// The answer is there.
    public func succeed() {
        perform(.succeed)
    }

    /// What was asked failed.
    public func stop(_ strategy: AlertStrategy<Action>) {
        perform(.stop(strategy))
    }

    /// The alert was answered, and this follows.
    public func follow(_ step: FailureStep<Action>) {
        perform(.follow(step))
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) {
            switch message {
            case .command(.showProgress(let progress)): shown.set(progress)
            case .command(.hideProgress): shown.set(nil)
            case .command(.showAlert(let strategy)): told.send(.failed(strategy))
            case .request(.ask(let question)): told.send(.ask(question))
            case .request(.wait(let end)): wait(until: end)
            }
        }
    }

    private func wait(until end: Date) {
        let left = countdown.secondsLeft
        tasks.scope.observe(
            replacing: "countdown",
            left.values,
            current: { left.value },
            { [weak self] in self?.perform(.tick($0)) }
        )
        tasks.scope.run(replacing: "wait") { [weak self, countdown] in
            _ = await countdown.result(end)
            self?.perform(.endWait)
        }
    }
}

/// What a line that says what is going on tells its parent once.
///
/// ```swift
/// let signal = ProgressLineSignal<String, CensusAction>.ask("How many?")
/// ```
public enum ProgressLineSignal<Question: Equatable & Sendable, Action: AlertActionType>: Equatable, Sendable {
    /// This is to be asked now.
    case ask(Question)
    /// It failed, and this can be done.
    case failed(AlertStrategy<Action>)
}
