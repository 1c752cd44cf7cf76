public import PresentationKit

/// The words for what can be done on the screens of articles.
public enum ArticleMenuText: Hashable, Sendable, CaseIterable {
    /// Show the next page of a list.
    case next
    /// Fetch what is shown anew.
    case refresh
    /// Read an article of a list.
    case read
    /// Go back to where one came from.
    case back
    /// Read what was said about an article.
    case comments
    /// Put an article on one's list.
    case stock
    /// Take an article from one's list.
    case unstock
    /// Open an article in a browser.
    case open

    /// The words for it.
    public var phrase: Phrase {
        switch self {
        case .next: Phrase(en: "next page", ja: "次のページ")
        case .refresh: Phrase(en: "refresh", ja: "更新")
        case .read: Phrase(en: "read", ja: "記事を読む")
        case .back: Phrase(en: "back", ja: "戻る")
        case .comments: Phrase(en: "comments", ja: "コメント")
        case .stock: Phrase(en: "stock", ja: "ストック")
        case .unstock: Phrase(en: "unstock", ja: "ストック解除")
        case .open: Phrase(en: "open in browser", ja: "ブラウザーで開く")
        }
    }
}
