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

extension UseCaseInteractor<AppearanceRequest, AppearanceResponse> {
    /// Creates the interactor of the appearance: each request is one use case.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - appearance: what is observed.
    ///   - restore: brings back what was chosen last.
    ///   - toggle: changes the appearance.
    public convenience init(
        responseListener: AnyResponseListener<AppearanceResponse>,
        tasks: TaskScope,
        appearance: ReadOnlyState<Appearance>,
        restore: any CommandUseCase<Void>,
        toggle: any CommandUseCase<Void>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .restore: .answer { .ended(request, await restore.result(()).failure) }
            case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
            case .toggle: .answer { .ended(request, await toggle.result(()).failure) }
            }
        }
    }
}
