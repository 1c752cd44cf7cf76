public import DomainKit
public import PresentationKit
public import __Feature__Domain

/// The requests of the presenter of the screen __Name__.
public enum __Name__Request: InteractorRequest, Hashable {
    /// Fetches what is stored.
    case fetch
}

/// The responses of the interactor of the screen __Name__.
public enum __Name__Response: InteractorResponse, Equatable {
    /// The stored value was fetched.
    case fetched(__Feature__)
    /// The fetch has failed.
    case failed(ApplicationError)

    /// Creates the response for the result of a use case.
    init(_ result: Result<__Feature__, ApplicationError>) {
        self =
            switch result {
            case .success(let value): .fetched(value)
            case .failure(let error): .failed(error)
            }
    }
}
