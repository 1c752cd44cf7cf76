public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
import PresentationKit
public import ReportKit

/// The requests for the lists of the library.
public enum LibraryRequest: AttemptRequest, Hashable {
    /// List the tags of the kept articles.
    case listTags
    /// List the saved searches.
    case listSearches
    /// List a page of the kept articles.
    case listKept(PageRequest)
    /// Search in the kept articles.
    case searchKept(KeptSearch)
    /// List a page of the history.
    case listHistory(PageRequest)
    /// Remove the kept copy of an article.
    case removeKept(ArticleReference)
    /// Remove a saved search.
    case removeSearch(SavedSearchName)
    /// Remove an article from the history.
    case removeFromHistory(ArticleReference)
    /// Clear the history.
    case clearHistory
    /// Wait until a date before a retry.
    case wait(until: Date)
}

/// The responses to requests for the lists of the library.
public enum LibraryResponse: AttemptResponse, Equatable {
    /// A page was loaded.
    case didLoad(LibraryPage)
    /// Something was removed.
    case didRemove
    /// A request has failed.
    case didFail(ApplicationError)
    /// The progress of a wait.
    case wait(WaitProgress)
}

/// A page of a list of the library.
public enum LibraryPage: Equatable, Sendable {
    /// All tags.
    case tags([KnownTag])
    /// All saved searches.
    case searches(SavedSearchList)
    /// Kept articles, with the dates on which articles were read.
    case kept(Page<KeptArticleSummary>, readings: [ArticleID: Date])
    /// Kept articles that match a search, with the dates on which articles were read.
    case found(Page<KeptArticleHit>, readings: [ArticleID: Date])
    /// Articles that were read.
    case history(Page<HistoryEntry>)
}
