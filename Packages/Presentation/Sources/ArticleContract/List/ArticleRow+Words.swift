public import PresentationKit

extension ArticleRow {
    /// The words that stand out: that the article is in the stocks of the user, and that it is kept.
    public var marks: [Phrase] {
        [isStocked ? ArticleMetadataText.stocked : nil, isKept ? ArticleMetadataText.kept : nil].compactMap(\.self)
    }

    /// The facts about the article and the remarks, from left to right.
    public var facts: [Phrase] {
        var parts = isRead == true ? [ArticleMetadataText.read] : []
        if let author { parts.append(Phrase(verbatim: "@\(author)")) }
        if let date { parts.append(Phrase(verbatim: "\(date) JST")) }
        parts += ArticleMetadataText.counts(likes: likes, stocks: stocks, comments: comments)
        if !tags.isEmpty { parts.append(Phrase(verbatim: tags.map { "#\($0)" }.joined(separator: " "))) }
        return parts + remarks
    }
}
