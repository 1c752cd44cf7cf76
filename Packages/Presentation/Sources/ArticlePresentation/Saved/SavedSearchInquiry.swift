import ArticleContract
public import ArticleDomain
public import ArticleUseCase
import DomainKit
import PresentationKit
public import UseCaseKit

/// Asks for saved searches by what the user wrote.
public struct SavedSearchInquiry: Sendable {
    private let list: any QueryUseCase<Void, SavedSearchList>
    private let names: any QueryUseCase<Void, [SavedSearchName]>
    private let find: any QueryUseCase<SavedSearchName, SavedSearch>
    private let remove: any CommandUseCase<SavedSearchName>

    /// Puts together what is needed.
    ///
    /// - Parameters:
    ///   - list: lists saved searches.
    ///   - names: lists their names.
    ///   - find: finds one.
    ///   - remove: removes one.
    public init(
        list: any QueryUseCase<Void, SavedSearchList>,
        names: any QueryUseCase<Void, [SavedSearchName]>,
        find: any QueryUseCase<SavedSearchName, SavedSearch>,
        remove: any CommandUseCase<SavedSearchName>
    ) {
        self.list = list
        self.names = names
        self.find = find
        self.remove = remove
    }

    /// All of them.
    public func list() async -> Result<SavedSearchList, SavedSearchFailure> {
        await list.result(()).mapError { .application($0) }
    }

    /// The one of a name.
    public func find(_ name: String) async -> Result<SavedSearch, SavedSearchFailure> {
        await answer(about: name) { await find.result($0) }
    }

    /// Removes the one of a name.
    public func remove(_ name: String) async -> Result<Void, SavedSearchFailure> {
        await answer(about: name) { await remove.result($0) }
    }

    private func answer<Value>(
        about name: String,
        _ ask: (SavedSearchName) async -> Result<Value, ApplicationError>
    ) async -> Result<Value, SavedSearchFailure> {
        let known: SavedSearchName
        do throws(ValidationError) {
            known = try SavedSearchName(name)
        } catch {
            return .failure(.application(ApplicationError(.invalidInput(error))))
        }
        switch await ask(known) {
        case .success(let value): return .success(value)
        case .failure(let error):
            guard error.kind == .notFound else { return .failure(.application(error)) }
            let names = (try? await names.result(()).get()) ?? []
            return .failure(.unknown(known.text, nearest: names.map(\.text).nearest(to: known.text)))
        }
    }
}
