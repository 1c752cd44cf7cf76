public import ArticleDomain
public import DomainKit
public import PresentationKit

/// The requests for a manuscript.
public enum ManuscriptRequest: InteractorRequest, Hashable {
    /// Read the file.
    case read
}

/// The responses to requests for a manuscript.
public enum ManuscriptResponse: InteractorResponse, Equatable {
    /// The manuscript was read, or not.
    case didRead(Result<ParsedManuscript, ApplicationError>)
}
