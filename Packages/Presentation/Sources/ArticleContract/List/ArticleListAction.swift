public import PresentationKit

/// The actions on a list and on its rows.
public enum ArticleListAction: String, Hashable, Sendable, CaseIterable, ArticleCommandText {
    /// Keeps the articles for reading without a connection.
    case keep
    /// Adds the articles to the stocks of the user.
    case stock
    /// Opens the articles in the browser.
    case open = "browser"
    /// Copies the addresses of the articles.
    case copy
    /// Opens the tag or the saved search of the selected row.
    case show
    /// Searches while the user types.
    case search
    /// Goes back from the results of a search to the list.
    case endSearch = "end-search"
    /// Removes the selected row.
    case remove
    /// Removes all rows.
    case clear

    /// The actions on the marked articles, or else on the selected one.
    public static let batches: [ArticleListAction] = [.keep, .stock, .open, .copy]

    public var name: String { rawValue }

    public var phrase: Phrase {
        switch self {
        case .keep: Phrase(en: "keep", ja: "保存")
        case .stock: ArticleMenuText.stock.phrase
        case .open: ArticleMenuText.open.phrase
        case .copy: Phrase(en: "copy links", ja: "リンクをコピー")
        case .show: Phrase(en: "open", ja: "開く")
        case .search: Phrase(en: "search", ja: "検索")
        case .endSearch: Phrase(en: "end search", ja: "検索終了")
        case .remove: Phrase(en: "remove", ja: "削除")
        case .clear: Phrase(en: "clear", ja: "消去")
        }
    }

    public var explanation: Phrase {
        switch self {
        case .keep:
            Phrase(
                en: "Keep the marked articles, or the selected one, for reading without a connection.",
                ja: "マークした記事、または選択中の記事を、接続なしで読めるように保存します。"
            )
        case .stock:
            Phrase(
                en: "Add the marked articles, or the selected one, to your stocks.",
                ja: "マークした記事、または選択中の記事をストックします。"
            )
        case .open:
            Phrase(
                en: "Open the marked articles, or the selected one, in the browser.",
                ja: "マークした記事、または選択中の記事をブラウザーで開きます。"
            )
        case .copy:
            Phrase(
                en: "Copy the links of the marked articles, or of the selected one, to the clipboard of the terminal.",
                ja: "マークした記事、または選択中の記事のリンクを、端末のクリップボードにコピーします。"
            )
        case .show: Phrase(en: "Open the item with this number.", ja: "この番号の項目を開きます。")
        case .search: Phrase(en: "Search for articles.", ja: "記事を検索します。")
        case .endSearch: Phrase(en: "Show the whole list again.", ja: "一覧全体の表示に戻ります。")
        case .remove: Phrase(en: "Remove the selected item from the list.", ja: "選択した項目を一覧から削除します。")
        case .clear: Phrase(en: "Remove everything from the list.", ja: "一覧の項目をすべて削除します。")
        }
    }
}
