public import DomainKit

/// A list that accumulates page by page.
///
/// Screens observe it as a ``State``; two screens of the same list share one value.
public struct PaginatedList<Query: Hashable & Sendable, Item: Equatable & Sendable>: Equatable, Sendable {
    /// The phase of the list.
    public enum Phase: Equatable, Sendable {
        /// No request is running; there may be more pages.
        case idle
        /// The next page, or the first one, is being fetched.
        case loading
        /// The list is being fetched again; the old items stay until the first new page arrives.
        case refreshing
        /// The last request failed; the items are unchanged, and the request can be repeated.
        case failed(ApplicationError)
        /// Every page was fetched.
        case complete
    }

    /// The query of the list, or nil before the first request.
    public internal(set) var query: Query?
    /// A Boolean value that indicates whether the list is that of a search, which has taken the place of another list.
    public internal(set) var isSearch = false
    /// The fetched items in the order of the list, without duplicates.
    public internal(set) var items: [Item] = []
    /// The number of items in the whole list, or nil if the source does not report it.
    public internal(set) var total: Int?
    /// The next page to fetch, which is the same again after a failure; nil at the end and before the first request.
    public internal(set) var next: PageRequest?
    /// The phase of the list.
    public internal(set) var phase: Phase = .idle
    /// The number of changes of the list, by which an observer distinguishes a second failure from the first, and an
    /// older value from a newer one.
    public internal(set) var revision = 0

    /// Creates an empty list without a query.
    public init() {}
}
