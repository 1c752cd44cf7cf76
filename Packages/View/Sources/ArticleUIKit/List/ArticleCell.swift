#if canImport(UIKit)
    import ArticleContract
    import Foundation
    import PresentationKit
    import UIKit
    import UIKitHost

    /// A row in a list: its title, the words for a stocked and a kept article, a line of facts, and the line that matches a search.
    ///
    /// The title of an unread article is bold.
    final class ArticleCell: UITableViewCell {
        private let title = UILabel(.body, .label)
        private let marks = UILabel(.footnote, .tintColor)
        private let facts = UILabel(.footnote, .secondaryLabel)
        private let excerpt = UILabel(.footnote, .label)
        private lazy var content: Void = contentView.fill(
            with: [title, marks, facts, excerpt],
            in: contentView.layoutMarginsGuide,
            spacing: 4
        )

        /// The texts from top to bottom.
        var texts: [String] { [title, marks, facts, excerpt].filter { !$0.isHidden }.compactMap(\.text) }

        /// A Boolean value that indicates whether the title is that of an unread article.
        var isBold: Bool { title.font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true }

        func show(_ row: ArticleRow, _ wording: Wording) {
            _ = content
            title.text = row.title
            title.font = .preferredFont(forTextStyle: row.isRead == true ? .body : .headline)
            marks.text = row.marks.map { wording($0) }.joined(separator: " · ")
            marks.isHidden = row.marks.isEmpty
            facts.text = row.facts.map { wording($0) }.joined(separator: " · ")
            excerpt.text = row.excerpt
            excerpt.isHidden = row.excerpt == nil
        }
    }
#endif
