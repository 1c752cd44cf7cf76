import UseCaseKit

/// The items of a list that a view shows, in whose place a search can come.
struct DisplayedItems<Query: Hashable & Sendable, Item: Equatable & Sendable> {
    /// A change of what the view shows.
    enum Change {
        /// The selection and the position are remembered, because a search takes the place of the items.
        case rememberPosition
        /// All items take the place of those that are shown.
        case show([Item])
        /// Items follow those that are shown.
        case append([Item])
        /// The selection and the position are those that were remembered.
        case restorePosition
    }

    /// The items; nil before the first ones.
    private(set) var items: [Item]?
    /// The query whose items are shown.
    private var query: Query?
    private var isSearch = false
    /// A Boolean value that indicates whether a position is remembered that was not restored yet.
    private var remembersPosition = false

    /// Shows the items of a list, as far as they are there; a failure changes nothing of them.
    ///
    /// The items of another query go away first, so that its own begin at the top.
    ///
    /// - Returns: the changes, in their order.
    /// - Complexity: O(n) in the number of items.
    mutating func update(_ list: PaginatedList<Query, Item>) -> [Change] {
        let cleared = list.query == query && list.isSearch == isSearch ? [] : change(to: list)
        if list.hasContent { return cleared + show(list.items) }
        if case .failed = list.phase { return cleared }
        return cleared + (list.items.isEmpty ? clear() : [])
    }

    private mutating func change(to list: PaginatedList<Query, Item>) -> [Change] {
        let beginsSearch = list.isSearch && !isSearch
        (query, isSearch) = (list.query, list.isSearch)
        guard beginsSearch, !remembersPosition, items?.isEmpty == false else { return clear() }
        remembersPosition = true
        return [.rememberPosition] + clear()
    }

    private mutating func show(_ list: [Item]) -> [Change] {
        defer { items = list }
        guard let items, list.starts(with: items) else { return [.show(list)] + restorePosition() }
        let added = list.dropFirst(items.count)
        return added.isEmpty ? [] : [.append(Array(added))]
    }

    private mutating func restorePosition() -> [Change] {
        guard remembersPosition, !isSearch else { return [] }
        remembersPosition = false
        return [.restorePosition]
    }

    private mutating func clear() -> [Change] {
        defer { items = nil }
        return items?.isEmpty == false ? [.show([])] : []
    }
}

extension PaginatedList {
    /// A Boolean value that indicates whether the items are those of the list as far as it was fetched, perhaps none.
    ///
    /// One without items that is idle had a request that was cancelled, and another one follows.
    var hasContent: Bool {
        switch phase {
        case .complete: true
        case .idle: !items.isEmpty
        case .loading, .refreshing, .failed: false
        }
    }
}
