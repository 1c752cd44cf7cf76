import FailureKit
import FileStorage
import PresentationKit
import ReportKit
import UseCaseKit
import ViewKit
import __Feature__CommandLine
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation
import __Feature__Repository
import __Feature__Terminal
import __Feature__UseCase

/// The object graph: what the scenes share, and how each is put together.
@MainActor
struct __App__App {
    private let state = State(__Feature__.zero)
    private let gateway: Stored__Feature__Gateway

    init(store: FileDocumentStore) {
        gateway = Stored__Feature__Gateway(store: store)
    }

    func makeScreen(for scene: AppScene, on host: any SceneHost) -> any Screen {
        switch scene {
        case .__feature__:
            Scene<__Feature__ViewController>.build(
                tasks: host.makeTasks(),
                view: { __Feature__ViewController(eventListener: $0, host: host) },
                presenter: __Feature__Presenter.init,
                interactor: makeInteractor
            )
        case .script(let invocation):
            ReportScreen<__Feature__FailureAction>.scene(
                on: host,
                failures: __Feature__FailureAlerts(),
                report: { Report($0) },
                interactor: ReportInteractor.command(
                    invocation == .add ? increment : restore,
                    (),
                    state: state.readOnly
                )
            )
        }
    }

    private func makeInteractor(
        responses: AnyResponseListener<__Feature__Response>,
        tasks: TaskScope
    ) -> UseCaseInteractor<__Feature__Request, __Feature__Response> {
        UseCaseInteractor(
            responseListener: responses,
            tasks: tasks,
            state: state.readOnly,
            restore: restore,
            increment: increment
        )
    }

    private var restore: any CommandUseCase<Void> { Restore__Feature__(state: state, gateway: gateway) }
    private var increment: any CommandUseCase<Void> { Increment__Feature__(state: state, gateway: gateway) }
}
