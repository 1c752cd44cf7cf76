public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
import PresentationKit
public import ReportKit

/// The requests for a list of articles.
public enum ArticleListRequest: AttemptRequest, Hashable {
    /// Observe the list and the dates of reading.
    case observe
    /// Start the list of a selection.
    case browse(ArticleSelection)
    /// Start the list of a search, unless another request to start one follows while the user types.
    case search(ArticleSelection)
    /// Fetch the next page, or retry the one that failed.
    case loadMore
    /// Fetch the list again.
    case refresh
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Wait until a date before a retry.
    case wait(until: Date)
}

/// The responses to requests for a list of articles.
public enum ArticleListResponse: AttemptResponse, Equatable {
    /// The list has changed.
    case changed(ArticleList)
    /// The dates on which articles were read have changed.
    case didChangeReadings([ArticleID: Date])
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}
