/// The content of a list at one moment: items in order, with unique identities.
///
/// A view creates a snapshot of what its presenter shows, and a data source applies the ``difference(from:)`` the previous
/// one.
///
/// ```swift
/// struct Row: Identifiable, Equatable, Sendable {
///     let id: String
///     var isRead = false
/// }
///
/// let old = Snapshot([Row(id: "typee"), Row(id: "omoo")])
/// let new = Snapshot([Row(id: "typee", isRead: true), Row(id: "mardi")])
/// let difference: SnapshotDifference = new.difference(from: old)
/// ```
public struct Snapshot<Item: Identifiable & Equatable & Sendable>: Equatable, Sendable where Item.ID: Sendable {
    /// The items in order.
    public private(set) var items: [Item] = []
    private var ids: Set<Item.ID> = []

    /// Creates a list; of several items with one identity, it has the first.
    public init(_ items: [Item] = []) {
        append(items)
    }

    /// Returns whether two lists have equal items.
    public static func == (left: Snapshot, right: Snapshot) -> Bool {
        left.items == right.items
    }

    /// Returns whether the list has an item of an identity.
    public func contains(_ id: Item.ID) -> Bool {
        ids.contains(id)
    }

    /// Adds items to the end of the list.
    ///
    /// An item whose identity is in the list already is left out, because the pages of a list that changes meanwhile
    /// overlap.
    ///
    /// - Complexity: O(*k*) in the number of new items.
    public mutating func append(_ items: [Item]) {
        self.items += items.filter { ids.insert($0.id).inserted }
    }

    /// Replaces items by others of the same identity; an item that is not in the list is ignored.
    ///
    /// - Returns: The indices of the items that changed, ascending.
    /// - Complexity: O(n) in the number of items.
    @discardableResult
    public mutating func update(_ items: [Item]) -> [Int] {
        let contents = Dictionary(items.map { ($0.id, $0) }) { _, last in last }
        var changed: [Int] = []
        for (index, old) in self.items.enumerated() {
            guard let new = contents[old.id], new != old else { continue }
            self.items[index] = new
            changed.append(index)
        }
        return changed
    }
}
