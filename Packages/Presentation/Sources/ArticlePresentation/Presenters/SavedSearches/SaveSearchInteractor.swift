public import ArticleDomain
public import ArticleUseCase
import DomainKit
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<SaveSearchRequest, SaveSearchResponse> {
    /// Makes the interactor of the presenter that saves a search.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - find: finds the search that has a name.
    ///   - save: saves one.
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
