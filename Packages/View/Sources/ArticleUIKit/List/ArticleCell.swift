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
            let words = [row.isStocked ? ArticleMetadataText.stocked : nil, row.isKept ? .kept : nil].compactMap(\.self)
            marks.text = words.map { wording($0.phrase) }.joined(separator: " · ")
            marks.isHidden = words.isEmpty
            facts.text = row.facts(wording).joined(separator: " · ")
            excerpt.text = row.excerpt
            excerpt.isHidden = row.excerpt == nil
        }
    }

    extension ArticleRow {
        fileprivate func facts(_ wording: Wording) -> [String] {
            var parts: [String] = []
            if isRead == true { parts.append(wording(ArticleMetadataText.read.phrase)) }
            if let author { parts.append("@\(author)") }
            if let date { parts.append("\(date) JST") }
            if likes > 0 { parts.append("♥ \(likes)") }
            if stocks > 0 { parts.append(wording(ArticleMetadataText.stocks(stocks).phrase)) }
            if comments > 0 { parts.append(wording(ArticleMetadataText.comments(comments).phrase)) }
            if !tags.isEmpty { parts.append(tags.map { "#\($0)" }.joined(separator: " ")) }
            return parts + remarks.map { wording($0) }
        }
    }
#endif
