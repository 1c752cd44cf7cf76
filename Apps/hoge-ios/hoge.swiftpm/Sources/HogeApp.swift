import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceUIKit
import AppearanceUseCase
import FileStorage
import PresentationKit
import UIKit
import UIKitHost
import UseCaseKit

/// The object graph: what the scenes share, and how each is put together.
@MainActor
struct HogeApp {
    private let appearance = State(Appearance.light)
    private let gateway: StoredAppearanceGateway

    init(store: FileDocumentStore) {
        gateway = StoredAppearanceGateway(store: store)
    }

    func makeScreen(for scene: AppScene, on host: SceneHost) -> UIViewController {
        switch scene {
        case .appearance:
            Scene<AppearanceViewController>.build(
                view: { AppearanceViewController(eventListener: $0, host: host) },
                presenter: AppearancePresenter.init,
                interactor: AppearanceInteractor.using(
                    restore: RestoreAppearance(state: appearance, gateway: gateway),
                    toggle: ToggleAppearance(state: appearance, gateway: gateway),
                    appearance: appearance.readOnly
                )
            )
        }
    }
}
