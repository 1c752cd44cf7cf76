public import PresentationKit
import PresenterKit
public import UseCaseKit
public import __Feature__Contract
public import __Feature__Domain

/// The view model of an item, which observes the list.
public final class Observing__Feature__DetailModel: __Feature__DetailModel {
    public let output: Output<__Feature__Row?>
    public let signals = SignalSource<Never>().signals
    private let tasks: TaskLifetime
    private let router: Router<__Feature__Route>

    public init(of id: Int, in list: ReadOnlyState<__Feature__>, tasks: TaskLifetime, router: Router<__Feature__Route>) {
        self.tasks = tasks
        self.router = router
        output = tasks.scope.output(of: list) { $0.item(id).map(__Feature__Row.init) }
    }

    public func goBack() { router.go(.back) }
}
