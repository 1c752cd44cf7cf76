public import ArticleDomain
public import ArticleUseCase
public import PresentationKit
public import UseCaseKit

/// The interactor of saving a search.
public typealias SaveSearchInteractor = UseCaseInteractor<SaveSearchRequest, SaveSearchResponse>

extension SaveSearchInteractor {
    /// Creates the interactor.
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
