public import ArticleDomain
public import ArticleUseCase
public import PresentationKit
public import UseCaseKit

/// The interactor of saving a search.
public typealias SaveSearchInteractor = UseCaseInteractor<SaveSearchRequest, SaveSearchResponse>

extension SaveSearchInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - find: finds the saved search of a name.
    ///   - save: saves a search.
    public static func using(
        find: any QueryUseCase<SavedSearchName, SavedSearch>,
        save: any CommandUseCase<SaveSearch.Input>
    ) -> Factory {
        performing { request in
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
