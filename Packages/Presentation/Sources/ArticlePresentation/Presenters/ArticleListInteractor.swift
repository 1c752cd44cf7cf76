public import ArticleDomain
public import ArticleUseCase
public import AttemptKit
public import DomainKit
public import Foundation
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of a list: each request is one use case, and the list itself reports the effect.
public typealias ArticleListInteractor = UseCaseInteractor<ArticleListRequest, ArticleListResponse>

extension ArticleListInteractor {
    /// Returns the function that creates the interactor.
    public static func using(
        list: ReadOnlyState<ArticleList>,
        readings: ReadOnlyState<[ArticleID: Date]>,
        marks: ReadOnlyState<ArticleMarks>,
        progress: ReadOnlyState<ArticleBatchProgress>,
        browse: any CommandUseCase<BrowseArticles.Input>,
        awaitSignIn: any QueryUseCase<Void, Session> = AwaitSignIn(),
        complete: any QueryUseCase<ListCompletions.Input, ListCompletions.Output>,
        batch: any CommandUseCase<ArticleBatch>,
        countdown: Countdown = Countdown()
    ) -> Factory {
        performing { request in
            switch request {
            case .observe:
                .all([
                    .observe("readings", readings) { .didChangeReadings($0) },
                    .observe("marks", marks) { .didChangeMarks($0) },
                    .observe("batch", progress) { .didProceed($0) },
                    .observe("list", list) { .changed($0) },
                ])
            // Browsing itself never fails: a failure is a phase of the list.
            case .browse(let selection): .perform(replacing: "browse") { _ = await browse.result(.start(selection)) }
            case .search(let selection):
                .perform(replacing: "browse") { _ = await browse.result(.search(selection)) }
            case .endSearch: .perform(replacing: "browse") { _ = await browse.result(.endSearch) }
            case .loadMore: .perform { _ = await browse.result(.loadMore) }
            case .refresh: .perform { _ = await browse.result(.refresh) }
            case .awaitSignIn: .answer(replacing: "sign in") { .didSignIn(await awaitSignIn.result()) }
            case .complete(let input): .answer(replacing: "completions") { .didComplete(await complete.result(input)) }
            case .run(let input): .perform { _ = await batch.result(input) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}

/// The requests for a list of articles.
public enum ArticleListRequest: AttemptRequest, SignInRequest, Hashable {
    /// Observe the list, the facts that it shows about articles, and the actions on several articles.
    case observe
    /// Start the list of a selection.
    case browse(ArticleSelection)
    /// Show what a search finds in place of the list; another such request replaces it.
    case search(ArticleSelection)
    /// Bring the list back after a search.
    case endSearch
    /// Fetch the next page, or retry the one that failed.
    case loadMore
    /// Fetch the list again.
    case refresh
    /// List the names that can complete a word.
    case complete(ListCompletions.Input)
    /// Wait until the user has signed in.
    case awaitSignIn
    /// Perform an action on several articles.
    case run(ArticleBatch)
    /// Wait until a date before a retry; nil cancels the wait.
    case wait(until: Date?)
}

/// The responses to requests for a list of articles.
public enum ArticleListResponse: AttemptResponse, Equatable {
    /// The list has changed.
    case changed(ArticleList)
    /// The dates on which articles were read have changed.
    case didChangeReadings([ArticleID: Date])
    /// The user has signed in.
    case didSignIn(Result<Session, ApplicationError>)
    /// The facts about articles that lists show have changed.
    case didChangeMarks(ArticleMarks)
    /// The progress of an action on several articles.
    case didProceed(ArticleBatchProgress)
    /// The names that can complete a word, or the reason why they could not be listed.
    case didComplete(Result<ListCompletions.Output, ApplicationError>)
    /// The progress of a wait.
    case wait(WaitProgress)
}
