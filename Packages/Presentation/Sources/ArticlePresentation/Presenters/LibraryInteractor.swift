public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of the lists of the library.
public typealias LibraryInteractor = UseCaseInteractor<LibraryRequest, LibraryResponse>

extension LibraryInteractor {
    /// Returns the function that creates the interactor.
    public static func using(
        list: ReadOnlyState<LibraryList>,
        readings: ReadOnlyState<[ArticleID: Date]>,
        browse: any CommandUseCase<BrowseLibrary.Input>,
        removeSearch: any CommandUseCase<SavedSearchName>,
        removeKept: any CommandUseCase<ArticleReference>,
        removeFromHistory: any CommandUseCase<ArticleReference>,
        clearHistory: any CommandUseCase<Void>,
        complete: any QueryUseCase<ListCompletions.Input, ListCompletions.Output>,
        awaitSignIn: any QueryUseCase<Void, Session>,
        countdown: Countdown = Countdown()
    ) -> Factory {
        performing { request in
            switch request {
            case .observe:
                .all([
                    .observe("readings", readings) { .didChangeReadings($0) },
                    .observe("list", list) { .changed($0) },
                ])
            case .browse(let input): .perform { _ = await browse.result(input) }
            case .remove(let removal):
                .answer {
                    let result =
                        switch removal {
                        case .kept(let article): await removeKept.result(article)
                        case .search(let name): await removeSearch.result(name)
                        case .reading(let article): await removeFromHistory.result(article)
                        case .history: await clearHistory.result()
                        }
                    return switch result {
                    case .success: .didRemove(removal)
                    case .failure(let error): .didNotRemove(removal, error)
                    }
                }
            case .complete(let input): .answer(replacing: "completions") { .didComplete(await complete.result(input)) }
            case .awaitSignIn: .answer(replacing: "sign in") { .didSignIn(await awaitSignIn.result()) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}

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
