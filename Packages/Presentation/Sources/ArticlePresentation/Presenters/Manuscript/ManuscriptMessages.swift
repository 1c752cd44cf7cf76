public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit

/// The requests for a manuscript.
public enum ManuscriptRequest: InteractorRequest, Hashable {
    /// Read the file.
    case read
    /// Fetch the image of a number.
    case fetchImage(Int, ArticleImageAddress)
    /// Stop fetching the image of a number.
    case cancelImage(Int)
    /// Open a page that the manuscript links to in the browser.
    case open(ArticleWebPage)
}

/// The responses to requests for a manuscript.
public enum ManuscriptResponse: InteractorResponse, Equatable {
    /// The manuscript was read, or not.
    case didRead(Result<ParsedManuscript, ApplicationError>)
    /// The image of a number was fetched, or not.
    case didFetchImage(Int, Result<PixelImage, ApplicationError>)
    /// The page was opened, or not.
    case didOpen(Result<OpenedWebPage?, ApplicationError>)
}
