/// What happens to the view of a report.
public enum ReportEvent<Action: AlertActionType>: ViewEvent, Hashable {
    /// The view is there and empty.
    case viewDidLoad
    /// The user answered an alert.
    case didAnswer(AlertAnswer<Action>)
}

/// What the view of a report is told.
public enum ReportCommand<Action: AlertActionType>: PresenterCommand, Hashable {
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
public enum ReportRequest: InteractorRequest, Hashable {
    /// Find the answer.
    case answer
}

/// What the interactor of a plain report answers.
public struct ReportResponse<Value: Sendable, Failure: Error>: InteractorResponse {
    /// The answer, or why there is none.
    public let result: Result<Value, Failure>

    /// Makes a response.
    public init(_ result: Result<Value, Failure>) {
        self.result = result
    }
}

extension UseCaseInteractor where Request == ReportRequest {
    /// Makes the interactor of a plain report: one question, one use case.
    ///
    /// - Parameters:
    ///   - responseListener: gets the answer.
    ///   - tasks: runs the use case.
    ///   - answer: calls the use case.
    public convenience init<Value: Sendable, Failure: Error>(
        responseListener: AnyResponseListener<ReportResponse<Value, Failure>>,
        tasks: TaskScope,
        answer: @escaping @MainActor () async -> Result<Value, Failure>
    ) where Response == ReportResponse<Value, Failure> {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .answer: .answer(replacing: "report") { ReportResponse(await answer()) }
            }
        }
    }
}
