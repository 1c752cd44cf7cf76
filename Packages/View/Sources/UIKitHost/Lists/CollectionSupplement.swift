#if canImport(UIKit)
    import Foundation
    public import UIKit

    /// A kind of supplementary views of a collection view, such as the header of its section.
    @MainActor
    public struct CollectionSupplement {
        let kind: String
        let configure: @MainActor (UICollectionReusableView) -> Void
        private let viewClass: UICollectionReusableView.Type

        /// Creates a kind of views.
        ///
        /// - Parameters:
        ///   - kind: the kind, as the layout of the collection view names it.
        ///   - view: the class of the views.
        ///   - configure: fills a view; called again whenever rows are applied.
        public init<View: UICollectionReusableView>(
            _ kind: String,
            _ view: View.Type,
            configure: @escaping @MainActor (View) -> Void
        ) {
            self.kind = kind
            viewClass = view
            self.configure = { if let view = $0 as? View { configure(view) } }
        }

        func register(in view: UICollectionView) {
            view.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }

        func dequeue(from view: UICollectionView, at indexPath: IndexPath) -> UICollectionReusableView {
            let supplement = view.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: kind,
                for: indexPath
            )
            configure(supplement)
            return supplement
        }
    }
#endif
