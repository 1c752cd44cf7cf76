/// The items of a list that a view shows.
struct DisplayedItems<Item: Equatable> {
    /// The difference between the items that are shown and those of the list.
    enum Change {
        /// All items take the place of those that are shown.
        case show([Item])
        /// Items follow those that are shown.
        case append([Item])
    }

    /// The items; nil before the first ones.
    private(set) var items: [Item]?

    /// Shows the items of a list.
    ///
    /// - Returns: the difference, or nil if there is none.
    /// - Complexity: O(n) in the number of items.
    mutating func show(_ list: [Item]) -> Change? {
        defer { items = list }
        guard let items, list.starts(with: items) else { return .show(list) }
        let added = list.dropFirst(items.count)
        return added.isEmpty ? nil : .append(Array(added))
    }

    /// Shows nothing any more.
    ///
    /// - Returns: a Boolean value that indicates whether there was something to hide.
    mutating func clear() -> Bool {
        defer { items = nil }
        return items?.isEmpty == false
    }
}
