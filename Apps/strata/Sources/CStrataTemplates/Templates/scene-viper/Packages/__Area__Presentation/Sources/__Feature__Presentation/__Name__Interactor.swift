public import PresentationKit
public import UseCaseKit
public import __Feature__Domain

/// The interactor of the screen __Name__.
public typealias __Name__Interactor = UseCaseInteractor<__Name__Request, __Name__Response>

extension __Name__Interactor {
    /// Creates the interactor.
    ///
    /// - Parameters:
    ///   - responseListener: the listener that receives the responses.
    ///   - tasks: the scope in which the use case runs.
    ///   - fetch: the use case that fetches what is stored.
    public convenience init(
        responseListener: AnyResponseListener<__Name__Response>,
        tasks: TaskScope,
        fetch: any QueryUseCase<Void, __Feature__>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .fetch: .answer { __Name__Response(await fetch.result()) }
            }
        }
    }
}
