public import PresentationKit

/// The words for the commands on the screens of articles.
public enum ArticleMenuText: String, Hashable, Sendable, CaseIterable, ArticleCommandText {
    /// Shows the next page of a list.
    case next
    /// Fetches the screen again.
    case refresh
    /// Opens an article of a list.
    case read
    /// Goes back to the previous screen.
    case back
    /// Opens the comments on an article.
    case comments
    /// Stocks an article.
    case stock
    /// Removes an article from the stocks.
    case unstock
    /// Opens an article in the browser.
    case open = "browser"
    /// Searches for a term in the text of an article.
    case find
    /// Opens a link of an article or a comment.
    case openLink = "link"
    /// Shows the table of contents of an article, or hides it.
    case contents
    /// Shows the next article of the list.
    case nextArticle = "next-article"
    /// Shows the previous article of the list.
    case previousArticle = "previous-article"
    /// Copies a block of code of an article.
    case copyCode = "copy-code"
    /// Opens the settings.
    case settings
    /// Changes a setting.
    case change
    /// Writes a value into a setting.
    case set

    public var name: String { rawValue }

    public var phrase: Phrase {
        switch self {
        case .next: Phrase(en: "next page", ja: "次のページ")
        case .refresh: Phrase(en: "refresh", ja: "更新")
        case .read: Phrase(en: "read", ja: "記事を読む")
        case .back: Phrase(en: "back", ja: "戻る")
        case .comments: Phrase(en: "comments", ja: "コメント")
        case .stock: Phrase(en: "stock", ja: "ストック")
        case .unstock: Phrase(en: "unstock", ja: "ストック解除")
        case .open: Phrase(en: "browser", ja: "ブラウザー")
        case .find: Phrase(en: "find", ja: "文中を検索")
        case .openLink: Phrase(en: "link", ja: "リンク")
        case .contents: Phrase(en: "contents", ja: "目次")
        case .nextArticle: Phrase(en: "next", ja: "次の記事")
        case .previousArticle: Phrase(en: "previous", ja: "前の記事")
        case .copyCode: Phrase(en: "copy code", ja: "コードをコピー")
        case .settings: Phrase(en: "settings", ja: "設定")
        case .change: Phrase(en: "change", ja: "変更")
        case .set: Phrase(en: "set", ja: "設定する")
        }
    }

    public var explanation: Phrase {
        switch self {
        case .next: Phrase(en: "Show the next page of the list.", ja: "一覧の次のページを表示します。")
        case .refresh: Phrase(en: "Reload what is shown.", ja: "表示中の内容を取得し直します。")
        case .read: Phrase(en: "Read the article with this number.", ja: "この番号の記事を読みます。")
        case .back: Phrase(en: "Go back to the previous screen.", ja: "前の画面に戻ります。")
        case .comments: Phrase(en: "Show the comments on the article.", ja: "記事のコメントを表示します。")
        case .stock: Phrase(en: "Add the article to your stocks.", ja: "記事をストックします。")
        case .unstock: Phrase(en: "Remove the article from your stocks.", ja: "記事のストックを解除します。")
        case .open: Phrase(en: "Open the article in the browser.", ja: "記事をブラウザーで開きます。")
        case .find: Phrase(en: "Search for a term in the article.", ja: "記事の中の語を検索します。")
        case .openLink:
            Phrase(
                en: "Open the link with this number, such as ‹3› in the text.",
                ja: "本文に ‹3› のように示した番号のリンクを開きます。"
            )
        case .contents: Phrase(en: "Show or hide the table of contents.", ja: "目次を表示、または非表示にします。")
        case .nextArticle: Phrase(en: "Show the next article of the list.", ja: "一覧の次の記事を表示します。")
        case .previousArticle: Phrase(en: "Show the previous article of the list.", ja: "一覧の前の記事を表示します。")
        case .copyCode:
            Phrase(
                en: "Copy the code at the top of the screen, or the one with this number.",
                ja: "画面の上端に最も近いコード、またはこの番号のコードをコピーします。"
            )
        case .settings: Phrase(en: "Show and change the settings.", ja: "設定を確認・変更します。")
        case .change: Phrase(en: "Change the setting with this number.", ja: "この番号の設定を変更します。")
        case .set:
            Phrase(
                en: "Change a setting, as in ':set theme dark'.",
                ja: "設定を変更します。例: :set theme dark"
            )
        }
    }

    /// The heading above a table of contents.
    public static let contentsHeading = Phrase(en: "Contents", ja: "目次")

    /// The name of the menu with the actions of a screen.
    public static let menuHeading = Phrase(en: "Actions", ja: "操作")

    /// The message that an article has no table of contents.
    public static let noHeadings = Phrase(en: "The article has no headings.", ja: "この記事に見出しはありません。")

    /// Returns the message that a term does not occur in the text.
    public static func notFound(_ term: String) -> Phrase {
        Phrase(en: "'\(term)' does not occur in the text.", ja: "'\(term)' は文中にありません。")
    }
}

/// The words for a command on the screens of articles.
public protocol ArticleCommandText {
    /// The word for a command line.
    var name: String { get }
    /// The label of the command.
    var phrase: Phrase { get }
    /// The explanation of the command, a sentence.
    var explanation: Phrase { get }
}

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
