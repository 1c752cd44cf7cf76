public import AppearanceDomain
public import DomainKit
public import PresentationKit

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
    /// A request was carried out.
    case succeeded(AppearanceRequest)
    /// A request could not be carried out.
    case failed(AppearanceRequest, ApplicationError)

    /// Creates the response for the result of a request.
    init(_ request: AppearanceRequest, _ result: Result<Void, ApplicationError>) {
        self =
            switch result {
            case .success: .succeeded(request)
            case .failure(let error): .failed(request, error)
            }
    }
}
