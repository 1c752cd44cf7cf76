import DomainKit

/// The state machine that decides which page to fetch and how a response changes the list, without a task.
///
/// One request runs at a time. Requests are numbered, and a response with another number than the awaited one is
/// dropped, because it belongs to an older query or to a cancelled request.
struct PaginatorMachine<Query: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>: Equatable, Sendable
where Item.ID: Sendable {
    /// A request that the paginator has to send.
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

    /// Clears the list for another query, and returns the request for its first page.
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

    /// Returns the request for the next page, unless a request is running or the end is reached.
    mutating func loadNext() -> Request? {
        guard awaited == nil, let query = list.query, let next = list.next else { return nil }
        list.phase = .loading
        return send(query, next)
    }

    /// Returns the request for the first page; a running request is abandoned.
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
