public import AppearanceDomain
public import DomainKit
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The requests of the presenter of the appearance.
public enum AppearanceRequest: InteractorRequest, Hashable {
    /// Restore the last choice.
    case restore
    /// Report the appearance, now and whenever it changes.
    case observe
    /// Toggle the appearance.
    case toggle
}

/// The responses of the interactor of the appearance.
public enum AppearanceResponse: InteractorResponse, Equatable {
    /// The current appearance.
    case changed(Appearance)
    /// A request was carried out, or failed.
    case ended(AppearanceRequest, ApplicationError?)
}

/// The interactor of the appearance: each request is one use case.
public typealias AppearanceInteractor = UseCaseInteractor<AppearanceRequest, AppearanceResponse>

extension AppearanceInteractor {
    /// Creates the interactor, which runs its use cases as tasks of the scene.
    public convenience init(
        responseListener: AnyResponseListener<AppearanceResponse>,
        tasks: TaskScope,
        appearance: ReadOnlyState<Appearance>,
        restore: any CommandUseCase<Void>,
        toggle: any CommandUseCase<Void>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .restore: .answer { .ended(request, await restore.result().failure) }
            case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
            case .toggle: .answer { .ended(request, await toggle.result().failure) }
            }
        }
    }
}
