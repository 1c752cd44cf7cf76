#if canImport(UIKit)
    import Foundation
    import UIKit

    /// A table or a collection view, as a data source uses it.
    @MainActor
    protocol CellView<ID> {
        associatedtype ID: Hashable & Sendable

        func register(_ cell: UIView.Type, as identifier: String)

        func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, ID>, animated: Bool)

        /// Returns the item at a place, or nil if there is none.
        func id(at indexPath: IndexPath) -> ID?
    }
#endif
