public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation

/// The requests for the comments on an article.
public enum CommentListRequest: AttemptRequest, SignInRequest, Hashable {
    /// Fetch the comments.
    case fetch(ArticleReference)
    /// Fetch the comments past the cache of responses.
    case refetch(ArticleReference)
    /// Open a page that a comment links to in the browser.
    case open(OpenWebPage.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for comments.
public enum CommentListResponse: AttemptResponse, Equatable {
    /// The comments were fetched, or not.
    case didFetch(Result<Fetched<[ParsedComment]>, ApplicationError>)
    /// The page was opened, or not.
    case didOpen(Result<OpenedWebPage?, ApplicationError>)
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}
