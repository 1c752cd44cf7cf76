public import DomainKit

/// Fetches a long list page by page and publishes the accumulated list as a ``State``.
///
/// One request runs at a time, and responses to abandoned requests are dropped. A failed page leaves the list
/// unchanged, and the end of the list is remembered. An item that moves to another page meanwhile appears once, also one
/// that moves to a page that was fetched already, if the source reports the length of the list. A request runs in the
/// task of its caller; cancelling that task cancels the request and leaves the list unchanged.
///
/// Items are identified by their `id`. Screens call ``loadNext()``, ``refresh()`` and ``reload()`` through command use cases, and
/// observe ``list``.
///
/// ```swift
/// func whales(from gateway: any BookGateway) async -> [Book] {
///     let paginator = Paginator(fetch: gateway.books)
///     await paginator.start("whales")
///     await paginator.loadNext()
///     return paginator.list.value.items
/// }
/// ```
public final class Paginator<Query: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>: Sendable
where Item.ID: Sendable {
    private typealias Machine = PaginatorMachine<Query, Item>

    private let machine: Lock<Machine>
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
        machine = Lock(Machine(firstPage: firstPage))
        self.cache = cache
        self.fetch = fetch
    }

    /// The accumulated list.
    public var list: ReadOnlyState<PaginatedList<Query, Item>> { published.readOnly }

    /// Clears the list, and fetches the first page of another query.
    ///
    /// - Returns: `true` if the list has adopted the response; `false` if another request has replaced this one, or none
    ///   was sent. The other requests return the same.
    @discardableResult
    public func start(_ query: Query) async -> Bool {
        await perform { $0.start(query) }
    }

    /// Fetches the first page of a search, which takes the place of the list until ``endSearch()``.
    @discardableResult
    public func search(_ query: Query) async -> Bool {
        await perform { $0.search(query) }
    }

    /// Restores the list from before the search, without a request; does nothing without a search.
    ///
    /// A request for it that was running when the search began is abandoned, so that a list without items may have to be
    /// fetched again.
    public func endSearch() {
        change { $0.endSearch() }
    }

    /// Fetches the next page, or the failed one again.
    ///
    /// Does nothing while a request is running, at the end of the list, and before ``start(_:)``.
    @discardableResult
    public func loadNext() async -> Bool {
        await perform { $0.loadNext() }
    }

    /// Fetches the list again; the old one stays until the new first page arrives.
    @discardableResult
    public func refresh() async -> Bool {
        await perform { $0.refresh() }
    }

    /// Fetches the list again, as many items as it has; the old ones stay until all new ones have arrived.
    ///
    /// If the source reports the length of the list, and it changes between two pages, the reload begins again.
    ///
    /// It suits a source that is near, such as a disk, and a screen on which the user stays where they were.
    @discardableResult
    public func reload() async -> Bool {
        await perform { $0.reload() }
    }

    private func perform(_ decide: (inout Machine) -> Machine.Request?) async -> Bool {
        var next = change(decide)
        var isAdopted = false
        while let request = next {
            if request.isRepeated { cache?.invalidate() }
            let answer: Result<Page<Item>, ApplicationError>
            do throws(ApplicationError) {
                answer = .success(try await fetch(request.page, request.query))
            } catch {
                answer = .failure(error)
            }
            (isAdopted, next) = change { ($0.awaited == request, $0.receive(answer, for: request)) }
        }
        return isAdopted
    }

    /// Changes the machine and publishes its list as one step, so that no older list replaces a newer one.
    private func change<Result: Sendable>(_ body: (inout Machine) -> Result) -> Result {
        machine.withLock { machine in
            let result = body(&machine)
            published.set(machine.list)
            return result
        }
    }
}
