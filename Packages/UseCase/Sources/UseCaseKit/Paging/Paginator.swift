public import DomainKit
import Synchronization

/// Fetches a long list page by page and publishes the accumulated list as a ``State``.
///
/// One request runs at a time, and responses to abandoned requests are dropped. A failed page leaves the list
/// unchanged, and the end of the list is remembered. An item that moves to another page meanwhile appears once, also one
/// that moves to a page that was fetched already, if the source reports the length of the list. A request runs in the
/// task of its caller; cancelling that task cancels the request and leaves the list unchanged.
///
/// Items are identified by their `id`. Screens call ``load(_:)`` through command use cases, and observe ``list``.
///
/// ```swift
/// func whales(from gateway: any BookGateway) async -> [Book] {
///     let paginator = Paginator(fetch: gateway.books)
///     await paginator.load(.start("whales"))
///     await paginator.load(.next)
///     return paginator.list.value.items
/// }
/// ```
public final class Paginator<Query: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>: Sendable
where Item.ID: Sendable {
    private typealias Machine = PaginatorMachine<Query, Item>

    /// The machine, whose list is published under the lock, so that no older one replaces a newer one.
    private let machine: Mutex<Machine>
    private let published = State(PaginatedList<Query, Item>())
    private let cache: (any InvalidatableCache)?
    private let fetch: @Sendable (PageRequest, Query) async throws(ApplicationError) -> Page<Item>

    /// Creates a paginator with an empty list.
    ///
    /// - Parameters:
    ///   - firstPage: the request for the first page, which determines the size of all pages.
    ///   - cache: the cache of responses, which is invalidated before a page is fetched again; nil where there is none.
    ///   - fetch: fetches one page, usually a function of a gateway.
    public init(
        firstPage: PageRequest = .first,
        cache: (any InvalidatableCache)? = nil,
        fetch: @escaping @Sendable (PageRequest, Query) async throws(ApplicationError) -> Page<Item>
    ) {
        machine = Mutex(Machine(firstPage: firstPage))
        self.cache = cache
        self.fetch = fetch
    }

    /// The accumulated list.
    public var list: ReadOnlyState<PaginatedList<Query, Item>> { published.readOnly }

    /// A request for pages.
    public enum Load: Hashable, Sendable {
        /// Clears the list, and fetches the first page of another query.
        case start(Query)
        /// Fetches the first page of a search, which takes the place of the list until ``Paginator/endSearch()``.
        case search(Query)
        /// Fetches the next page, or the failed one again; not while a request is running, at the end of the list, or
        /// before the first query.
        case next
        /// Fetches the list again; the old one stays until the new first page arrives.
        case refresh
        /// Fetches the list again, as many items as it has; the old ones stay until all new ones have arrived.
        ///
        /// If the source reports the length of the list, and it changes between two pages, the reload begins again.
        ///
        /// It suits a source that is near, such as a disk, and a screen on which the user stays where they were.
        case reload
    }

    /// Fetches pages.
    ///
    /// - Returns: `true` if the list has adopted the response or its failure; `false` if another request has replaced this one, or none
    ///   was sent.
    @discardableResult
    public func load(_ load: Load) async -> Bool {
        var next = machine.withLock { machine in
            defer { published.set(machine.list) }
            return switch load {
            case .start(let query): machine.start(query)
            case .search(let query): machine.search(query)
            case .next: machine.loadNext()
            case .refresh: machine.refresh()
            case .reload: machine.reload()
            }
        }
        if next != nil, load == .refresh || load == .reload { cache?.invalidate() }
        var isAdopted = false
        while let request = next {
            if request.isRepeated { cache?.invalidate() }
            let answer: Result<Page<Item>, ApplicationError>
            do throws(ApplicationError) {
                answer = .success(try await fetch(request.page, request.query))
            } catch {
                answer = .failure(error)
            }
            (isAdopted, next) = machine.withLock { machine in
                defer { published.set(machine.list) }
                return (machine.awaited == request, machine.receive(answer, for: request))
            }
        }
        return isAdopted
    }

    /// Restores the list from before the search, without a request; does nothing without a search.
    ///
    /// A request for it that was running when the search began is abandoned, so that a list without items may have to be
    /// fetched again.
    public func endSearch() {
        machine.withLock { machine in
            machine.endSearch()
            published.set(machine.list)
        }
    }
}

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
