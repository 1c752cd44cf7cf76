import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceSwiftUI
import AppearanceUseCase
import FileStorage
import PresentationKit
import SwiftUIHost
import UseCaseKit

/// The object graph of hoge on SwiftUI, and its open scenes; `docs/hosts.md` quotes it.
@MainActor
final class HogeScenes {
    let host = StoreHost<AppearanceStore>(wording: .preferred)
    private(set) lazy var navigator = Navigator<AppScene, AppearanceStore>(presenter: host) { [weak self] scene, _ in
        self?.makeStore(for: scene)
    }
    private let appearance = State(Appearance.light)
    private let gateway: StoredAppearanceGateway

    init(store: FileDocumentStore) {
        gateway = StoredAppearanceGateway(store: store)
        navigator.go(.launch(.appearance))
    }

    private func makeStore(for scene: AppScene) -> AppearanceStore {
        switch scene {
        case .appearance:
            Scene<AppearanceStore>.build(
                view: { AppearanceStore(eventListener: $0, host: host) },
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
