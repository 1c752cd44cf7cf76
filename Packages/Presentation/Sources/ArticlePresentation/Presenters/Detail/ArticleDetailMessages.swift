public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation

/// The requests for an article.
public enum ArticleDetailRequest: AttemptRequest, SignInRequest, Hashable {
    /// Fetch the article.
    case read(ArticleReference)
    /// Fetch the article past the cache of responses.
    case reread(ArticleReference)
    /// Record that the article was read.
    case recordReading(Fetched<Article>)
    /// Stock the article, or remove it from the stocks.
    case stock(ArticleReference, isGiven: Bool)
    /// Check whether the article is stocked.
    case checkStock(ArticleReference)
    /// Find the position up to which an article was read.
    case findPosition(ArticleID)
    /// Remember the position in an article.
    case rememberPosition(UpdateReadingPosition.Input)
    /// Find the article before or behind the article in its list.
    case findAdjacent(FindAdjacentArticle.Input)
    /// Fetch the image of a number.
    case fetchImage(Int, ArticleImageAddress)
    /// Stop fetching the image of a number.
    case cancelImage(Int)
    /// Open the article, or a page that it links to, in the browser.
    case open(OpenWebPage.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for an article.
public enum ArticleDetailResponse: AttemptResponse, Equatable {
    /// The article was fetched, or not.
    case didRead(Result<Fetched<ParsedArticle>, ApplicationError>)
    /// The stocks were changed, or not.
    case didStock(Result<ReactionResult?, ApplicationError>)
    /// The stocks were checked, or not.
    case didCheckStock(Result<ReactionStatus, ApplicationError>)
    /// The position up to which the article was read was found, or not.
    case didFindPosition(Result<ReadingPosition, ApplicationError>)
    /// The neighbour in a direction was found, or not.
    case didFindAdjacent(FindAdjacentArticle.Direction, Result<FindAdjacentArticle.Output, ApplicationError>)
    /// The image of a number was fetched, or not.
    case didFetchImage(Int, Result<PixelImage, ApplicationError>)
    /// The page was opened, or not.
    case didOpen(Result<OpenedWebPage?, ApplicationError>)
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}
