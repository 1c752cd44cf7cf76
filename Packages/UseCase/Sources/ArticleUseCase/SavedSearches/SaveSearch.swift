public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Saves a search under a name, in place of the one that has it.
public struct SaveSearch: CommandUseCase {
    /// What is saved.
    public struct Input: Hashable, Sendable {
        /// What it is called.
        public let name: SavedSearchName
        /// The words, in the notation of Qiita's search.
        public let words: String
        /// What has to hold besides.
        public let filters: [SearchFilter]

        /// Makes a input.
        public init(_ name: SavedSearchName, words: String, filters: [SearchFilter]) {
            self.name = name
            self.words = words
            self.filters = filters
        }
    }

    private let gateway: any SavedSearchGateway
    private let clock: any WallClock

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - gateway: keeps the searches.
    ///   - clock: tells the date.
    public init(gateway: any SavedSearchGateway, clock: any WallClock = SystemWallClock()) {
        self.gateway = gateway
        self.clock = clock
    }

    /// Saves the search, durably.
    ///
    /// - Throws: ``ApplicationError`` of kind `invalidInput` for a search that cannot be carried out, or `storage`.
    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        let search: SavedSearch
        do throws(ValidationError) {
            search = try SavedSearch(input.name, words: input.words, filters: input.filters, savedAt: clock.now)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
        try await gateway.save(search)
    }
}
