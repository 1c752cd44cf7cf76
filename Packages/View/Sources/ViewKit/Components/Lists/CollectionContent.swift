/// The rows of a collection view, as its data source has them.
@MainActor
protocol CollectionContent<ID>: AnyObject {
    associatedtype ID: Hashable & Sendable

    var rowCount: Int { get }
    /// The numbers of the items, which go on where forgotten rows ended; nil without items.
    var numbers: ClosedRange<Int>? { get }

    func id(atRow row: Int) -> ID
    /// Returns the row of an item, or nil if the list does not have it.
    func row(of id: ID) -> Int?
    func number(ofRow row: Int) -> Int
    func contains(_ id: ID) -> Bool
    func makeCell(forRow row: Int) -> CollectionCell
    /// Shows the present content of a row of the same identity in its cell; returns false if that needs a cell of another
    /// kind.
    func update(_ cell: CollectionCell, toRow row: Int) -> Bool
    /// Shows the item of a row beside the list, or none.
    func showDetail(ofRow row: Int?)
}

/// A cell that shows a row of a collection view, and the height that it needs.
@MainActor
class CollectionCell {
    let component: Component
    /// The height in the present width, or nil if it has to be measured.
    var height: Int?

    /// Creates a cell that is not reused.
    init(_ component: Component) {
        self.component = component
    }

    /// Ends the work of the cell, which can be reused then.
    func finish() {
        height = nil
    }
}
