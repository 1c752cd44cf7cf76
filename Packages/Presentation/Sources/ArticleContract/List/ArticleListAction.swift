public import PresentationKit

/// The actions on the marked articles of a list, or else on the selected one.
public enum ArticleListAction: String, Codable, Hashable, Sendable, CaseIterable {
    /// Keeps the articles for reading without a connection.
    case keep
    /// Adds the articles to the stocks of the user.
    case stock
    /// Opens the articles in the browser.
    case open = "browser"
    /// Copies the addresses of the articles.
    case copy

    /// The word for a command line.
    public var name: String { rawValue }

    /// The label of the command.
    public var phrase: Phrase {
        switch self {
        case .keep: Phrase(en: "keep", ja: "保存")
        case .stock: ArticleMenuText.stock.phrase
        case .open: ArticleMenuText.open.phrase
        case .copy: Phrase(en: "copy links", ja: "リンクをコピー")
        }
    }

    /// The explanation of the command, a sentence.
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
        }
    }
}
