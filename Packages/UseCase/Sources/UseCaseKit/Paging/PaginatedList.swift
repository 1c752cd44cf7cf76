public import DomainKit

/// A list that builds up page by page, as screens observe it.
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
    /// What is going on with the list.
    public enum Phase: Equatable, Sendable {
        /// Nothing is being fetched; there may be more.
        case idle
        /// The next page, or the first, is on its way.
        case loading
        /// The list is being fetched anew; the old items stay until the first new page is there.
        case refreshing
        /// The last request failed; the items that were there still are, and the request can be repeated.
        case failed(ApplicationError)
        /// There is nothing more to fetch.
        case complete
    }

    /// What the list was asked for, or nil before the first request.
    public internal(set) var query: Query?
    /// What was fetched so far, in the list's order, no item twice.
    public internal(set) var items: [Item] = []
    /// How many items the whole list has, where the source says so.
    public internal(set) var total: Int?
    /// The page that comes next, also again after it failed; nil at the end and before the first request.
    public internal(set) var next: PageRequest?
    /// What is going on with the list.
    public internal(set) var phase: Phase = .idle
    /// Counts the changes of the list, so that an observer tells a second failure from the first, and an older value
    /// from a newer one when they reach it on two ways.
    public internal(set) var revision = 0

    /// Makes an empty list that nobody asked for yet.
    public init() {}
}
