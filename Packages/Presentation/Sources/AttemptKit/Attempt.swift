public import Foundation
public import PresentationKit

/// The requests of a screen that can fail and be repeated, with their progress and the alerts for failures.
///
/// A presenter or a view model starts a request, and calls ``succeed()`` or ``fail(_:retrying:showing:)`` when it has
/// ended. It passes on the answers to alerts, which lead to retries.
///
/// ```swift
/// @MainActor
/// func count(
///     _ alerts: CountingAlerts,
///     _ commands: AnyCommandListener<CounterCommand>,
///     _ requests: AnyRequestListener<CounterRequest>
/// ) {
///     let attempt = Attempt(alerts: alerts, commandListener: commands, requestListener: requests)
///     attempt.start(.count, showing: Phrase(en: "Counting…", ja: "数えています…"))
///     attempt.fail(.busy)
///     attempt.answer(AlertAnswer(.retry))
/// }
/// ```
@MainActor
public final class Attempt<Request, Failure: Error, Action: AlertActionType> {
    private var alerts: any FailureAlerts<Failure, Action>
    private let showAlert: @MainActor (AlertStrategy<Action>) -> Void
    private let send: @MainActor (Request) -> Void
    private let showProgress: @MainActor (ScreenProgress?) -> Void
    private let wait: @MainActor (Attempt, Date) -> Void
    private var state = AttemptState<Request, Action>()

    /// Creates an attempt.
    ///
    /// - Parameters:
    ///   - alerts: the alerts for failures.
    ///   - showAlert: shows an alert.
    ///   - send: sends a request.
    ///   - showProgress: shows the progress, or none.
    ///   - wait: waits until a date, and calls ``handle(_:)`` meanwhile; a date that has passed ends the last wait.
    public init(
        alerts: any FailureAlerts<Failure, Action>,
        showAlert: @escaping @MainActor (AlertStrategy<Action>) -> Void,
        send: @escaping @MainActor (Request) -> Void,
        showProgress: @escaping @MainActor (ScreenProgress?) -> Void = { _ in },
        wait: @escaping @MainActor (Attempt, Date) -> Void = { _, _ in }
    ) {
        self.alerts = alerts
        self.showAlert = showAlert
        self.send = send
        self.showProgress = showProgress
        self.wait = wait
    }

    /// Creates the attempt of a presenter whose interactor can wait.
    ///
    /// - Parameters:
    ///   - alerts: the alerts for failures.
    ///   - commandListener: receives progress and alerts.
    ///   - requestListener: receives requests.
    public convenience init<Command: AttemptCommand<Action>>(
        alerts: any FailureAlerts<Failure, Action>,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<Request>
    ) where Request: AttemptRequest {
        self.init(
            alerts: alerts,
            showAlert: { commandListener.handle(command: .showAlert($0)) },
            send: { requestListener.handle(request: $0) },
            showProgress: { commandListener.handle(command: .showProgress($0)) },
            wait: { requestListener.handle(request: .wait(until: $1)) }
        )
    }

    /// A Boolean value that indicates whether a request awaits its response.
    public var isRunning: Bool { state.isRunning }

    /// Sends a request, and shows its progress until the response arrives.
    ///
    /// - Parameters:
    ///   - request: the request, which a retry repeats.
    ///   - progress: the progress, or nil if the request takes no time.
    public func start(_ request: Request, showing progress: Phrase? = nil) {
        apply(.start(.init(request, progress)))
    }

    /// Shows the progress of the request.
    ///
    /// - Parameters:
    ///   - progress: the progress.
    ///   - request: the request if another part has sent it; a retry repeats it.
    public func progress(_ progress: Phrase, of request: Request? = nil) {
        apply(.progress(progress, of: request.map { .init($0, progress) }))
    }

    /// Hides the progress after a success.
    public func succeed() {
        apply(.succeed)
    }

    /// Hides the progress, and shows the alert for a failure.
    ///
    /// - Parameters:
    ///   - failure: the failure.
    ///   - request: the request for a retry; by default the last one that was started.
    ///   - progress: the progress of the retry.
    public func fail(_ failure: Failure, retrying request: Request? = nil, showing progress: Phrase? = nil) {
        show(alerts.alert(for: failure), retrying: request, showing: progress)
    }

    /// Hides the progress, and shows an alert.
    ///
    /// - Parameters:
    ///   - alert: the alert.
    ///   - request: the request for a retry, or for a confirmation; by default the last one that was started.
    ///   - progress: the progress of that request.
    public func show(
        _ alert: AlertStrategy<Action>,
        retrying request: Request? = nil,
        showing progress: Phrase? = nil
    ) {
        apply(.fail(alert, retrying: request.map { .init($0, progress) }))
    }

    /// Hides the progress, and sends a request after a countdown, without an alert.
    public func retry(_ request: Request, at date: Date) {
        apply(.retry(.init(request), at: date))
    }

    /// Performs the step that follows the answer to an alert; a second answer has no effect.
    ///
    /// - Returns: The step that follows.
    @discardableResult
    public func answer(_ answer: AlertAnswer<Action>) -> FailureStep<Action> {
        let step = alerts.step(after: answer)
        apply(.answer(answer.alertID, step))
        return step
    }

    /// Ends a wait before a retry, without one.
    public func cancel() {
        apply(.cancel)
    }

    /// Repeats the request that was suspended, if there is one, after its cause was removed.
    ///
    /// - Parameter alerts: the alerts for failures from now on.
    public func resume(with alerts: any FailureAlerts<Failure, Action>) {
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

    private func apply(_ input: AttemptState<Request, Action>.Input) {
        for effect in state.apply(input) {
            switch effect {
            case .send(let request): send(request)
            case .show(let progress): showProgress(progress)
            case .alert(let alert): showAlert(alert)
            case .wait(let date): wait(self, date)
            }
        }
    }
}
