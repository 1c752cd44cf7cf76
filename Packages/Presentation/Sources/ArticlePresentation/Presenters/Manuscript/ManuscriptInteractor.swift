public import ArticleDomain
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
