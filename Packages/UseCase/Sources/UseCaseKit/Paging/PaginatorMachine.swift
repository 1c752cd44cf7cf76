import DomainKit

/// The state machine that decides which page to fetch and how a response changes the list, without a task.
///
/// One request runs at a time. Requests are numbered, and a response with another number than the awaited one is
/// dropped, because it belongs to an older query or to a cancelled request.
///
/// Pages are numbered, so an item that is removed from the source moves all items behind it forward, perhaps from the
/// next page to one that was fetched already. A next page without a known item in a list that has become shorter is
/// therefore not used: the page before it is fetched again, and pages before that one, until one has a known item.
/// The items behind that one were missed, and are appended. Then the list goes on with the next page.
///
/// A reload begins again when the list has changed its length between two of its pages. A list whose pages bring nothing
/// new several times in a row is at its end, although they name a next one, and so is one whose next page is no later one.
struct PaginatorMachine<Query: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>: Equatable, Sendable
where Item.ID: Sendable {
    /// A request that the paginator has to send.
    struct Request: Equatable, Sendable {
        let number: Int
        let query: Query
        let page: PageRequest
        /// A Boolean value that indicates whether the page was fetched before, to find items that have moved to it.
        var isRepeated = false
    }

    /// The number of pages that are fetched again while one page is loaded, of reloads that begin again, and of pages in a
    /// row that bring nothing new; a source that changes all the time, or has no end, must not keep the list busy.
    private static var mostRepetitions: Int { 8 }

    private(set) var list = PaginatedList<Query, Item>()
    private let firstPage: PageRequest
    private(set) var seen: Set<Item.ID> = []
    private(set) var awaited: Request?
    private var lastNumber = 0
    private var repetitions = 0
    /// The number of pages without a new item in a row.
    private var barrenPages = 0
    /// The pages that a reload has fetched so far; nil without one.
    private var reloaded: Reload?
    /// The list that a search has taken the place of; nil without a search.
    private var replaced: Replaced?

    private struct Replaced: Equatable {
        let list: PaginatedList<Query, Item>
        let seen: Set<Item.ID>
    }

    /// The items that a reload has fetched so far, each once.
    private struct Reload: Equatable {
        var items: [Item] = []
        var seen: Set<Item.ID> = []
        var total: Int?
        /// The number of times that it has begun again.
        var restarts = 0

        /// Returns whether a page shows that the list has changed since the one before.
        func isChanged(by page: Page<Item>) -> Bool {
            !items.isEmpty && page.total != total
        }

        mutating func append(_ page: Page<Item>) {
            items += page.elements.filter { seen.insert($0.id).inserted }
            total = page.total
        }
    }

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
        reloaded = nil
        replaced = nil
        return send(query, firstPage)
    }

    /// Returns the request for the first page of a search, and keeps the list that it takes the place of.
    mutating func search(_ query: Query) -> Request {
        let replaced = replaced ?? Replaced(list: list, seen: seen)
        let request = start(query)
        self.replaced = replaced
        list.isSearch = true
        return request
    }

    /// Restores the list that a search has replaced; a running request is abandoned.
    mutating func endSearch() {
        guard let replaced else { return }
        let revision = list.revision
        list = replaced.list
        list.revision = revision + 1
        list.phase = list.next == nil && list.query != nil ? .complete : .idle
        seen = replaced.seen
        awaited = nil
        reloaded = nil
        self.replaced = nil
    }

    /// Returns the request for the next page, unless a request is running or the end is reached.
    mutating func loadNext() -> Request? {
        guard awaited == nil, let query = list.query, let next = list.next else { return nil }
        list.phase = .loading
        repetitions = 0
        return send(query, next)
    }

    /// Returns the request for the first page; a running request is abandoned.
    mutating func refresh() -> Request? {
        guard let query = list.query else { return nil }
        list.phase = list.items.isEmpty ? .loading : .refreshing
        reloaded = nil
        return send(query, firstPage)
    }

    /// Returns the first request for as many items as the list has; a running request is abandoned.
    mutating func reload() -> Request? {
        let request = refresh()
        reloaded = request.map { _ in Reload() }
        return request
    }

    private mutating func send(_ query: Query, _ page: PageRequest, isRepeated: Bool = false) -> Request {
        lastNumber += 1
        let request = Request(number: lastNumber, query: query, page: page, isRepeated: isRepeated)
        awaited = request
        list.revision += 1
        return request
    }

    /// Changes the list by a response.
    ///
    /// - Returns: The request that has to follow before the list is idle, or nil.
    mutating func receive(_ answer: Result<Page<Item>, ApplicationError>, for request: Request) -> Request? {
        guard awaited == request else { return nil }
        awaited = nil
        list.revision += 1
        switch answer {
        case .success(let page):
            return request.isRepeated ? receive(repeated: page, for: request) : receive(page, for: request)
        case .failure(let error) where error.kind == .cancelled:
            reloaded = nil
            list.phase = list.next == nil ? .complete : .idle
        case .failure(let error):
            list.phase = .failed(error)
            if reloaded != nil || (request.page == firstPage && !request.isRepeated) { list.next = firstPage }
            reloaded = reloaded.map { _ in Reload() }
        }
        return nil
    }

    private mutating func receive(_ page: Page<Item>, for request: Request) -> Request? {
        if let loaded = reloaded { return receive(reloaded: page, after: loaded, for: request) }
        if request.page == firstPage {
            list.items = []
            seen = []
        } else if misses(page), let previous = request.page.previous {
            repetitions += 1
            return send(request.query, previous, isRepeated: true)
        }
        let count = list.items.count
        append(page.elements[...])
        countBarrenPages(isNew: list.items.count > count)
        finish(page, for: request)
        return nil
    }

    /// Collects the pages of a reload until they are as long as the list, and shows them in its place.
    private mutating func receive(reloaded page: Page<Item>, after loaded: Reload, for request: Request) -> Request? {
        var loaded = loaded
        if loaded.isChanged(by: page), loaded.restarts < Self.mostRepetitions {
            reloaded = Reload(restarts: loaded.restarts + 1)
            return send(request.query, firstPage)
        }
        let count = loaded.items.count
        loaded.append(page)
        countBarrenPages(isNew: loaded.items.count > count)
        if let next = next(after: page, for: request), loaded.items.count < list.items.count {
            reloaded = loaded
            return send(request.query, next)
        }
        reloaded = nil
        list.items = loaded.items
        seen = loaded.seen
        finish(page, for: request)
        return nil
    }

    /// Returns whether items may have moved forward from a next page.
    ///
    /// New items come first in a list, so that it is shorter whenever more items have left than were added before the
    /// page. The length of a kept copy is that of another time, and says nothing.
    private func misses(_ page: Page<Item>) -> Bool {
        guard !page.isCopy, let total = page.total, let last = list.total, total < last else { return false }
        return repetitions < Self.mostRepetitions && !page.elements.contains { seen.contains($0.id) }
    }

    /// Appends what has moved to a page that was fetched before.
    private mutating func receive(repeated page: Page<Item>, for request: Request) -> Request? {
        let known = page.elements.lastIndex { seen.contains($0.id) }
        if known == nil, request.page != firstPage, repetitions < Self.mostRepetitions,
            let previous = request.page.previous
        {
            repetitions += 1
            return send(request.query, previous, isRepeated: true)
        }
        append(page.elements[(known.map { $0 + 1 } ?? 0)...])
        finish(page, for: request)
        guard let next = list.next else { return nil }
        list.phase = .loading
        return send(request.query, next)
    }

    private mutating func append(_ elements: ArraySlice<Item>) {
        list.items += elements.filter { seen.insert($0.id).inserted }
    }

    private mutating func countBarrenPages(isNew: Bool) {
        barrenPages = isNew ? 0 : barrenPages + 1
    }

    private mutating func finish(_ page: Page<Item>, for request: Request) {
        list.total = page.total
        list.next = next(after: page, for: request)
        list.phase = list.next == nil ? .complete : .idle
    }

    /// Returns the request for the next page; nil at the end, and from a source that would never come to one.
    private func next(after page: Page<Item>, for request: Request) -> PageRequest? {
        guard let next = page.next, next.number > request.page.number, barrenPages < Self.mostRepetitions else {
            return nil
        }
        return next
    }
}
