/// The position of a list, by the identities of its items.
public struct CollectionPosition<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The identity of the selected item.
    public let selection: ID
    /// The identity of the item at the top of the screen, or nil for the header.
    public let top: ID?
    /// The number of lines of that item, or of the header, above the screen.
    public let hiddenLines: Int
    /// The number of rows that the list had.
    public let rowCount: Int
}

extension CollectionPosition: Codable where ID: Codable {}

extension CollectionView {
    /// The position; nil in a list without items.
    public var position: CollectionPosition<ID>? {
        guard let selection else { return nil }
        let top = bands.rows(of: viewport.row).first.flatMap { content?.id(atRow: $0) }
        return CollectionPosition(
            selection: selection,
            top: top,
            hiddenLines: viewport.hiddenLines,
            rowCount: rowCount
        )
    }

    /// Selects the item of a position and scrolls there; without the item at the top, no further than needed.
    ///
    /// - Returns: False if the list does not have the selected item.
    /// - Complexity: O(n) in the number of rows.
    public func restore(_ position: CollectionPosition<ID>) -> Bool {
        guard let content, let row = content.row(of: position.selection) else { return false }
        selectedRow = row
        let top = position.top.map(content.row(of:)) ?? Self.headerRow
        if let top { viewport = Viewport(row: bands.band(of: top), hiddenLines: position.hiddenLines) }
        setNeedsLayout()
        return true
    }
}
