import AppearanceCommandLine
import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceTerminal
import AppearanceUseCase
import FailureKit
import FileStorage
import PresentationKit
import ReportKit
import UseCaseKit
import ViewKit

/// The object graph: what the scenes share, and how each is put together.
@MainActor
struct HogeApp {
    private static let store = FileDocumentStore(folder: StandardFolders(application: "hoge").config)
    private let appearance = State(Appearance.light)
    private let gateway = StoredAppearanceGateway(store: HogeApp.store)

    /// Shows a scene until its tasks have finished or the user quits.
    func run(_ scene: AppScene, on host: some AppHost) async -> ExitOutcome {
        let navigator = Navigator<AppScene, any Screen>(presenter: host) { scene, _ in
            makeScreen(for: scene, on: host)
        }
        navigator.go(.launch(scene))
        return await host.run()
    }

    private func makeScreen(for scene: AppScene, on host: any SceneHost) -> any Screen {
        switch scene {
        case .appearance(let invocation): makeScreen(for: invocation, on: host)
        }
    }

    private func makeScreen(for invocation: AppearanceInvocation, on host: any SceneHost) -> any Screen {
        switch invocation {
        case .open:
            Scene<AppearanceViewController>.build(
                tasks: host.makeTasks(),
                view: { AppearanceViewController(eventListener: $0, host: host) },
                presenter: AppearancePresenter.init,
                interactor: makeInteractor
            )
        case .show, .toggle:
            ReportScreen<AppearanceFailureAction>.scene(
                on: host,
                failures: AppearanceFailureAlerts(),
                report: { Report($0) },
                interactor: ReportInteractor.command(
                    invocation == .toggle ? toggle : restore,
                    (),
                    state: appearance.readOnly
                )
            )
        }
    }

    private func makeInteractor(
        responses: AnyResponseListener<AppearanceResponse>,
        tasks: TaskScope
    ) -> UseCaseInteractor<AppearanceRequest, AppearanceResponse> {
        UseCaseInteractor(
            responseListener: responses,
            tasks: tasks,
            appearance: appearance.readOnly,
            restore: restore,
            toggle: toggle
        )
    }

    private var restore: any CommandUseCase<Void> { RestoreAppearance(state: appearance, gateway: gateway) }
    private var toggle: any CommandUseCase<Void> { ToggleAppearance(state: appearance, gateway: gateway) }
}
