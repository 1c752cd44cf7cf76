import Foundation
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// The view model of a progress line, with recovery from failures.
///
/// It is a child view model for screens that send requests: it shows the progress of a request, reports a failure with
/// its recoveries, and counts the seconds of a wait down. The parent sends the requests and handles their results.
///
/// ```swift
/// @MainActor
/// func begin(_ line: ProgressLineModel<String, CensusAction>) {
///     line.ask("How many?", Phrase(en: "Counting…", ja: "数えています…"))
///     print(line.output.value == .activity(Phrase(en: "Counting…", ja: "数えています…")))  // true
///     line.succeed()
/// }
/// ```
public final class ProgressLineModel<Question: Equatable & Sendable, Action: AlertActionType>: ViewModel {
    private enum Command: AttemptCommand {
        case show(ScreenProgress)
        case hideProgress
        case showAlert(AlertStrategy<Action>)

        static func showProgress(_ phrase: Phrase) -> Self { .show(.activity(phrase)) }
        static func showWait(secondsLeft seconds: Int) -> Self { .show(.wait(secondsLeft: seconds)) }
    }

    private enum Request: AttemptRequest {
        case ask(Question)
        case wait(until: Date)
    }

    private let shown = OutputSource<ScreenProgress?>(nil)
    private let signalSource = SignalSource<ProgressLineSignal<Question, Action>>()
    private let tasks: TaskLifetime
    private let countdown: Countdown
    private var attempt = Attempt<Command, Request>()

    /// Creates an empty line.
    ///
    /// - Parameters:
    ///   - tasks: the owner of the task that waits.
    ///   - countdown: the countdown of a wait.
    public init(tasks: TaskLifetime, countdown: Countdown = Countdown()) {
        self.tasks = tasks
        self.countdown = countdown
    }

    public var output: Output<ScreenProgress?> { shown.output }
    public var signals: Signals<ProgressLineSignal<Question, Action>> { signalSource.signals }

    /// A Boolean value that indicates whether a request awaits its response.
    public var isAsking: Bool { attempt.isAsking }

    /// The exit outcome of the alert that is answered next.
    public var outcome: ExitOutcome { attempt.outcome }

    /// Starts a request.
    ///
    /// - Parameters:
    ///   - question: the request.
    ///   - progress: the text until the result arrives, or nil if the request takes no time.
    public func ask(_ question: Question, _ progress: Phrase?) {
        perform(.ask(.init(.ask(question), progress)))
    }

    /// Shows the progress of the request.
    public func proceed(_ progress: Phrase) {
        perform(.proceed(progress))
    }

    /// Ends the request with success.
    public func succeed() {
        perform(.succeed)
    }

    /// Ends the request with an alert.
    public func stop(_ strategy: AlertStrategy<Action>) {
        perform(.stop(strategy))
    }

    /// Performs the step that follows the answer to the alert.
    public func follow(_ step: FailureStep<Action>) {
        perform(.follow(step))
    }

    /// Ends a wait before a retry, without one.
    public func cancelWait() {
        perform(.cancelWait)
    }

    private func perform(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) {
            switch message {
            case .command(.show(let progress)): shown.set(progress)
            case .command(.hideProgress): shown.set(nil)
            case .command(.showAlert(let strategy)): signalSource.send(.failed(strategy))
            case .request(.ask(let question)): signalSource.send(.ask(question))
            case .request(.wait(let end)): wait(until: end)
            }
        }
    }

    private func wait(until end: Date) {
        tasks.scope.observe(replacing: "countdown", countdown.secondsLeft) { [weak self] in self?.perform(.tick($0)) }
        tasks.scope.run(replacing: "wait") { [countdown] in
            await countdown.result(end)
        } then: { [weak self] result in
            if case .success = result { self?.perform(.endWait) }
        }
    }
}

/// The one-time events of a progress line.
public enum ProgressLineSignal<Question: Equatable & Sendable, Action: AlertActionType>: Equatable, Sendable {
    /// The request has to be sent.
    case ask(Question)
    /// The request failed; the alert has the recoveries.
    case failed(AlertStrategy<Action>)
}
