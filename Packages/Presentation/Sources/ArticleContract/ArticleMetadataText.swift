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
}
