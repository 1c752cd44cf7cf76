public import DomainKit
public import PresentationKit
public import ReportKit
public import UseCaseKit

/// The interactors of reports, each of which calls one use case.
///
/// They know use cases and errors, which views do not: the presenter of every report, which a view puts together with its
/// screen, is therefore in ReportKit.
///
/// Text of the user is parsed into the input of the use case when the report is requested, so that invalid text is
/// reported like other failures.
@MainActor
public enum ReportInteractor {
    /// A function that creates an interactor from the listener of its responses and the scope of its tasks, for
    /// `Scene.build`.
    public typealias Factory<Value: Sendable> =
        UseCaseInteractor<ReportRequest, ReportResponse<Value, ApplicationError>>.Factory

    /// Returns the interactor that responds with the output of a query.
    public static func query<Input: Sendable, Output: Sendable>(
        _ query: any QueryUseCase<Input, Output>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input
    ) -> Factory<Output> {
        { responses, tasks in
            UseCaseInteractor(responseListener: responses, tasks: tasks) {
                await result(of: input) { await query.result($0) }
            }
        }
    }

    /// Returns the interactor that responds with the value of a state after a command has changed it.
    public static func command<Input: Sendable, Value>(
        _ command: any CommandUseCase<Input>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input,
        state: ReadOnlyState<Value>
    ) -> Factory<Value> {
        { responses, tasks in
            UseCaseInteractor(responseListener: responses, tasks: tasks) {
                await result(of: input) { await command.result($0).map { state.value } }
            }
        }
    }

    /// Returns the interactor that responds when a command has succeeded.
    public static func command<Input: Sendable>(
        _ command: any CommandUseCase<Input>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input
    ) -> Factory<Void> {
        { responses, tasks in
            UseCaseInteractor(responseListener: responses, tasks: tasks) {
                await result(of: input) { await command.result($0) }
            }
        }
    }

    private static func result<Input, Value>(
        of input: @MainActor () throws(ValidationError) -> Input,
        _ call: @MainActor (Input) async -> Result<Value, ApplicationError>
    ) async -> Result<Value, ApplicationError> {
        do throws(ValidationError) {
            return await call(try input())
        } catch {
            return .failure(ApplicationError(.invalidInput(error)))
        }
    }
}

extension UseCaseInteractor where Request == ReportRequest {
    /// Creates the interactor of a report, whose use case the closure calls.
    public convenience init<Value: Sendable, Failure: Error>(
        responseListener: AnyResponseListener<ReportResponse<Value, Failure>>,
        tasks: TaskScope,
        countdown: Countdown = Countdown(),
        answer: @escaping @MainActor () async -> Result<Value, Failure>
    ) where Response == ReportResponse<Value, Failure> {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .answer: .answer(replacing: "report") { .didAnswer(await answer()) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}
