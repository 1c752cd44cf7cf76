public import Foundation
public import PresentationKit

/// What happens to the view of a report.
///
/// ```swift
/// let event = ReportEvent<CounterAction>.didAnswer(AlertAnswer(.retry))
/// ```
public enum ReportEvent<Action: AlertActionType>: ViewEvent, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// The user answered an alert.
    case didAnswer(AlertAnswer<Action>)
}

extension ReportEvent: Codable where Action: Codable {}

/// What the view of a report is told.
///
/// ```swift
/// let command = ReportCommand<CounterAction>.showProgress(Phrase(en: "Counting…", ja: "数えています…"))
/// ```
public enum ReportCommand<Action: AlertActionType>: AttemptCommand, Hashable {
    /// Says what is going on, in place of what was said about it before.
    case showProgress(Phrase)
    /// Nothing is going on any more.
    case hideProgress
    /// Shows the answer.
    case show(Report)
    /// Says what the user has to know beside the answer.
    case showNotice(Phrase)
    /// Tells what went wrong, or asks, and says what can be done.
    case showAlert(AlertStrategy<Action>)
}

/// What the presenter of a plain report asks of its interactor.
///
/// ```swift
/// @MainActor
/// func job(for request: ReportRequest, counting count: @escaping @MainActor () async -> Int)
///     -> InteractorJob<ReportResponse<Int, CountingFailure>>
/// {
///     switch request {
///     case .answer: .answer { .didAnswer(.success(await count())) }
///     case .wait: .answer { .wait(.ended) }
///     }
/// }
/// ```
public enum ReportRequest: AttemptRequest, Hashable {
    /// Find the answer.
    case answer
    /// Wait until a date, and say how long it still takes.
    case wait(until: Date)
}

/// What the interactor of a plain report answers.
///
/// ```swift
/// let response = ReportResponse<Int, CountingFailure>.didAnswer(.failure(.busy))
/// ```
public enum ReportResponse<Value: Sendable, Failure: Error>: AttemptResponse {
    /// This is the answer, or why there is none.
    case didAnswer(Result<Value, Failure>)
    /// The progress of a wait.
    case wait(WaitProgress)
}

extension ReportResponse: Equatable where Value: Equatable, Failure: Equatable {}
