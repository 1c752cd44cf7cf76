public import ArticleDomain
public import ArticleUseCase
import FailureKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ArticleTraversalRequest, ArticleTraversalResponse> {
    /// Makes the interactor of a whole list.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - find: finds where the traversal stopped.
    ///   - fetch: fetches the next step.
    ///   - keep: keeps how far the traversal is.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<ArticleTraversalResponse>,
        tasks: TaskScope,
        find: any QueryUseCase<ArticleSelection, ArticleTraversal>,
        fetch: any QueryUseCase<ArticleTraversal, ArticleTraversalStep>,
        keep: any CommandUseCase<ArticleTraversal>,
        countdown: Countdown = Countdown()
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .find(let selection): .answer { .didFind(await find.result(selection)) }
            case .fetch(let traversal): .answer { .didFetch(await fetch.result(traversal)) }
            case .keep(let traversal): .answer { .didKeep(traversal, await keep.result(traversal).failure) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}

extension Result {
    /// Why there is no value, or nil if there is one.
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
