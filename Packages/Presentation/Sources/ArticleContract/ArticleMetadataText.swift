public import PresentationKit

/// The words for the metadata below the title of an article.
public enum ArticleMetadataText: Hashable, Sendable {
    /// The number of stocks.
    case stocks(Int)
    /// The number of comments.
    case comments(Int)
    /// The article was read before.
    case read
    /// The article is kept for reading without a connection.
    case kept
    /// The article is in the stocks of the user.
    case stocked
    /// The article was read before, on a day such as `2026-11-21`.
    case readOn(String)

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .stocks(let count): Phrase(en: count == 1 ? "1 stock" : "\(count) stocks", ja: "ストック \(count)")
        case .comments(let count): Phrase(en: count == 1 ? "1 comment" : "\(count) comments", ja: "コメント \(count)")
        case .read: Phrase(en: "read", ja: "既読")
        case .kept: Phrase(en: "kept", ja: "保存済み")
        case .stocked: Phrase(en: "stocked", ja: "ストック済み")
        case .readOn(let day): Phrase(en: "read on \(day)", ja: "\(day) に既読")
        }
    }

    /// Returns the words for the numbers of likes, stocks and comments, from left to right; none for 0.
    public static func counts(likes: Int, stocks: Int, comments: Int) -> [Phrase] {
        var parts: [Phrase] = []
        if likes > 0 { parts.append(Phrase(verbatim: "♥ \(likes)")) }
        if stocks > 0 { parts.append(ArticleMetadataText.stocks(stocks).phrase) }
        if comments > 0 { parts.append(ArticleMetadataText.comments(comments).phrase) }
        return parts
    }
}
