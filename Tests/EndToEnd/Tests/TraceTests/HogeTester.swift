import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AppearanceUseCase
import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit

typealias HogeTester = SceneTester<AppearanceEvent, AppearanceCommand, AppearanceRequest, AppearanceResponse>

/// Creates a tester of hoge's scene, which stores no choice.
@MainActor
func makeHogeTester() -> HogeTester {
    let appearance = State(Appearance.light)
    let gateway = StubAppearanceGateway()
    return SceneTester(
        presenter: AppearancePresenter.init,
        interactor: UseCaseInteractor.using(
            restore: RestoreAppearance(state: appearance, gateway: gateway),
            toggle: ToggleAppearance(state: appearance, gateway: gateway),
            appearance: appearance.readOnly
        )
    )
}

private struct StubAppearanceGateway: AppearanceGateway {
    @concurrent
    func appearance() async throws(ApplicationError) -> Appearance? { nil }

    @concurrent
    func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance {
        choice(nil)
    }
}
