public import ArticleDomain
public import ArticleUseCase
public import PresentationKit
import PresenterKit
public import UseCaseKit

/// The interactor of a whole list.
public typealias ArticleTraversalInteractor = UseCaseInteractor<ArticleTraversalRequest, ArticleTraversalResponse>

extension ArticleTraversalInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - find: finds the unfinished traversal of a list.
    ///   - fetch: fetches the next step.
    ///   - keep: saves a traversal.
    ///   - countdown: counts the seconds until a retry.
    public static func using(
        find: any QueryUseCase<ArticleSelection, ArticleTraversal>,
        fetch: any QueryUseCase<ArticleTraversal, ArticleTraversalStep>,
        keep: any CommandUseCase<ArticleTraversal>,
        countdown: Countdown = Countdown()
    ) -> Factory {
        performing { request in
            switch request {
            case .find(let selection): .answer { .didFind(await find.result(selection)) }
            case .fetch(let traversal): .answer { .didFetch(await fetch.result(traversal)) }
            case .keep(let traversal): .answer { .didKeep(traversal, await keep.result(traversal).failure) }
            case .wait(let date): .wait(until: date, on: countdown)
            }
        }
    }
}
