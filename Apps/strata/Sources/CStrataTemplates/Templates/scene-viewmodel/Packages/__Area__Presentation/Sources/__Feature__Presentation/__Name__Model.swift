public import AttemptKit
public import PresentationKit
import PresenterKit
public import UseCaseKit
public import __Feature__Contract
public import __Feature__Domain

/// The view model of the screen __Name__.
public final class __Name__Model: __Name__ViewModel {
    private let shown = OutputSource<Phrase?>(nil)
    private let signalSource = SignalSource<AlertStrategy<RetryAction>>()
    private let tasks: TaskLifetime
    private let load: any CommandUseCase<Void>
    private let state: ReadOnlyState<__Feature__>

    public init(tasks: TaskLifetime, load: any CommandUseCase<Void>, state: ReadOnlyState<__Feature__>) {
        self.tasks = tasks
        self.load = load
        self.state = state
    }

    public var output: Output<Phrase?> { shown.output }
    public var signals: Signals<AlertStrategy<RetryAction>> { signalSource.signals }

    public func begin() {
        tasks.scope.run(replacing: "load") { [load] in
            await load.result()
        } then: { [tasks, state, shown, signalSource] result in
            if let error = result.failure { return signalSource.send(RetryAlerts().alert(for: error)) }
            tasks.scope.observe(replacing: "state", state) { value in
                shown.set(Phrase(en: "__Name__: \(value.count)", ja: "__Name__: \(value.count)"))
            }
        }
    }

    public func answer(_ answer: AlertAnswer<RetryAction>) {
        if answer.action == .retry { begin() }
    }
}
