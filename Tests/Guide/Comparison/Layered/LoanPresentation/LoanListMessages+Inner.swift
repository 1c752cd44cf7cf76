public import DomainKit
public import LoanDomain
public import PresentationKit

/// What the presenter of the loans asks of its interactor.
public enum LoanListRequest: InteractorRequest, Equatable {
    /// Load the loans.
    case load
    /// Remember who the user is.
    case signIn(AlertText)
}

/// What the interactor of the loans answers.
public enum LoanListResponse: InteractorResponse {
    /// The loans, or why there are none.
    case didLoad(Result<[Loan], ApplicationError>)
    /// Whether the user is known now.
    case didSignIn(Result<Void, ApplicationError>)
}
