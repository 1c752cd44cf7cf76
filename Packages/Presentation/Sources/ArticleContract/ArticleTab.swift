public import PresentationKit

/// The tabs of the reader on a full screen, from left to right.
public enum ArticleTab: String, Codable, Hashable, Sendable, CaseIterable {
    /// The newest articles.
    case newest
    /// The stocks of the signed-in user.
    case stocks

    /// The tab that a list is the first scene of, or nil.
    public init?(_ listing: ArticleListing) {
        guard let tab = Self.allCases.first(where: { $0.route == .list(listing) }) else { return nil }
        self = tab
    }

    /// The first scene of the tab.
    public var route: ArticleRoute {
        switch self {
        case .newest: .list(.newest)
        case .stocks: .list(.stocks(nil))
        }
    }

    /// The title.
    public var title: Phrase {
        switch self {
        case .newest: Phrase(en: "Newest", ja: "新着")
        case .stocks: Phrase(en: "Stocks", ja: "ストック")
        }
    }
}
