import DomainKit

/// Decides what to fetch and what to do with answers, without a task.
///
/// One request runs at a time. Each carries a number, and an answer with another number than the one awaited is
/// dropped: it belongs to an older query or to a request that was given up.
struct PaginatorMachine<Query: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>: Equatable, Sendable
where Item.ID: Sendable {
    /// A request that the shell has to send.
    struct Request: Equatable, Sendable {
        let number: Int
        let query: Query
        let page: PageRequest
    }

    private(set) var list = PaginatedList<Query, Item>()
    private let firstPage: PageRequest
    private(set) var seen: Set<Item.ID> = []
    private(set) var awaited: Request?
    private var lastNumber = 0

    init(firstPage: PageRequest) {
        self.firstPage = firstPage
    }

    /// Begins the list of another query; what was there goes away at once.
    mutating func start(_ query: Query) -> Request {
        let revision = list.revision
        list = PaginatedList()
        list.revision = revision
        list.query = query
        list.phase = .loading
        list.next = firstPage
        seen = []
        return send(query, firstPage)
    }

    /// Asks for the next page, unless a request runs already or the end is reached.
    mutating func loadNext() -> Request? {
        guard awaited == nil, let query = list.query, let next = list.next else { return nil }
        list.phase = .loading
        return send(query, next)
    }

    /// Asks for the first page again; a request that runs is given up.
    mutating func refresh() -> Request? {
        guard let query = list.query else { return nil }
        list.phase = list.items.isEmpty ? .loading : .refreshing
        return send(query, firstPage)
    }

    private mutating func send(_ query: Query, _ page: PageRequest) -> Request {
        lastNumber += 1
        let request = Request(number: lastNumber, query: query, page: page)
        awaited = request
        list.revision += 1
        return request
    }

    mutating func receive(_ answer: Result<Page<Item>, ApplicationError>, for request: Request) {
        guard awaited == request else { return }
        awaited = nil
        list.revision += 1
        switch answer {
        case .success(let page):
            if request.page == firstPage {
                list.items = []
                seen = []
            }
            list.items += page.elements.filter { seen.insert($0.id).inserted }
            list.total = page.total
            list.next = page.next
            list.phase = page.next == nil ? .complete : .idle
        case .failure(let error) where error.kind == .cancelled:
            list.phase = list.next == nil ? .complete : .idle
        case .failure(let error):
            list.phase = .failed(error)
            if request.page == firstPage { list.next = firstPage }
        }
    }
}
