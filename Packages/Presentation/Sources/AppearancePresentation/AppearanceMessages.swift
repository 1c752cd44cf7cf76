public import AppearanceDomain
public import DomainKit
public import PresentationKit

/// What the presenter of the appearance asks of its interactor.
public enum AppearanceRequest: InteractorRequest, Hashable {
    /// Bring back what was chosen last.
    case restore
    /// Report the appearance, now and whenever it changes.
    case observe
    /// Change it.
    case toggle
}

/// What the interactor of the appearance answers.
public enum AppearanceResponse: InteractorResponse, Equatable {
    /// This is the appearance now.
    case changed(Appearance)
    /// A request was carried out.
    case succeeded(AppearanceRequest)
    /// A request could not be carried out.
    case failed(AppearanceRequest, ApplicationError)

    /// The answer that tells how a request went.
    init(_ request: AppearanceRequest, _ result: Result<Void, ApplicationError>) {
        self =
            switch result {
            case .success: .succeeded(request)
            case .failure(let error): .failed(request, error)
            }
    }
}
