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
    public convenience init(
        responseListener: AnyResponseListener<ArticleDetailResponse>,
        tasks: TaskScope,
        read: any QueryUseCase<ArticleReference, Fetched<ReadableArticle>>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .read(let reference): .answer(replacing: "read") { .didRead(await read.result(reference)) }
            }
        }
    }
}
