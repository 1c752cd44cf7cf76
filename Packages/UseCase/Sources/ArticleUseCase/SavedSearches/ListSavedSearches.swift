public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// The saved searches, with those that cannot be read.
public struct SavedSearchList: Equatable, Sendable {
    /// A saved search that cannot be read.
    public struct Unreadable: Equatable, Sendable {
        /// The name.
        public let name: SavedSearchName
        /// The reason.
        public let error: ApplicationError

        /// Creates the description of a saved search that cannot be read.
        public init(_ name: SavedSearchName, _ error: ApplicationError) {
            self.name = name
            self.error = error
        }
    }

    /// The searches, in the order of their names.
    public let searches: [SavedSearch]
    /// The searches that cannot be read.
    public let unreadable: [Unreadable]

    /// Creates a list.
    public init(_ searches: [SavedSearch], unreadable: [Unreadable] = []) {
        self.searches = searches
        self.unreadable = unreadable
    }
}

/// Lists the saved searches; one that cannot be read does not hide the others.
public struct ListSavedSearches: QueryUseCase {
    private let gateway: any SavedSearchGateway

    /// Creates the use case.
    ///
    /// - Parameter gateway: the gateway of the saved searches.
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
