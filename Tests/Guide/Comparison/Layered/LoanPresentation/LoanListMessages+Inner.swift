public import DomainKit
public import LoanDomain
public import PresentationKit

/// The requests of the presenter of the loans.
public enum LoanListRequest: InteractorRequest, Equatable {
    /// Load the loans.
    case load
    /// Remember who the user is.
    case signIn(AlertText)
}

/// The responses of the interactor of the loans.
public enum LoanListResponse: InteractorResponse {
    /// The loans, or why there are none.
    case didLoad(Result<[Loan], ApplicationError>)
    /// The result of signing in.
    case didSignIn(Result<Void, ApplicationError>)
}
