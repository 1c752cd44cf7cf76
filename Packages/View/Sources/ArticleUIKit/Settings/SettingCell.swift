#if canImport(UIKit)
    import ArticleContract
    import Foundation
    import PresentationKit
    import UIKit
    import UIKitHost

    /// A setting in a list: its purpose, its value, and the reason why it cannot have that value.
    final class SettingCell: UITableViewCell {
        private let purpose = UILabel(.body, .label)
        private let value = UILabel(.footnote, .secondaryLabel)
        private let problem = UILabel(.footnote, .systemRed)
        private lazy var content: Void = contentView.fill(
            with: [purpose, value, problem],
            in: contentView.layoutMarginsGuide,
            spacing: 4
        )

        /// The texts from top to bottom.
        var texts: [String] { [purpose, value, problem].compactMap(\.text) }

        func show(_ row: SettingRow, _ wording: Wording) {
            _ = content
            purpose.text = wording(row.explanation)
            value.text = ([row.value] + [row.builtIn].compactMap(\.self).map { wording($0) }).joined(separator: " · ")
            problem.text = row.error.map { wording($0) }
        }
    }
#endif
