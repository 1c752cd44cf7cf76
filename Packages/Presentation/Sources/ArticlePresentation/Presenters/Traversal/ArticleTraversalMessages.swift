public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation

/// The requests for a whole list.
public enum ArticleTraversalRequest: AttemptRequest, Hashable {
    /// Find the unfinished traversal of a list.
    case find(ArticleSelection)
    /// Fetch the next step.
    case fetch(ArticleTraversal)
    /// Save a traversal.
    case keep(ArticleTraversal)
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for a whole list.
public enum ArticleTraversalResponse: AttemptResponse, Equatable {
    /// The traversal to resume was found, or not.
    case didFind(Result<ArticleTraversal, ApplicationError>)
    /// The step was fetched, or not.
    case didFetch(Result<ArticleTraversalStep, ApplicationError>)
    /// The traversal was saved, or not.
    case didKeep(ArticleTraversal, ApplicationError?)
    /// The progress of a wait.
    case wait(WaitProgress)
}
