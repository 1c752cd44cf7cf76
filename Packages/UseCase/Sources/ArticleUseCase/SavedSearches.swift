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

/// Finds the saved search of a name.
public struct FindSavedSearch: QueryUseCase {
    private let gateway: any SavedSearchGateway

    /// Creates the use case.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    /// Finds the search.
    ///
    /// - Throws: ``UnknownSavedSearch/error`` if no search has the name, or ``ApplicationError`` of kind `storage`.
    public func callAsFunction(_ input: SavedSearchName) async throws(ApplicationError) -> SavedSearch {
        if let search = try await gateway.search(named: input) { return search }
        throw UnknownSavedSearch(input, known: (try? await gateway.names()) ?? []).error
    }
}

/// Saves a search under a name, in place of the search that has the name.
public struct SaveSearch: CommandUseCase {
    /// A search to save.
    public struct Input: Hashable, Sendable {
        /// The name.
        public let name: SavedSearchName
        /// The words, in the notation of Qiita's search.
        public let words: String
        /// The conditions besides the words.
        public let filters: [SearchFilter]

        /// Creates the input.
        public init(_ name: SavedSearchName, words: String, filters: [SearchFilter]) {
            self.name = name
            self.words = words
            self.filters = filters
        }
    }

    private let gateway: any SavedSearchGateway
    private let clock: any WallClock

    /// Creates the use case.
    public init(gateway: any SavedSearchGateway, clock: any WallClock = SystemWallClock()) {
        self.gateway = gateway
        self.clock = clock
    }

    /// Saves the search durably.
    ///
    /// - Throws: ``ApplicationError`` of kind `invalidInput` for a search that cannot be run, or `storage`.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        let search = try ApplicationError.validating(
            try SavedSearch(input.name, words: input.words, filters: input.filters, savedAt: clock.now)
        )
        try await gateway.save(search)
    }
}

/// Removes a saved search; the articles that it has kept stay.
public struct RemoveSavedSearch: CommandUseCase {
    private let gateway: any SavedSearchGateway

    /// Creates the use case.
    public init(gateway: any SavedSearchGateway) {
        self.gateway = gateway
    }

    /// Removes the search, even if it cannot be read.
    ///
    /// - Throws: ``UnknownSavedSearch/error`` if no search has the name, or ``ApplicationError`` of kind `storage`.
    public func callAsFunction(_ input: SavedSearchName) async throws(ApplicationError) {
        let names = try await gateway.names()
        guard names.contains(input) else { throw UnknownSavedSearch(input, known: names).error }
        try await gateway.remove(input)
    }
}
