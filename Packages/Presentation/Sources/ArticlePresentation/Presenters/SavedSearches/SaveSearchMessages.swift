public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import PresentationKit

/// What the presenter that saves a search asks of its interactor.
public enum SaveSearchRequest: InteractorRequest, Hashable {
    /// Find the search that has a name.
    case find(SavedSearchName)
    /// Save a search, whatever has its name.
    case save(SaveSearch.Input)
}

/// What the interactor of the presenter that saves a search answers.
public enum SaveSearchResponse: InteractorResponse, Equatable {
    /// This search has the name, or why none was found.
    case didFind(Result<SavedSearch, ApplicationError>)
    /// This was saved, or why not.
    case didSave(Result<SavedSearch, ApplicationError>)
}
