public import ArticleDomain
public import DomainKit
public import UseCaseKit

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
    ///
    /// - Parameters:
    ///   - gateway: the gateway of the saved searches.
    ///   - clock: the clock of the date of saving.
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
