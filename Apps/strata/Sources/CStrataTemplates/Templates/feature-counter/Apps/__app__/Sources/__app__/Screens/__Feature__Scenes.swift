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
    let store: any DocumentStore
    let state = State(__Feature__())
    var gateway: any __Feature__Gateway { Stored__Feature__Gateway(store: store) }

    func makeScreen(for invocation: __Feature__Invocation, on host: any SceneHost) -> any Screen {
        switch invocation {
        case .open:
            Scene<__Feature__ViewController>.build(
                tasks: host.makeTasks(),
                view: { __Feature__ViewController(eventListener: $0, host: host) },
                presenter: __Feature__Presenter.init,
                interactor: UseCaseInteractor.performing { request in
                    switch request {
                    case .load: .answer { .ended(request, await load.result().failure) }
                    case .observe: .observe(state.readOnly)
                    case .increment: .answer { .ended(request, await increment.result().failure) }
                    }
                }
            )
        case .show: makeReport(after: load, on: host)
        case .add: makeReport(after: increment, on: host)
        }
    }

    private func makeReport(after command: any CommandUseCase<Void>, on host: any SceneHost) -> any Screen {
        ReportScreen.scene(
            on: host,
            failures: RetryAlerts(),
            report: { Report($0) },
            interactor: ReportInteractor.command(command, (), state: state.readOnly)
        )
    }

    private var load: any CommandUseCase<Void> { Load__Feature__(state: state, gateway: gateway) }
    private var increment: any CommandUseCase<Void> { Increment__Feature__(state: state, gateway: gateway) }
}
