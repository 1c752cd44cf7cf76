public import PresentationKit
import PresenterKit
public import UseCaseKit
public import __Feature__Domain

/// The interactor of the count: each request is one use case.
public typealias __Feature__Interactor = UseCaseInteractor<__Feature__Request, __Feature__Response>

extension __Feature__Interactor {
    /// Creates the interactor.
    ///
    /// - Parameters:
    ///   - responseListener: the listener that receives the responses.
    ///   - tasks: the scope in which the use cases run.
    ///   - state: the count.
    ///   - restore: the use case that restores the stored count.
    ///   - increment: the use case that adds one.
    public convenience init(
        responseListener: AnyResponseListener<__Feature__Response>,
        tasks: TaskScope,
        state: ReadOnlyState<__Feature__>,
        restore: any CommandUseCase<Void>,
        increment: any CommandUseCase<Void>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .restore: .answer { .ended(request, await restore.result().failure) }
            case .observe: .observe("__feature__", state.values, current: state.value) { .changed($0) }
            case .increment: .answer { .ended(request, await increment.result().failure) }
            }
        }
    }
}
