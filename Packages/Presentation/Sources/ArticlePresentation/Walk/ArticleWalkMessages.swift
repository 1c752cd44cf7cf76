public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// What the presenter of a whole list asks of its interactor.
public enum ArticleWalkRequest: AttemptRequest, Hashable {
    /// Find where the walk through a list stopped.
    case find(ArticleSelection)
    /// Fetch the next step.
    case fetch(ArticleWalk)
    /// Keep how far the walk is.
    case keep(ArticleWalk)
    /// Wait until a date, and say how long it still takes.
    case wait(until: Date)
}

/// What the interactor of a whole list answers.
public enum ArticleWalkResponse: InteractorResponse, Equatable {
    /// This is where the walk stopped.
    case didFind(Result<ArticleWalk, ApplicationError>)
    /// This is what became of the step that was asked for.
    case didFetch(Result<ArticleWalkStep, ApplicationError>)
    /// The walk was kept, or why not.
    case didKeep(ArticleWalk, ApplicationError?)
    /// So many seconds of the wait are left.
    case waiting(secondsLeft: Int)
    /// The wait is over.
    case didWait
}
