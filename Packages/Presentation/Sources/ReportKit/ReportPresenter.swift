public import AttemptKit
public import Foundation
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

/// The events of the view of a report.
public enum ReportEvent<Action: AlertActionType>: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The user answered an alert.
    case didAnswer(AlertAnswer<Action>)
}

/// The commands to the view of a report.
public enum ReportCommand<Action: AlertActionType>: AttemptCommand, Hashable {
    /// Shows the progress in place of the previous one, or hides it.
    case showProgress(ScreenProgress?)
    /// Shows the result.
    case show(Report)
    /// Shows a notice beside the result.
    case showNotice(Phrase)
    /// Shows an alert.
    case showAlert(AlertStrategy<Action>)
}

/// The requests of the presenter of a report.
public enum ReportRequest: AttemptRequest, Hashable {
    /// Call the use case.
    case answer
    /// Wait until a date and report the seconds that are left; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses of the interactor of a report.
public enum ReportResponse<Value: Sendable, Failure: Error>: AttemptResponse {
    /// The use case has ended with this result.
    case didAnswer(Result<Value, Failure>)
    /// The progress of a wait.
    case wait(WaitProgress)
}

extension ReportResponse: Equatable where Value: Equatable, Failure: Equatable {}
