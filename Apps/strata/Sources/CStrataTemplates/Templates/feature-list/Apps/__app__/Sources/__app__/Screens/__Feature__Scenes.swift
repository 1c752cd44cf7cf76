import AttemptKit
import DomainKit
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

    func makeScreen(
        for invocation: __Feature__Invocation,
        on host: any SceneHost,
        router: Router<__Feature__Invocation>
    ) -> any Screen {
        let router: Router<__Feature__Route> = router.scoped { route in
            switch route {
            case .detail(let id): .detail(id)
            }
        }
        switch invocation {
        case .open: return makeList(on: host, router: router)
        case .detail(let id):
            let tasks = host.makeTasks()
            let model = Observing__Feature__DetailModel(of: id, in: state.readOnly, tasks: tasks, router: router)
            return __Feature__DetailViewController(model: model, host: host)
        case .show: return makeReport(load, (), on: host)
        case .add(let name): return makeReport(change, .add(try __Feature__.Name(name)), on: host)
        case .rename(let id, let name): return makeReport(change, .rename(id, to: try __Feature__.Name(name)), on: host)
        case .delete(let id): return makeReport(change, .delete(id), after: .deleting(id), on: host)
        }
    }

    private func makeList(on host: any SceneHost, router: Router<__Feature__Route>) -> any Screen {
        Scene<__Feature__ViewController>.build(
            tasks: host.makeTasks(),
            view: { __Feature__ViewController(eventListener: $0, host: host) },
            presenter: { __Feature__Presenter(commandListener: $0, requestListener: $1, router: router) },
            interactor: UseCaseInteractor.performing { request in
                switch request {
                case .load: .answer { .ended(request, await load.result().failure) }
                case .observe: .observe(state.readOnly)
                case .change(let input): .answer { .ended(request, await change.result(input).failure) }
                }
            }
        )
    }

    private func makeReport<Input: Sendable>(
        _ command: any CommandUseCase<Input>,
        _ input: @autoclosure @escaping @MainActor () throws(ValidationError) -> Input,
        after confirmation: AlertStrategy<RetryAction>? = nil,
        on host: any SceneHost
    ) -> any Screen {
        ReportScreen.scene(
            on: host,
            confirmation: confirmation,
            failures: RetryAlerts(),
            report: { Report($0) },
            interactor: ReportInteractor.command(command, try input(), state: state.readOnly)
        )
    }

    private var load: any CommandUseCase<Void> { Load__Feature__(state: state, gateway: gateway) }
    private var change: any CommandUseCase<__Feature__.Change> {
        Change__Feature__(state: state, gateway: gateway)
    }
}
