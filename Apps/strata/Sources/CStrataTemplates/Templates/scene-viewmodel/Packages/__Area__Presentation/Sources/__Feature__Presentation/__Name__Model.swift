public import PresentationKit
public import UseCaseKit
public import __Feature__Contract
public import __Feature__Domain

/// Fetches what the screen __Name__ shows.
public final class __Name__Model: __Name__ViewModel {
    private let shown = OutputSource(__Name__State())
    private let signalSource = SignalSource<__Name__Signal>()
    private let tasks: TaskLifetime
    private let fetch: any QueryUseCase<Void, __Feature__>

    /// Creates the view model.
    ///
    /// - Parameters:
    ///   - tasks: the lifetime of the tasks.
    ///   - fetch: the use case that fetches what is stored.
    public init(tasks: TaskLifetime, fetch: any QueryUseCase<Void, __Feature__>) {
        self.tasks = tasks
        self.fetch = fetch
    }

    public var output: Output<__Name__State> { shown.output }
    public var signals: Signals<__Name__Signal> { signalSource.signals }

    public func begin() {
        tasks.scope.run(replacing: "fetch") { [fetch] in
            await fetch.result()
        } then: { [shown, signalSource] result in
            switch result {
            case .success(let value): shown.update { $0.display = __Name__Display(value) }
            case .failure(let error): signalSource.send(.alert(__Feature__FailureAlerts().alert(for: error)))
            }
        }
    }

    public func answer(_ action: __Feature__FailureAction) {
        if action == .retry { begin() }
    }
}
