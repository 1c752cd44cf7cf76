public import DomainKit
public import PresentationKit
public import __Feature__Domain

/// The requests of the presenter of the count.
public enum __Feature__Request: InteractorRequest, Hashable {
    /// Restores the stored count.
    case restore
    /// Reports the count, now and whenever it changes.
    case observe
    /// Adds one.
    case increment
}

/// The responses of the interactor of the count.
public enum __Feature__Response: InteractorResponse, Equatable {
    /// The current count.
    case changed(__Feature__)
    /// A request was carried out.
    case succeeded(__Feature__Request)
    /// A request could not be carried out.
    case failed(__Feature__Request, ApplicationError)

    /// Creates the response for the result of a request.
    init(_ request: __Feature__Request, _ result: Result<Void, ApplicationError>) {
        self =
            switch result {
            case .success: .succeeded(request)
            case .failure(let error): .failed(request, error)
            }
    }
}
