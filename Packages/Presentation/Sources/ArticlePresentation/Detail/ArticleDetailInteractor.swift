public import ArticleDomain
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ArticleDetailRequest, ArticleDetailResponse> {
    /// Makes the interactor of an article.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use case.
    ///   - read: fetches the article.
    ///   - countdown: waits until the host answers again.
    public convenience init(
        responseListener: AnyResponseListener<ArticleDetailResponse>,
        tasks: TaskScope,
        read: any QueryUseCase<ArticleReference, Fetched<ReadableArticle>>,
        countdown: Countdown = Countdown()
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .read(let reference): .answer(replacing: "read") { .didRead(await read.result(reference)) }
            case .wait(let date):
                .wait(until: date, on: countdown, tick: { .waiting(secondsLeft: $0) }, end: .didWait)
            }
        }
    }
}
