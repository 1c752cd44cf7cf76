public import PresentationKit
import PresenterKit
public import UseCaseKit
public import __Feature__Contract
public import __Feature__Domain

/// The view model of an item, which observes the list.
public final class Observing__Feature__DetailModel: __Feature__DetailModel {
    private let shown: OutputSource<__Feature__Row?>
    private let id: Int
    private let tasks: TaskLifetime
    private let list: ReadOnlyState<__Feature__>
    private let router: Router<__Feature__Route>

    /// Creates the view model.
    public init(
        of id: Int,
        tasks: TaskLifetime,
        list: ReadOnlyState<__Feature__>,
        router: Router<__Feature__Route>
    ) {
        self.id = id
        self.tasks = tasks
        self.list = list
        self.router = router
        shown = OutputSource(__Feature__Row(of: id, in: list.value))
    }

    public var output: Output<__Feature__Row?> { shown.output }
    public var signals: Signals<Never> { SignalSource<Never>().signals }

    public func begin() {
        tasks.scope.observe(replacing: "list", list) { [shown, id] list in
            shown.set(__Feature__Row(of: id, in: list))
        }
    }

    public func goBack() {
        router.go(.back)
    }
}
