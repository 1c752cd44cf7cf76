public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
import PresentationKit

/// The requests for the lists of the library.
public enum LibraryRequest: AttemptRequest, SignInRequest, Hashable {
    /// Observe the list, and the dates on which articles were read.
    case observe
    /// Change what the list has.
    case browse(BrowseLibrary.Input)
    /// Remove something.
    case remove(LibraryRemoval)
    /// List the names that can complete a word.
    case complete(ListCompletions.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for the lists of the library.
public enum LibraryResponse: AttemptResponse, Equatable {
    /// The list has changed.
    case changed(LibraryList)
    /// The dates on which articles were read have changed.
    case didChangeReadings([ArticleID: Date])
    /// The entry was removed.
    case didRemove(LibraryRemoval)
    /// The entry could not be removed.
    case didNotRemove(LibraryRemoval, ApplicationError)
    /// The names that can complete a word, or the reason why they could not be listed.
    case didComplete(Result<ListCompletions.Output, ApplicationError>)
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}

/// A removal from the library.
public enum LibraryRemoval: Hashable, Sendable {
    /// The kept copy of an article.
    case kept(ArticleReference)
    /// A saved search.
    case search(SavedSearchName)
    /// An article of the history.
    case reading(ArticleReference)
    /// All of the history.
    case history
}
