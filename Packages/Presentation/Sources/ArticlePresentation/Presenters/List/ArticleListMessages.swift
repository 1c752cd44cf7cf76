public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation

/// The requests for a list of articles.
public enum ArticleListRequest: AttemptRequest, SignInRequest, Hashable {
    /// Observe the list, the facts that it shows about articles, and the actions on several articles.
    case observe
    /// Start the list of a selection.
    case browse(ArticleSelection)
    /// Show what a search finds in place of the list, unless another such request follows while the user types.
    case search(ArticleSelection)
    /// Bring the list back after a search.
    case endSearch
    /// Fetch the next page, or retry the one that failed.
    case loadMore
    /// Fetch the list again.
    case refresh
    /// List the names that can complete a word.
    case complete(ListCompletions.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Perform an action on several articles.
    case run(ArticleBatch)
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for a list of articles.
public enum ArticleListResponse: AttemptResponse, Equatable {
    /// The list has changed.
    case changed(ArticleList)
    /// The dates on which articles were read have changed.
    case didChangeReadings([ArticleID: Date])
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The facts about articles that lists show have changed.
    case didChangeMarks(ArticleMarks)
    /// The progress of an action on several articles.
    case didProceed(ArticleBatchProgress)
    /// The names that can complete a word, or the reason why they could not be listed.
    case didComplete(Result<ListCompletions.Output, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}
