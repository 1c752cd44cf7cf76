public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// What the presenter of a whole list asks of its interactor.
public enum ArticleTraversalRequest: AttemptRequest, Hashable {
    /// Find where the traversal through a list stopped.
    case find(ArticleSelection)
    /// Fetch the next step.
    case fetch(ArticleTraversal)
    /// Keep how far the traversal is.
    case keep(ArticleTraversal)
    /// Wait until a date, and say how long it still takes.
    case wait(until: Date)
}

/// What the interactor of a whole list answers.
public enum ArticleTraversalResponse: InteractorResponse, Equatable {
    /// This is where the traversal stopped.
    case didFind(Result<ArticleTraversal, ApplicationError>)
    /// This is what became of the step that was asked for.
    case didFetch(Result<ArticleTraversalStep, ApplicationError>)
    /// The traversal was kept, or why not.
    case didKeep(ArticleTraversal, ApplicationError?)
    /// So many seconds of the wait are left.
    case waiting(secondsLeft: Int)
    /// The wait is over.
    case didWait
}
