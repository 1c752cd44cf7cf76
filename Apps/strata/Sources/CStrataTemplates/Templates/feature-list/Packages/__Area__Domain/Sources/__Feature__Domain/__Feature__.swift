public import DomainKit

/// A list of items with names.
public struct __Feature__: Codable, Hashable, Sendable {
    /// One item.
    public struct Item: Codable, Hashable, Identifiable, Sendable {
        /// The number, which no other item gets.
        public let id: Int
        public fileprivate(set) var name: String
    }

    /// The name of an item: a text that is not empty.
    public struct Name: Hashable, Sendable {
        let text: String

        /// Creates a name.
        ///
        /// - Throws: ``ValidationError`` if the text is empty.
        public init(_ text: String) throws(ValidationError) {
            self.text = text.trimmed
            if self.text.isEmpty { throw ValidationError(field: "name", value: text, rule: .notEmpty) }
        }
    }

    /// A change of the list.
    public enum Change: Hashable, Sendable {
        /// Adds an item at the end.
        case add(Name)
        /// Gives an item another name.
        case rename(Int, to: Name)
        /// Deletes an item.
        case delete(Int)
        /// Restores a deleted item at its former position.
        case restore(Item, at: Int)
    }

    /// The items in the order in which they were added.
    public private(set) var items: [Item] = []
    private var lastID = 0

    public init() {}

    /// The number of items.
    public var count: Int { items.count }

    /// Returns the item with a number, or nil if there is none.
    public func item(_ id: Int) -> Item? { items.first { $0.id == id } }

    /// Applies a change; restoring an item that is there changes nothing.
    ///
    /// - Throws: ``ApplicationError`` of kind `notFound` if it is about an item that is not there.
    public mutating func apply(_ change: Change) throws(ApplicationError) {
        switch change {
        case .add(let name):
            lastID += 1
            items.append(Item(id: lastID, name: name.text))
        case .rename(let id, let name): items[try index(of: id)].name = name.text
        case .delete(let id): items.remove(at: try index(of: id))
        case .restore(let item, let index):
            if self.item(item.id) == nil { items.insert(item, at: min(index, count)) }
        }
    }

    private func index(of id: Int) throws(ApplicationError) -> Int {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw ApplicationError(.notFound) }
        return index
    }
}

extension __Feature__ {
    /// Throws for a list that breaks the rules too, because somebody has edited the document.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        items = try container.decode([Item].self, forKey: .items)
        lastID = try container.decode(Int.self, forKey: .lastID)
        for item in items { _ = try Name(item.name) }
        guard Set(items.map(\.id)).count == count, items.allSatisfy({ $0.id <= lastID }) else {
            throw DecodingError.dataCorruptedError(forKey: .items, in: container, debugDescription: "wrong numbers")
        }
    }
}

/// The storage of the list.
public protocol __Feature__Gateway: Sendable {
    /// Returns the stored list.
    @concurrent
    func load() async throws(ApplicationError) -> __Feature__

    /// Changes the stored list, atomically, and returns the new one; `change` may be called more than once.
    ///
    /// - Throws: ``ApplicationError``, also that of `change`; the stored list is unchanged then.
    @concurrent
    func update(
        _ change: @Sendable (inout __Feature__) throws(ApplicationError) -> Void
    ) async throws(ApplicationError) -> __Feature__
}
