#if canImport(UIKit)
    import Foundation
    import PresentationKit
    import ReportKit
    import UIKit

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

        func show(_ row: SettingRow, _ wording: Wording) {
            _ = content
            purpose.text = wording(row.explanation)
            value.text = ([row.value] + [row.builtIn].compactMap(\.self).map { wording($0) }).joined(separator: " · ")
            problem.text = row.error.map { wording($0) }
        }
    }
#endif
