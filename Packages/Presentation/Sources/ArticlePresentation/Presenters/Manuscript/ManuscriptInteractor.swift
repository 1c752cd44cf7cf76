public import ArticleDomain
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<ManuscriptRequest, ManuscriptResponse> {
    /// Makes the interactor of a manuscript.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use case.
    ///   - path: where the manuscript is.
    ///   - read: reads it.
    public convenience init(
        responseListener: AnyResponseListener<ManuscriptResponse>,
        tasks: TaskScope,
        path: ManuscriptPath,
        read: any QueryUseCase<ManuscriptPath, ParsedManuscript>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .read: .answer(replacing: "read") { .didRead(await read.result(path)) }
            }
        }
    }
}
