public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor where Request == ReportRequest {
    /// Makes the interactor of a plain report: one question, one use case.
    ///
    /// - Parameters:
    ///   - responseListener: gets the answer.
    ///   - tasks: runs the use case.
    ///   - countdown: waits until the host answers again.
    ///   - answer: calls the use case.
    public convenience init<Value: Sendable, Failure: Error>(
        responseListener: AnyResponseListener<ReportResponse<Value, Failure>>,
        tasks: TaskScope,
        countdown: Countdown = Countdown(),
        answer: @escaping @MainActor () async -> Result<Value, Failure>
    ) where Response == ReportResponse<Value, Failure> {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .answer: .answer(replacing: "report") { .didAnswer(await answer()) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
