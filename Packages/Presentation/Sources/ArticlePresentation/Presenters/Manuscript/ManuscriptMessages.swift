public import ArticleDomain
public import DomainKit
public import PresentationKit

/// What the presenter of a manuscript asks of its interactor.
public enum ManuscriptRequest: InteractorRequest, Hashable {
    /// Read the file.
    case read
}

/// What the interactor of a manuscript answers.
public enum ManuscriptResponse: InteractorResponse, Equatable {
    /// This is what became of it.
    case didRead(Result<ParsedManuscript, ApplicationError>)
}
