public import DomainKit
public import UseCaseKit

/// Changes what a list of the library has; the list reports progress and failure.
public struct BrowseLibrary: CommandUseCase {
    /// A change of the list.
    public enum Input: Hashable, Sendable {
        /// Starts the list of a selection.
        case start(LibrarySelection)
        /// Shows what a search finds in place of the list.
        case search(LibrarySelection)
        /// Restores the list from before the search, and loads it again.
        case endSearch
        /// Loads the next page, or retries the one that failed.
        case loadMore
        /// Loads the list again, as many entries as it has.
        case reload
    }

    private let paginator: LibraryPaginator

    /// Creates the use case.
    ///
    /// - Parameter paginator: the paginator of the list.
    public init(paginator: LibraryPaginator) {
        self.paginator = paginator
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .start(let selection): await paginator.load(.start(selection))
        case .search(let selection): await paginator.load(.search(selection))
        case .endSearch:
            paginator.endSearch()
            await paginator.load(.reload)
        case .loadMore: await paginator.load(.next)
        case .reload: await paginator.load(.reload)
        }
    }
}
