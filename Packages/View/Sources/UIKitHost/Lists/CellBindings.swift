#if canImport(UIKit)
    import Foundation
    import UIKit

    /// The kinds of cells of a data source, and the items that cells are bound to.
    ///
    /// A cell is bound to an item until it shows another one, the item is shown by another cell, or the item is removed.
    @MainActor
    final class CellBindings<Item: Identifiable> {
        struct Kind {
            let accepts: @MainActor (Item) -> Bool
            let prefetch: @MainActor (Item.ID) -> Void
            let cancelPrefetching: @MainActor (Item.ID) -> Void
            let begin: @MainActor (UIView, Item) -> Void
            let configure: @MainActor (UIView, Item) -> Void
            let end: @MainActor (UIView, Item) -> Void
        }

        private struct Binding {
            let cell: UIView
            let item: Item
            let end: @MainActor (UIView, Item) -> Void
        }

        /// Returns the item of an identity that is shown.
        var item: @MainActor (Item.ID) -> Item? = { _ in nil }
        private var kinds: [Kind] = []
        private var bindings: [Item.ID: Binding] = [:]
        private var ids: [ObjectIdentifier: Item.ID] = [:]
        /// The items without a cell whose content is being fetched already, and what cancels that.
        private var prefetched: [Item.ID: @MainActor (Item.ID) -> Void] = [:]

        /// Adds a kind of cells, and returns the identifier of its cells.
        func add(_ kind: Kind) -> String {
            kinds.append(kind)
            return "\(kinds.count - 1)"
        }

        func cell(for id: Item.ID, dequeue: (String) -> UIView) -> UIView? {
            guard let item = item(id), let index = kinds.firstIndex(where: { $0.accepts(item) }) else {
                assertionFailure("No kind of cells accepts the item '\(id)': register one for it.")
                return nil
            }
            let kind = kinds[index]
            let cell = dequeue("\(index)")
            if bindings[id]?.cell !== cell {
                ids[ObjectIdentifier(cell)].map(end)
                end(id)
                prefetched[id] = nil
                bindings[id] = Binding(cell: cell, item: item, end: kind.end)
                ids[ObjectIdentifier(cell)] = id
                kind.begin(cell, item)
            }
            kind.configure(cell, item)
            return cell
        }

        /// Returns whether two contents of an item are shown by cells of the same kind.
        func haveSameKind(_ old: Item, _ new: Item) -> Bool {
            kinds.firstIndex { $0.accepts(old) } == kinds.firstIndex { $0.accepts(new) }
        }

        /// Begins to fetch the content of an item, for which a cell is about to be requested.
        func prefetch(_ id: Item.ID) {
            guard bindings[id] == nil, let item = item(id), let kind = kinds.first(where: { $0.accepts(item) }) else {
                return
            }
            prefetched[id] = kind.cancelPrefetching
            kind.prefetch(id)
        }

        func cancelPrefetching(_ id: Item.ID) {
            prefetched.removeValue(forKey: id)?(id)
        }

        func end(where isGone: (Item.ID) -> Bool) {
            for id in bindings.keys.filter(isGone) { end(id) }
            for id in prefetched.keys.filter(isGone) { cancelPrefetching(id) }
        }

        private func end(_ id: Item.ID) {
            guard let binding = bindings.removeValue(forKey: id) else { return }
            ids[ObjectIdentifier(binding.cell)] = nil
            binding.end(binding.cell, binding.item)
        }
    }
#endif
