public import DomainKit

/// Fetches a long list page by page and publishes what it has so far as a ``State``.
///
/// One request runs at a time; answers that nobody waits for any more are dropped; a page that fails keeps the list;
/// the end is remembered; an item that moved between two pages while paging appears once. The requests run in the task
/// of whoever asks, so cancelling that task gives the request up and leaves the list as it was.
///
/// An item is itself by its `id`, in whichever page it appears. Screens send ``loadNext()`` and ``refresh()`` through
/// command use cases, and observe ``list``.
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
    private let fetch: @Sendable (PageRequest, Query) async throws(ApplicationError) -> Page<Item>

    /// Creates a paginator with an empty list.
    ///
    /// - Parameters:
    ///   - firstPage: where the list begins, and how large a page is.
    ///   - fetch: fetches one page, mostly a function of a gateway.
    public init(
        firstPage: PageRequest = .first,
        fetch: @escaping @Sendable (PageRequest, Query) async throws(ApplicationError) -> Page<Item>
    ) {
        machine = Lock(Machine(firstPage: firstPage))
        self.fetch = fetch
    }

    /// The list so far.
    public var list: ReadOnlyState<PaginatedList<Query, Item>> { published.readOnly }

    /// Begins the list of another query and fetches its first page; what was listed before goes away at once.
    public func start(_ query: Query) async {
        await perform { $0.start(query) }
    }

    /// Fetches the next page, or again the one that failed.
    ///
    /// Does nothing while a request runs, at the end of the list, and before ``start(_:)``.
    public func loadNext() async {
        await perform { $0.loadNext() }
    }

    /// Fetches the list again; the old one stays until the new first page is there.
    public func refresh() async {
        await perform { $0.refresh() }
    }

    private func perform(_ decide: (inout Machine) -> Machine.Request?) async {
        guard let request = change(decide) else { return }
        let answer: Result<Page<Item>, ApplicationError>
        do throws(ApplicationError) {
            answer = .success(try await fetch(request.page, request.query))
        } catch {
            answer = .failure(error)
        }
        change { $0.receive(answer, for: request) }
    }

    /// Changes the machine and publishes its list as one step, so that no older list is published over a newer one.
    @discardableResult
    private func change<Result: Sendable>(_ body: (inout Machine) -> Result) -> Result {
        machine.withLock { machine in
            let result = body(&machine)
            published.set(machine.list)
            return result
        }
    }
}
