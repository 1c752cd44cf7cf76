import AppearanceCommandLine
import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceTerminal
import AppearanceUseCase
import FileStorage
import PresentationKit
import PresenterKit
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
        let navigator = Navigator<AppScene, any Screen>(presenter: host) { scene, router in
            makeScreen(for: scene, on: host, router: router)
        }
        navigator.go(.launch(scene))
        return await host.run()
    }

    private func makeScreen(for scene: AppScene, on host: any SceneHost, router: Router<AppScene>) -> any Screen {
        switch scene {
        case .appearance(.open):
            Scene<AppearanceViewController>.build(
                tasks: host.makeTasks(),
                view: { AppearanceViewController(eventListener: $0, host: host) },
                presenter: AppearancePresenter.init,
                interactor: AppearanceInteractor.using(
                    restore: restore,
                    toggle: toggle,
                    appearance: appearance.readOnly
                )
            )
        case .appearance(.show): makeReport(after: restore, on: host)
        case .appearance(.toggle): makeReport(after: toggle, on: host)
        }
    }

    private func makeReport(after change: any CommandUseCase<Void>, on host: any SceneHost) -> any Screen {
        ReportScreen.scene(
            on: host,
            failures: RetryAlerts(),
            report: { Report($0) },
            interactor: ReportInteractor.command(change, (), state: appearance.readOnly)
        )
    }

    private var restore: any CommandUseCase<Void> { RestoreAppearance(state: appearance, gateway: gateway) }
    private var toggle: any CommandUseCase<Void> { ToggleAppearance(state: appearance, gateway: gateway) }
}
