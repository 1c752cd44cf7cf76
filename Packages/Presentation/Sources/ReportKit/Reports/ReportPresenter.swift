public import AttemptKit
public import PresentationKit

/// The presenter of a report, which requests one use case and shows its result or an alert.
///
/// An action that cannot be undone is confirmed first. The answer is handled by `failures` like that to a failure:
/// `FailureStep.retry` performs the action.
///
/// Commands with more output, such as their progress, have other presenters with the same events and commands.
public final class ReportPresenter<Value: Sendable, Alerts: FailureAlerts>: Presenter {
    public typealias Event = ReportEvent<Alerts.Action>
    public typealias Command = ReportCommand<Alerts.Action>
    public typealias Request = ReportRequest
    public typealias Response = ReportResponse<Value, Alerts.Failure>

    private let confirmation: AlertStrategy<Alerts.Action>?
    private let progress: Phrase?
    private let report: (Value) -> Report
    private let commandListener: AnyCommandListener<Command>
    private let attempt: Attempt<Request, Alerts.Failure, Alerts.Action>

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - confirmation: the alert before the request, or nil if none is needed.
    ///   - progress: the text until the response arrives, or nil if that takes no time.
    ///   - failures: the alerts for failures.
    ///   - report: returns the report on a response.
    ///   - commandListener: receives the commands.
    ///   - requestListener: receives the requests.
    public init(
        confirmation: AlertStrategy<Alerts.Action>? = nil,
        progress: Phrase?,
        failures: Alerts,
        report: @escaping (Value) -> Report,
        commandListener: AnyCommandListener<Command>,
        requestListener: AnyRequestListener<ReportRequest>
    ) {
        self.confirmation = confirmation
        self.progress = progress
        self.report = report
        self.commandListener = commandListener
        attempt = Attempt(alerts: failures, commandListener: commandListener, requestListener: requestListener)
    }

    public func handle(event: Event) {
        switch event {
        case .viewDidLoad:
            if let confirmation {
                attempt.show(confirmation, retrying: .answer, showing: progress)
            } else {
                attempt.start(.answer, showing: progress)
            }
        case .didAnswer(let answer): attempt.answer(answer)
        }
    }

    public func handle(response: Response) {
        switch response {
        case .didAnswer(.success(let value)):
            attempt.succeed()
            let report = report(value)
            for notice in report.notices { commandListener.handle(command: .showNotice(notice)) }
            commandListener.handle(command: .show(report))
        case .didAnswer(.failure(let failure)): attempt.fail(failure)
        case .wait(let wait): attempt.handle(wait)
        }
    }
}
