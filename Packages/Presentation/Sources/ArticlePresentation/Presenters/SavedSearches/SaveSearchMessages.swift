public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit

/// The requests for saving a search.
public enum SaveSearchRequest: InteractorRequest, Hashable {
    /// Find the saved search of a name.
    case find(SavedSearchName)
    /// Save a search, in place of the one that has its name.
    case save(SaveSearch.Input)
}

/// The responses to requests for saving a search.
public enum SaveSearchResponse: InteractorResponse, Equatable {
    /// The saved search of the name was found, or not.
    case didFind(Result<SavedSearch, ApplicationError>)
    /// The search was saved, or not.
    case didSave(Result<SavedSearch, ApplicationError>)
}
