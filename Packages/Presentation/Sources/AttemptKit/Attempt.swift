public import Foundation
public import PresentationKit

/// The requests of a screen that can fail and be repeated, with their progress and the alerts for failures.
///
/// A presenter or a view model starts a request, and calls ``succeed()`` or ``fail(_:retrying:showing:)`` when it has
/// ended. Progress is shown while a request is running. A failure hides the progress and shows an alert, whose answer
/// leads to a retry, immediately or after a countdown, to another alert, or to nothing. What comes late is ignored:
/// progress of a request that has ended, the seconds and the end of a wait that was replaced, and a second answer.
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
    /// A request, with the text until its response arrives; nil if it arrives immediately.
    private struct Call {
        let request: Request
        let progress: Phrase?
    }

    private enum Phase {
        case idle
        case running
        case waiting(Call)
    }

    /// An alert that awaits its answer, with the request that a retry sends.
    private struct OpenAlert {
        let call: Call?
        let attributes: AlertAttributes
    }

    private var alerts: any FailureAlerts<Failure, Action>
    private let showAlert: @MainActor (AlertStrategy<Action>) -> Void
    private let send: @MainActor (Request) -> Void
    private let showProgress: @MainActor (ScreenProgress?) -> Void
    private let setTimer: @MainActor (Attempt, Date?) -> Void

    private var phase = Phase.idle
    private var lastCall: Call?
    private var progress: ScreenProgress? {
        didSet { if progress != oldValue { showProgress(progress) } }
    }
    private var openAlerts: [Int: OpenAlert] = [:]
    private var alertCount = 0
    private var suspended: Call?

    /// Creates an attempt.
    ///
    /// - Parameters:
    ///   - alerts: the alerts for failures.
    ///   - showAlert: shows an alert.
    ///   - send: sends a request.
    ///   - showProgress: shows the progress, or none.
    ///   - setTimer: starts a timer that calls ``handle(_:)`` until a date; with nil it stops the last one.
    public init(
        alerts: any FailureAlerts<Failure, Action>,
        showAlert: @escaping @MainActor (AlertStrategy<Action>) -> Void,
        send: @escaping @MainActor (Request) -> Void,
        showProgress: @escaping @MainActor (ScreenProgress?) -> Void = { _ in },
        setTimer: @escaping @MainActor (Attempt, Date?) -> Void = { _, _ in }
    ) {
        self.alerts = alerts
        self.showAlert = showAlert
        self.send = send
        self.showProgress = showProgress
        self.setTimer = setTimer
    }

    /// Creates the attempt of a presenter that shows no progress.
    public convenience init<Command: AlertCommand<Action>>(
        alerts: any FailureAlerts<Failure, Action>,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<Request>
    ) where Request: InteractorRequest {
        self.init(
            alerts: alerts,
            showAlert: { commandListener.handle(command: .showAlert($0)) },
            send: { requestListener.handle(request: $0) }
        )
    }

    /// Creates the attempt of a presenter whose interactor can wait.
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
            setTimer: { requestListener.handle(request: .wait(until: $1)) }
        )
    }

    /// A Boolean value that indicates whether a request awaits its response.
    public var isRunning: Bool { if case .running = phase { true } else { false } }

    /// Sends a request, and shows its progress until the response arrives; this ends a wait.
    ///
    /// - Parameters:
    ///   - request: the request, which a retry repeats.
    ///   - progress: the progress, or nil if the request takes no time.
    public func start(_ request: Request, showing progress: Phrase? = nil) {
        didStart(request, showing: progress)
        send(request)
    }

    /// Shows the progress of a request that another part has sent; this ends a wait.
    ///
    /// - Parameters:
    ///   - request: the request, which a retry repeats.
    ///   - progress: the progress, or nil if the request takes no time.
    public func didStart(_ request: Request, showing progress: Phrase? = nil) {
        let endsWait = if case .waiting = phase { true } else { false }
        phase = .running
        lastCall = Call(request: request, progress: progress)
        suspended = nil
        if endsWait || progress != nil { self.progress = progress.map { .activity($0) } }
        if endsWait { setTimer(self, nil) }
    }

    /// Shows the progress of the running request, if there is one.
    public func progress(_ progress: Phrase) {
        if isRunning { self.progress = .activity(progress) }
    }

    /// Hides the progress after a success; during a wait before a retry it does nothing.
    public func succeed() {
        if isRunning { end() }
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
        if isRunning { end() }
        show(alert, of: request.map { Call(request: $0, progress: progress) } ?? lastCall)
    }

    /// Performs the step that follows the answer to an alert; a second answer has no effect.
    ///
    /// - Returns: The step that follows.
    @discardableResult
    public func answer(_ answer: AlertAnswer<Action>) -> FailureStep<Action> {
        let step = alerts.step(after: answer)
        guard let answered = openAlerts.removeValue(forKey: answer.alertID) else { return step }
        switch (step, answered.call) {
        case (.retry, let call?): start(call.request, showing: call.progress)
        case (.wait(let pause), let call?): wait(until: pause.end, before: call)
        case (.suspend, let call): suspended = call
        case (.explain(let alert), let call): show(alert.inheriting(answered.attributes), of: call)
        case (.retry, nil), (.wait, nil), (.leave, _): break
        }
        return step
    }

    /// Ends a wait before a retry; the request is not sent.
    public func cancel() {
        guard case .waiting = phase else { return }
        end()
        setTimer(self, nil)
    }

    /// Repeats the request that was suspended, if there is one, after its cause was removed.
    ///
    /// - Parameter alerts: the alerts for failures from now on.
    public func resume(with alerts: any FailureAlerts<Failure, Action>) {
        self.alerts = alerts
        if let suspended { start(suspended.request, showing: suspended.progress) }
    }

    /// Forgets the request that was suspended, because the user has gone on without removing its cause.
    public func abandonSuspended() {
        suspended = nil
    }

    /// Shows the seconds until a retry, and retries at the end.
    public func handle(_ wait: WaitProgress) {
        guard case .waiting(let call) = phase else { return }
        switch wait {
        case .secondsLeft(let seconds): if seconds > 0 { progress = .wait(secondsLeft: seconds) }
        case .ended: start(call.request, showing: call.progress)
        }
    }

    private func end() {
        phase = .idle
        progress = nil
    }

    private func wait(until date: Date, before call: Call) {
        phase = .waiting(call)
        setTimer(self, date)
    }

    private func show(_ alert: AlertStrategy<Action>, of call: Call?) {
        // With some compilers, an error takes its caller off the main actor (docs/adr/0085-results-across-actors.md).
        MainActor.preconditionIsolated()
        let id = alertCount
        alertCount += 1
        openAlerts[id] = OpenAlert(call: call, attributes: alert.attributes)
        showAlert(alert.identified(by: id))
    }
}
