public import AppearanceDomain
public import PresentationKit
public import PresenterKit
public import UseCaseKit

/// What the presenter of the appearance asks of its interactor.
public enum AppearanceRequest: InteractorRequest, Hashable {
    /// Restore the last choice.
    case restore
    /// Report the appearance, now and whenever it changes.
    case observe
    /// Toggle the appearance.
    case toggle
}

/// The responses of the interactor of the appearance.
public typealias AppearanceResponse = StateResponse<AppearanceRequest, Appearance>

/// The interactor of the appearance: each request is one use case, or the observation of the state.
public typealias AppearanceInteractor = UseCaseInteractor<AppearanceRequest, AppearanceResponse>

extension AppearanceInteractor {
    /// Returns the function that creates the interactor with its use cases and the state that it observes.
    public static func using(
        restore: any CommandUseCase<Void>,
        toggle: any CommandUseCase<Void>,
        appearance: ReadOnlyState<Appearance>
    ) -> Factory {
        performing { request in
            switch request {
            case .restore: .answer { .ended(request, await restore.result().failure) }
            case .observe: .observe(appearance)
            case .toggle: .answer { .ended(request, await toggle.result().failure) }
            }
        }
    }
}
