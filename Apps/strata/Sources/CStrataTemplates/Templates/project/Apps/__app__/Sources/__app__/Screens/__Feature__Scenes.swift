import PresentationKit
import PresenterKit
import ReportKit
import RepositoryKit
import UseCaseKit
import ViewKit
import __Feature__CommandLine
import __Feature__Contract
import __Feature__Domain
import __Feature__Presentation
import __Feature__Repository
import __Feature__Terminal
import __Feature__UseCase

/// The scenes of __Feature__, and what they share.
@MainActor
struct __Feature__Scenes {
    private let state = State(__Feature__.zero)
    let gateway: Stored__Feature__Gateway

    init(store: any DocumentStore) {
        gateway = Stored__Feature__Gateway(store: store)
    }

    func makeScreen(for invocation: __Feature__Invocation, on host: any SceneHost) -> any Screen {
        switch invocation {
        case .open:
            Scene<__Feature__ViewController>.build(
                tasks: host.makeTasks(),
                view: { __Feature__ViewController(eventListener: $0, host: host) },
                presenter: __Feature__Presenter.init,
                interactor: makeInteractor
            )
        case .show: makeReport(ReportInteractor.query(Fetch__Feature__(gateway: gateway), ()), on: host)
        case .add: makeReport(ReportInteractor.command(increment, (), state: state.readOnly), on: host)
        }
    }

    private func makeReport(
        _ interactor: @escaping ReportInteractor.Factory<__Feature__>,
        on host: any SceneHost
    ) -> any Screen {
        ReportScreen<__Feature__FailureAction>.scene(
            on: host,
            failures: __Feature__FailureAlerts(),
            report: { Report($0) },
            interactor: interactor
        )
    }

    private func makeInteractor(
        responses: AnyResponseListener<__Feature__Response>,
        tasks: TaskScope
    ) -> __Feature__Interactor {
        __Feature__Interactor(
            responseListener: responses,
            tasks: tasks,
            state: state.readOnly,
            restore: Restore__Feature__(state: state, gateway: gateway),
            increment: increment
        )
    }

    private var increment: any CommandUseCase<Void> { Increment__Feature__(state: state, gateway: gateway) }
}
