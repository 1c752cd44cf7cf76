public import Foundation
public import PresentationKit

/// Runs the requests of a presenter by an ``Attempt``, with the alerts of a feature for failures.
///
/// A presenter starts a request, and calls ``succeed()`` or ``fail(_:retrying:)`` when the response arrives. It
/// forwards the answers to alerts and the progress of waits, which lead to retries.
///
/// ```swift
/// @MainActor
/// func run(
///     _ alerts: CountingAlerts,
///     _ commands: AnyCommandListener<ReportCommand<CounterAction>>,
///     _ requests: AnyRequestListener<ReportRequest>
/// ) {
///     let attempt = AttemptRunner(alerts: alerts, commandListener: commands, requestListener: requests)
///     attempt.start(.answer, showing: Phrase(en: "Counting…", ja: "数えています…"))
///     attempt.fail(.busy)
///     attempt.answer(AlertAnswer(.retry))
/// }
/// ```
@MainActor
public final class AttemptRunner<Command: AttemptCommand, Request: AttemptRequest, Failure: Error> {
    /// A request with its progress.
    public typealias Question = Attempt<Command, Request>.Question

    private var alerts: any FailureAlerts<Failure, Command.Action>
    private let commandListener: AnyCommandListener<Command>
    private let requestListener: AnyRequestListener<Request>
    private var attempt = Attempt<Command, Request>()

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - alerts: the alerts for failures.
    ///   - commandListener: receives progress and alerts.
    ///   - requestListener: receives requests.
    public init(
        alerts: any FailureAlerts<Failure, Command.Action>,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<Request>
    ) {
        self.alerts = alerts
        self.commandListener = commandListener
        self.requestListener = requestListener
    }

    /// Sends a request, and shows its progress until the response arrives.
    ///
    /// - Parameters:
    ///   - request: the request, which a retry repeats.
    ///   - progress: the progress, or nil if the request takes no time.
    public func start(_ request: Request, showing progress: Phrase? = nil) {
        apply(.ask(Question(request, progress)))
    }

    /// Shows the progress of a request that another part sent.
    ///
    /// - Parameters:
    ///   - request: the request for a retry.
    ///   - progress: the progress.
    public func join(_ request: Request, showing progress: Phrase) {
        apply(.join(Question(request, progress)))
    }

    /// Hides the progress after a success.
    public func succeed() {
        apply(.succeed)
    }

    /// Hides the progress, and shows the alert for a failure.
    ///
    /// - Parameters:
    ///   - failure: the failure.
    ///   - question: the request for a retry; by default the last one that was started.
    public func fail(_ failure: Failure, retrying question: Question? = nil) {
        show(alerts.alert(for: failure), retrying: question)
    }

    /// Hides the progress, and shows an alert.
    ///
    /// - Parameters:
    ///   - alert: the alert.
    ///   - question: the request for a retry, or for a confirmation; by default the last one that was started.
    public func show(_ alert: AlertStrategy<Command.Action>, retrying question: Question? = nil) {
        apply(.stop(alert, repeating: question))
    }

    /// Hides the progress, and sends a request after a countdown, without an alert.
    ///
    /// - Parameters:
    ///   - date: the end of the countdown.
    ///   - question: the request.
    public func wait(until date: Date, before question: Question) {
        apply(.pause(until: date, before: question))
    }

    /// Follows the answer to an alert: retries, waits, explains or leaves.
    public func answer(_ answer: AlertAnswer<Command.Action>) {
        apply(.follow(alerts.step(after: answer, outcome: attempt.outcome)))
    }

    /// Ends a wait before a retry, without one.
    public func cancelWait() {
        apply(.cancelWait)
    }

    /// Repeats the request that was suspended, if there is one, after its cause was removed.
    ///
    /// - Parameter alerts: the alerts for failures from now on.
    public func resume(with alerts: any FailureAlerts<Failure, Command.Action>) {
        self.alerts = alerts
        apply(.resume)
    }

    /// Forgets the request that was suspended, because the user has gone on without removing its cause.
    public func abandonSuspended() {
        apply(.abandon)
    }

    /// Shows the seconds until a retry, and retries at the end.
    public func handle(_ wait: WaitProgress) {
        switch wait {
        case .secondsLeft(let seconds): apply(.tick(seconds))
        case .ended: apply(.endWait)
        }
    }

    private func apply(_ input: Attempt<Command, Request>.Input) {
        for message in attempt.apply(input) {
            switch message {
            case .command(let command): commandListener.handle(command: command)
            case .request(let request): requestListener.handle(request: request)
            }
        }
    }
}
