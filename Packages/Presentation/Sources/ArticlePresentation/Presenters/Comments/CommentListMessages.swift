public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// What the presenter of comments asks of its interactor.
public enum CommentListRequest: AttemptRequest, Hashable {
    /// Fetch the comments of this article.
    case fetch(ArticleReference)
    /// Fetch its comments, and not what was answered a moment ago.
    case fetchAnew(ArticleReference)
    /// Open a page that a comment links to in the browser.
    case open(OpenPage.Input)
    /// Wait until a date.
    case wait(until: Date)
}

/// What the interactor of comments answers.
public enum CommentListResponse: InteractorResponse, Equatable {
    /// This is what became of the comments that were asked for last.
    case didFetch(Result<Fetched<[ParsedComment]>, ApplicationError>)
    /// The result of opening a page.
    case didOpen(Result<OpenedPage?, ApplicationError>)
    /// So many seconds of a wait are left.
    case waiting(secondsLeft: Int)
    /// The date that was waited for has come.
    case didWait
}
