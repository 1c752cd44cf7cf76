public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit

/// What the presenter of an article asks of its interactor.
public enum ArticleDetailRequest: AttemptRequest, Hashable {
    /// Fetch this article.
    case read(ArticleReference)
    /// Fetch this article, and not what was answered a moment ago.
    case readAnew(ArticleReference)
    /// Note that this article was read.
    case note(Article)
    /// Put this article on the reader's list, or take it off.
    case stock(ArticleReference, isGiven: Bool)
    /// Find out whether this article is on the reader's list.
    case checkStock(ArticleReference)
    /// Open the article, or a page that it links to, in the browser.
    case open(OpenPage.Input)
    /// Wait until a date.
    case wait(until: Date)
}

/// What the interactor of an article answers.
public enum ArticleDetailResponse: InteractorResponse, Equatable {
    /// This is what became of the article that was asked for last.
    case didRead(Result<Fetched<ParsedArticle>, ApplicationError>)
    /// This is what became of the reader's list.
    case didStock(Result<ReactionResult?, ApplicationError>)
    /// This is what was found out about the reader's list.
    case didCheckStock(Result<ReactionStatus, ApplicationError>)
    /// This is what became of the page.
    case didOpen(Result<OpenedPage?, ApplicationError>)
    /// So many seconds of a wait are left.
    case waiting(secondsLeft: Int)
    /// The date that was waited for has come.
    case didWait
}
