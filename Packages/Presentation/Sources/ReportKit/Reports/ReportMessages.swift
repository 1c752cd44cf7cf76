public import AttemptKit
public import Foundation
public import PresentationKit

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
