public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation

/// The requests while the user signs in.
public enum LoginRequest: AttemptRequest, Hashable {
    /// Find the token that another program stores.
    case findForeign
    /// Sign in with a token.
    case signIn(Secret)
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses while the user signs in.
public enum LoginResponse: AttemptResponse, Equatable {
    /// The token of another program was found, or not.
    case didFind(Result<ForeignToken?, ApplicationError>)
    /// The user is signed in, or not.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}
