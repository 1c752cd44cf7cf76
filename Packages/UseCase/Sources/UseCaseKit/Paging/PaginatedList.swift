public import DomainKit

/// A list that accumulates page by page, as screens observe it.
///
/// It is a fact of the application: two screens that show the same list share one value.
///
/// ```swift
/// func canLoadMore(_ list: PaginatedList<String, Book>) -> Bool {
///     switch list.phase {
///     case .idle, .failed: list.next != nil
///     case .loading, .refreshing, .complete: false
///     }
/// }
/// ```
public struct PaginatedList<Query: Hashable & Sendable, Item: Equatable & Sendable>: Equatable, Sendable {
    /// The phase of the list.
    public enum Phase: Equatable, Sendable {
        /// No request runs; there may be more pages.
        case idle
        /// The next page, or the first one, is being fetched.
        case loading
        /// The list is being fetched again; the old items stay until the first new page is there.
        case refreshing
        /// The last request failed; the items that were there still are, and the request can be repeated.
        case failed(ApplicationError)
        /// Every page was fetched.
        case complete
    }

    /// The query of the list, or nil before the first request.
    public internal(set) var query: Query?
    /// The fetched items in the order of the list, none of them twice.
    public internal(set) var items: [Item] = []
    /// The number of items in the whole list, or nil if the source does not report it.
    public internal(set) var total: Int?
    /// The page that comes next, also again after it failed; nil at the end and before the first request.
    public internal(set) var next: PageRequest?
    /// The phase of the list.
    public internal(set) var phase: Phase = .idle
    /// Counts the changes of the list, so that an observer tells a second failure from the first, and an older value
    /// from a newer one when they reach it on two ways.
    public internal(set) var revision = 0

    /// Creates an empty list without a query.
    public init() {}
}
