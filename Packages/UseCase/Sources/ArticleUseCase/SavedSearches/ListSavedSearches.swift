public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// The saved searches, as far as they can be read.
public struct SavedSearchList: Sendable {
    /// A saved search that cannot be read.
    public struct Unreadable: Sendable {
        /// What it is called.
        public let name: SavedSearchName
        /// Why it cannot be read.
        public let error: ApplicationError

        /// Makes it.
        public init(_ name: SavedSearchName, _ error: ApplicationError) {
            self.name = name
            self.error = error
        }
    }

    /// The searches, in the order of their names.
    public let searches: [SavedSearch]
    /// Those that cannot be read; the others are there all the same.
    public let unreadable: [Unreadable]

    /// Makes a list.
    public init(_ searches: [SavedSearch], unreadable: [Unreadable] = []) {
        self.searches = searches
        self.unreadable = unreadable
    }
}

/// Lists the searches that were saved.
public struct ListSavedSearches: QueryUseCase {
    private let gateway: any SavedSearchGateway

    /// Makes the use case.
    ///
    /// - Parameter gateway: keeps the searches.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> SavedSearchList {
        var searches: [SavedSearch] = []
        var unreadable: [SavedSearchList.Unreadable] = []
        for name in try await gateway.names() {
            do throws(ApplicationError) {
                if let search = try await gateway.search(named: name) { searches.append(search) }
            } catch {
                unreadable.append(SavedSearchList.Unreadable(name, error))
            }
        }
        return SavedSearchList(searches, unreadable: unreadable)
    }
}
