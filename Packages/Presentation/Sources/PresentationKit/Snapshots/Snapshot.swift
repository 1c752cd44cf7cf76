/// The content of a list at one moment: sections and their items in order, with unique identities.
///
/// A presenter creates a snapshot, and a data source applies the ``difference(from:)`` the previous one. A list without
/// sections has one section of any value.
///
/// ```swift
/// struct Row: Identifiable, Equatable, Sendable {
///     let id: String
///     var isRead = false
/// }
///
/// let old = Snapshot([("Novels", [Row(id: "typee"), Row(id: "omoo")])])
/// let new = Snapshot([("Novels", [Row(id: "typee", isRead: true), Row(id: "mardi")])])
/// let difference: SnapshotDifference = new.difference(from: old)
/// ```
public struct Snapshot<Section: Hashable & Sendable, Item: Identifiable & Equatable & Sendable>: Equatable, Sendable
where Item.ID: Sendable {
    /// One line of the list.
    public enum Row: Equatable, Sendable {
        /// The header of a section.
        case section(Section)
        /// An item.
        case item(Item)
    }

    /// All lines in order: the header of each section, followed by its items.
    public private(set) var rows: [Row]
    /// The indices of the headers of the sections, ascending.
    public private(set) var headers: [Int]
    private var ids: Set<Item.ID>

    /// Creates an empty list.
    public init() {
        rows = []
        ids = []
        headers = []
    }

    /// Creates a list.
    ///
    /// - Parameter sections: the sections in order, each with its items in order; they are appended one after the other.
    public init(_ sections: [(section: Section, items: [Item])]) {
        self.init()
        for (section, items) in sections { append(items, to: section) }
    }

    /// Returns whether two lists have equal rows.
    public static func == (left: Snapshot, right: Snapshot) -> Bool {
        left.rows == right.rows
    }

    /// Returns whether the list has an item of an identity.
    public func contains(_ id: Item.ID) -> Bool {
        ids.contains(id)
    }

    /// Adds items to the end of a section, or to a new section at the end of the list.
    ///
    /// An item whose identity is in the list already is left out, because the pages of a list that changes meanwhile
    /// overlap.
    ///
    /// - Parameters:
    ///   - items: the items, in their order.
    ///   - section: the section.
    /// - Returns: the indices of the new rows.
    /// - Complexity: O(*k*) in the number of new items if the section is the last one or new; else O(*n* + *k*).
    @discardableResult
    public mutating func append(_ items: [Item], to section: Section) -> Range<Int> {
        let place = headers.lastIndex { rows[$0] == .section(section) }
        let new = items.filter { ids.insert($0.id).inserted }.map(Row.item)
        guard let place else {
            headers.append(rows.count)
            rows.append(.section(section))
            rows += new
            return headers[headers.count - 1]..<rows.count
        }
        let start = place + 1 < headers.count ? headers[place + 1] : rows.count
        rows.insert(contentsOf: new, at: start)
        for index in headers.indices.dropFirst(place + 1) { headers[index] += new.count }
        return start..<start + new.count
    }

    /// Replaces items by others of the same identity; an item that is not in the list is ignored.
    ///
    /// - Returns: the indices of the rows that changed, ascending.
    /// - Complexity: O(n) in the number of rows.
    @discardableResult
    public mutating func update(_ items: [Item]) -> [Int] {
        let contents = Dictionary(items.map { ($0.id, $0) }) { _, last in last }
        var changed: [Int] = []
        for index in rows.indices {
            guard case .item(let old) = rows[index], let new = contents[old.id], new != old else { continue }
            rows[index] = .item(new)
            changed.append(index)
        }
        return changed
    }
}
