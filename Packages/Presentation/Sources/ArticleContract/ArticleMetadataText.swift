public import PresentationKit

/// The words for the metadata below the title of an article.
public enum ArticleMetadataText {
    /// The article was read before.
    public static let read = Phrase(en: "read", ja: "既読")
    /// The article is kept for reading without a connection.
    public static let kept = Phrase(en: "kept", ja: "保存済み")
    /// The article is in the stocks of the user.
    public static let stocked = Phrase(en: "stocked", ja: "ストック済み")
    /// The article was read before, on a day such as `2026-11-21`.
    public static func readOn(_ day: String) -> Phrase { Phrase(en: "read on \(day)", ja: "\(day) に既読") }

    /// Returns the words for the numbers of likes, stocks and comments, from left to right; none for 0.
    public static func counts(likes: Int, stocks: Int, comments: Int) -> [Phrase] {
        var parts: [Phrase] = []
        if likes > 0 { parts.append(Phrase(verbatim: "♥ \(likes)")) }
        if stocks > 0 { parts.append(Phrase(en: stocks == 1 ? "1 stock" : "\(stocks) stocks", ja: "ストック \(stocks)")) }
        if comments > 0 {
            parts.append(Phrase(en: comments == 1 ? "1 comment" : "\(comments) comments", ja: "コメント \(comments)"))
        }
        return parts
    }
}
