#if canImport(UIKit)
    import Foundation
    import UIKit
    import UIKitHost

    final class PhotoGridLine: UICollectionReusableView {
        private(set) lazy var label: UILabel = {
            let label = UILabel()
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            fill(with: [label], in: layoutMarginsGuide, spacing: 0)
            return label
        }()

        /// Shows a text, or nothing.
        func show(_ text: String?, as style: UIFont.TextStyle) {
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
        }
    }
#endif
