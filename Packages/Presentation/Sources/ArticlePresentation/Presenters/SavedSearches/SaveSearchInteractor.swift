public import ArticleDomain
public import ArticleUseCase
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<SaveSearchRequest, SaveSearchResponse> {
    /// Creates the interactor of saving a search.
    ///
    /// - Parameters:
    ///   - responseListener: receives the responses.
    ///   - tasks: runs the use cases.
    ///   - find: finds the saved search of a name.
    ///   - save: saves a search.
    public convenience init(
        responseListener: AnyResponseListener<SaveSearchResponse>,
        tasks: TaskScope,
        find: any QueryUseCase<SavedSearchName, SavedSearch>,
        save: any CommandUseCase<SaveSearch.Input>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .find(let name): .answer { .didFind(await find.result(name)) }
            case .save(let input):
                .answer {
                    if case .failure(let error) = await save.result(input) { return .didSave(.failure(error)) }
                    return .didSave(await find.result(input.name))
                }
            }
        }
    }
}
