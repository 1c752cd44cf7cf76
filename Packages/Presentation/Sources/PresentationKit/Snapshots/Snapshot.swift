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
/// let old = try Snapshot([("Novels", [Row(id: "typee"), Row(id: "omoo")])])
/// let new = try Snapshot([("Novels", [Row(id: "typee", isRead: true), Row(id: "mardi")])])
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
    public let rows: [Row]

    /// Creates an empty list.
    public init() {
        rows = []
    }

    /// Creates a list.
    ///
    /// - Parameter sections: the sections in order, each with its items in order.
    /// - Throws: ``SnapshotError`` for the first section or item that appears twice.
    /// - Complexity: O(n) in the number of sections and items.
    public init(_ sections: [(section: Section, items: [Item])]) throws(SnapshotError) {
        var rows: [Row] = []
        rows.reserveCapacity(sections.count + sections.reduce(0) { $0 + $1.items.count })
        var seenSections: Set<Section> = []
        var seenItems: Set<Item.ID> = []
        for (section, items) in sections {
            guard seenSections.insert(section).inserted else { throw .repeatedSection("\(section)") }
            rows.append(.section(section))
            for item in items {
                guard seenItems.insert(item.id).inserted else { throw .repeatedItem("\(item.id)") }
                rows.append(.item(item))
            }
        }
        self.rows = rows
    }
}

/// The identity that occurs twice in the input of a snapshot.
///
/// ```swift
/// struct Word: Identifiable, Equatable, Sendable {
///     let id: String
/// }
///
/// do throws(SnapshotError) {
///     _ = try Snapshot([("Words", [Word(id: "whale"), Word(id: "whale")])])
/// } catch {
///     print(error)
/// }
/// ```
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
    /// A section that appears twice.
    case repeatedSection(String)
    /// An item that appears twice, in one section or in two.
    case repeatedItem(String)

    public var description: String {
        switch self {
        case .repeatedSection(let section):
            "The section '\(section)' appears twice: give each section once, with all its items."
        case .repeatedItem(let id):
            "The item '\(id)' appears twice: give each identity once in the whole list, or give the items different ids."
        }
    }
}
