public import ArticleDomain
public import ArticleUseCase
import FailureKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ArticleWalkRequest, ArticleWalkResponse> {
    /// Makes the interactor of a whole list.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - find: finds where the walk stopped.
    ///   - fetch: fetches the next step.
    ///   - keep: keeps how far the walk is.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<ArticleWalkResponse>,
        tasks: TaskScope,
        find: any QueryUseCase<ArticleSelection, ArticleWalk>,
        fetch: any QueryUseCase<ArticleWalk, ArticleWalkStep>,
        keep: any CommandUseCase<ArticleWalk>,
        countdown: Countdown = Countdown()
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .find(let selection): .answer { .didFind(await find.result(selection)) }
            case .fetch(let walk): .answer { .didFetch(await fetch.result(walk)) }
            case .keep(let walk): .answer { .didKeep(walk, await keep.result(walk).failure) }
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
