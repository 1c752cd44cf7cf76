public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var known: Set<ItemIdentifierType> = []

    public init() {}

    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { known.count }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { preconditionFailure("Invalid section identifier: \(identifier)") }
        return found
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(
                items[identifier] == nil,
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(identifier)"
            )
            sectionIdentifiers.append(identifier)
            items[identifier] = []
        }
    }

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            preconditionFailure("There are currently no sections in the data source. Please add a section first.")
        }
        for identifier in identifiers {
            precondition(
                known.insert(identifier).inserted,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifier)"
            )
        }
        items[section, default: []] += identifiers
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(known.contains(identifier), "Invalid item identifier specified for reconfigure: \(identifier)")
        }
        reconfiguredItemIdentifiers += identifiers
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(known.contains(identifier), "Invalid item identifier specified for reload: \(identifier)")
        }
        reloadedItemIdentifiers += identifiers
    }

    func item(at indexPath: [Int]) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(indexPath[0]) else { return nil }
        let found = itemIdentifiers(inSection: sectionIdentifiers[indexPath[0]])
        return found.indices.contains(indexPath[1]) ? found[indexPath[1]] : nil
    }
}
