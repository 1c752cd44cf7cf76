public import ArticleDomain
public import ArticleUseCase
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of the lists of the library.
public typealias LibraryInteractor = UseCaseInteractor<LibraryRequest, LibraryResponse>

extension LibraryInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - list: the list to observe.
    ///   - readings: the dates on which articles were read, to observe.
    ///   - browse: changes what the list has.
    ///   - removeSearch: removes a saved search.
    ///   - removeKept: removes a kept copy.
    ///   - removeFromHistory: removes an article from the history.
    ///   - clearHistory: clears the history.
    ///   - complete: lists the names that can complete a word.
    ///   - awaitSignIn: waits until the user has signed in.
    ///   - countdown: counts the seconds until a retry.
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
