import AppearanceCommandLine
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceTerminal
import AppearanceUseCase
import FileStorage
import PresentationKit
import UseCaseKit
import ViewKit

/// The object graph: what the scenes share, and how each is put together.
@MainActor
struct HogeApp {
    private let appearance = State(Appearance.light)
    private let gateway: StoredAppearanceGateway

    init(store: FileDocumentStore) {
        gateway = StoredAppearanceGateway(store: store)
    }

    func makeScreen(for scene: AppScene, on host: LineHost) -> any LineScreen {
        switch scene {
        case .appearance:
            Scene<AppearanceViewController>.build(
                tasks: host.makeTasks(),
                view: { AppearanceViewController(eventListener: $0, host: host) },
                presenter: AppearancePresenter.init,
                interactor: makeInteractor
            )
        case .script(let invocation):
            Scene<AppearanceScript>.build(
                tasks: host.makeTasks(),
                view: { AppearanceScript(eventListener: $0, host: host) },
                presenter: AppearancePresenter.init,
                interactor: invocation == .toggle ? makeToggler : makeInteractor
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
            restore: RestoreAppearance(state: appearance, gateway: gateway),
            toggle: ToggleAppearance(state: appearance, gateway: gateway)
        )
    }

    /// Toggles what is kept before anything is shown, so that nothing is printed but the new choice.
    private func makeToggler(
        responses: AnyResponseListener<AppearanceResponse>,
        tasks: TaskScope
    ) -> UseCaseInteractor<AppearanceRequest, AppearanceResponse> {
        let toggle = ToggleAppearance(state: appearance, gateway: gateway)
        return UseCaseInteractor(
            responseListener: responses,
            tasks: tasks,
            appearance: appearance.readOnly,
            restore: toggle,
            toggle: toggle
        )
    }
}
