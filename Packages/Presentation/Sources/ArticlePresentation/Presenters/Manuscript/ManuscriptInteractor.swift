public import ArticleDomain
public import DomainKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ManuscriptRequest, ManuscriptResponse> {
    /// Creates the interactor of a manuscript.
    ///
    /// - Parameters:
    ///   - responseListener: receives the responses.
    ///   - tasks: runs the use case.
    ///   - path: the path of the manuscript.
    ///   - read: reads the manuscript.
    ///   - image: fetches an image of the manuscript.
    public convenience init(
        responseListener: AnyResponseListener<ManuscriptResponse>,
        tasks: TaskScope,
        path: ManuscriptPath,
        read: any QueryUseCase<ManuscriptPath, ParsedManuscript>,
        image: any QueryUseCase<ArticleImageAddress, PixelImage>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .read: .answer(replacing: "read") { .didRead(await read.result(path)) }
            case .fetchImage(let number, let address):
                .answer(replacing: "image \(number)") { .didFetchImage(number, await image.result(address)) }
            case .cancelImage(let number): .cancel("image \(number)")
            }
        }
    }
}
