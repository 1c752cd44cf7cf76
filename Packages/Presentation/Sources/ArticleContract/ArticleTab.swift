public import PresentationKit

/// The tabs of the reader on a full screen, from left to right.
public enum ArticleTab: String, Codable, Hashable, Sendable, CaseIterable {
    /// The newest articles.
    case newest
    /// The stocks of the signed-in user.
    case stocks
    /// The tags of the kept articles.
    case tags
    /// The saved searches.
    case saved
    /// The kept articles.
    case kept
    /// The articles that were read.
    case history

    /// Creates the tab that begins with a route, or nil if there is none.
    public init?(_ route: ArticleRoute) {
        guard let tab = Self.allCases.first(where: { $0.route == route }) else { return nil }
        self = tab
    }

    /// The route with which the tab begins.
    public var route: ArticleRoute {
        switch self {
        case .newest: .list(.newest)
        case .stocks: .list(.stocks(nil))
        case .tags: .library(.tags)
        case .saved: .library(.saved)
        case .kept: .library(.kept)
        case .history: .library(.history)
        }
    }

    /// The title.
    public var title: Phrase {
        switch self {
        case .newest: Phrase(en: "Newest", ja: "新着")
        case .stocks: Phrase(en: "Stocks", ja: "ストック")
        case .tags: Phrase(en: "Tags", ja: "タグ")
        case .saved: Phrase(en: "Searches", ja: "検索")
        case .kept: Phrase(en: "Kept", ja: "保存済み")
        case .history: Phrase(en: "History", ja: "履歴")
        }
    }
}
