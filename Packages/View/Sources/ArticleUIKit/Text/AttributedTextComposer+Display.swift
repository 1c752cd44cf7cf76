#if canImport(UIKit)
    import ArticleContract
    import PresentationKit
    import UIKit

    extension AttributedTextComposer {
        init(_ article: ArticleDetail, _ wording: Wording) {
            self.init(wording)
            add(words: article.title, .title1)
            for line in article.remarks(wording) { add(words: line, .footnote, color: .secondaryLabel) }
            add(article.text)
        }

        /// Creates the text of comments, each below a line with its author and dates.
        init(_ comments: [CommentDetail], _ wording: Wording) {
            self.init(wording)
            for comment in comments {
                add(words: comment.remarks, .footnote, color: .secondaryLabel)
                add(comment.text)
            }
        }
    }

    extension ArticleDetail {
        fileprivate func remarks(_ wording: Wording) -> [String] {
            var parts: [String] = []
            if let author { parts.append("@\(author)") }
            if let created { parts.append("\(created) JST") }
            if let updated { parts.append("↻ \(updated) JST") }
            parts += ArticleMetadataText.counts(likes: likes, stocks: stocks, comments: comments).map { wording($0) }
            if let lastRead { parts.append(wording(ArticleMetadataText.readOn(lastRead))) }
            let lines = [parts.joined(separator: " · "), tags.map { "#\($0)" }.joined(separator: " "), url ?? ""]
            return lines.filter { !$0.isEmpty }
        }
    }

    extension CommentDetail {
        fileprivate var remarks: String {
            let parts = [author.map { "@\($0)" }, created.map { "\($0) JST" }, updated.map { "↻ \($0) JST" }]
            return parts.compactMap(\.self).joined(separator: " · ")
        }
    }
#endif
