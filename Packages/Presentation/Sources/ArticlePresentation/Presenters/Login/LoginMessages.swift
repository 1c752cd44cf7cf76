public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// What the presenter of signing in asks of its interactor.
public enum LoginRequest: AttemptRequest, Hashable {
    /// Find the token that another program keeps.
    case findForeign
    /// Sign in with a token.
    case signIn(Secret)
    /// Wait until a date.
    case wait(until: Date)
}

/// What the interactor of signing in answers.
public enum LoginResponse: InteractorResponse, Equatable {
    /// This is what was found.
    case didFind(Result<ForeignToken?, ApplicationError>)
    /// This is who is signed in now, or why nobody is.
    case didSignIn(Result<Session, ApplicationError>)
    /// So many seconds of a wait are left.
    case waiting(secondsLeft: Int)
    /// The date that was waited for has come.
    case didWait
}
