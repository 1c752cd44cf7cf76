public import AttemptKit
public import PresentationKit
public import ReportKit

/// The events of a view of a list: of articles, or of the library.
public enum ArticleListEvent: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// The view is about to be shown again.
    case viewWillReappear
    /// More rows are wanted: the user came close to the last one, asked for the next page, or a position is being restored.
    case didAskForMore
    /// The user asked to fetch the list again.
    case didAskForRefresh
    /// The user changed the text of the search field.
    case didChangeQuery(String)
    /// The user has finished this query, and wants its results to stay.
    case didSubmitQuery(String)
    /// The user ended the search.
    case didCancelSearch
    /// The user types a word that suggestions of a kind can complete.
    case didAskForSuggestions(Suggestion.Kind)
    /// The user opened the row of this identifier.
    case didOpen(String)
    /// The user asked for an action on the rows of these identifiers.
    case didAskFor(ArticleListAction, of: [String])
    /// The user selected a tab.
    case didSelectTab(ArticleTab)
    /// The user asked for the settings.
    case didAskForSettings
    /// The user does not want to wait for a retry any longer.
    case didCancelWait
    /// The user answered an alert.
    case didAnswer(AlertAnswer<ArticleFailureAction>)
}

/// The commands to a view of a list of articles.
public enum ArticleListCommand: AttemptCommand, Equatable {
    /// Shows this content in place of the last one.
    case show(ArticleListContent)
    /// Shows the progress in place of the previous one, or hides it.
    case showProgress(ScreenProgress?)
    /// Shows a notice about what has happened.
    case showNotice(Phrase)
    /// Suggests words for what is being typed, in place of the last ones.
    case suggest([Suggestion])
    /// Copies a text to the clipboard.
    case copy(String)
    /// Shows an alert.
    case showAlert(AlertStrategy<ArticleFailureAction>)
}

/// The content of a list of articles, or of a list of the library.
public struct ArticleListContent: Equatable, Sendable {
    /// The selected tab of the reader, or nil on a screen that is none of them.
    public var tab: ArticleTab?
    /// The heading above the rows.
    public var heading: Phrase
    /// The actions on the list and on its rows.
    public var actions: [ArticleListAction]
    /// The query whose results have taken the place of the list, or nil without a search.
    public var search: String?
    /// The number of rows above ``rows`` that earlier content showed; a traversal sends each page once, so that its cost
    /// stays linear.
    public var precedingRowCount = 0
    /// The rows, each identifier once.
    public var rows: [ArticleRow]
    /// The extent of the list, or the reason why it is empty; nil before its first page.
    public var footer: Phrase?
    /// A Boolean value that indicates whether ``ArticleListEvent/didAskForMore`` would fetch more rows.
    public var hasNextPage: Bool
    /// The notice about the rows, for example that they are kept copies.
    public var notice: Phrase?

    /// Creates the content of a list.
    public init(
        tab: ArticleTab? = nil,
        heading: Phrase = Phrase(verbatim: ""),
        actions: [ArticleListAction] = [],
        search: String? = nil,
        rows: [ArticleRow] = [],
        footer: Phrase? = nil,
        hasNextPage: Bool = false,
        notice: Phrase? = nil
    ) {
        self.tab = tab
        self.heading = heading
        self.actions = actions
        self.search = search
        self.rows = rows
        self.footer = footer
        self.hasNextPage = hasNextPage
        self.notice = notice
    }

    /// The actions on one row.
    public var rowActions: [ArticleListAction] {
        actions.filter { ArticleListAction.batches.contains($0) || $0 == .remove }
    }

    /// Returns the rows with changed marks and the rows to append, or nil if the list has to be replaced.
    ///
    /// - Parameter last: the content that is shown.
    /// - Complexity: O(n) in the number of rows.
    public func additions(to last: ArticleListContent) -> (changed: [ArticleRow], appended: [ArticleRow])? {
        let omitted = precedingRowCount - last.precedingRowCount
        guard search == last.search, 0...last.rows.count ~= omitted else { return nil }
        let shown = last.rows.dropFirst(omitted)
        guard rows.count >= shown.count, zip(rows, shown).allSatisfy({ $0.equals($1) }) else { return nil }
        let changed = zip(rows, shown).lazy.filter { $0 != $1 }.map(\.0)
        return (Array(changed), Array(rows.dropFirst(shown.count)))
    }
}

extension ArticleRow {
    /// Returns a Boolean value that indicates whether two rows differ only in their marks.
    fileprivate func equals(_ other: ArticleRow) -> Bool {
        var other = other
        (other.isRead, other.isKept, other.isStocked) = (isRead, isKept, isStocked)
        return self == other
    }
}

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
    /// Searches, in articles on this machine while the user types.
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

/// The display value of a row in a list: of an article, or of a search or a tag in the library.
///
/// The texts come from outside; the view sanitises them.
public struct ArticleRow: Hashable, Sendable, Identifiable {
    /// The identifier, for ``ArticleListEvent/didOpen(_:)``.
    public let id: String
    /// The title.
    public let title: String
    /// The account name of the author, without `@`, or nil where the source does not say.
    public let author: String?
    /// The day of publication, as `2026-11-21`, or nil where the source does not say.
    public let date: String?
    /// The names of the tags.
    public let tags: [String]
    /// The number of likes.
    public let likes: Int
    /// The number of stocks.
    public let stocks: Int
    /// The number of comments.
    public let comments: Int
    /// A Boolean value that indicates whether the article was read before, or nil in lists that do not show this.
    public var isRead: Bool?
    /// A Boolean value that indicates whether the article is kept for reading without a connection.
    public var isKept: Bool
    /// A Boolean value that indicates whether the article is known to be in the stocks of the user.
    public var isStocked: Bool
    /// The remarks that follow the facts about an article, from left to right.
    public let remarks: [Phrase]
    /// The line that matches a search, or a part of it; nil without a search.
    public let excerpt: String?
    /// The record of the article, without its text; nil for a row of the library.
    public let record: Record?

    /// Creates a row.
    public init(
        id: String,
        title: String,
        author: String? = nil,
        date: String? = nil,
        tags: [String] = [],
        likes: Int = 0,
        stocks: Int = 0,
        comments: Int = 0,
        isRead: Bool? = nil,
        isKept: Bool = false,
        isStocked: Bool = false,
        remarks: [Phrase] = [],
        excerpt: String? = nil,
        record: Record? = nil
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.date = date
        self.tags = tags
        self.likes = likes
        self.stocks = stocks
        self.comments = comments
        self.isRead = isRead
        self.isKept = isKept
        self.isStocked = isStocked
        self.remarks = remarks
        self.excerpt = excerpt
        self.record = record
    }
}

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

/// A suggestion for a word that the user has begun to type.
public struct Suggestion: Hashable, Sendable {
    /// The kinds of names that can be suggested.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Tags that are known on this machine.
        case tags
        /// Names of saved searches.
        case savedSearches = "saved-searches"
        /// Identifiers of articles that are kept on this machine.
        case keptArticles = "kept-articles"
    }

    /// The word.
    public let word: String
    /// The meaning of the word, or nil where it needs none.
    public let remark: Phrase?

    /// Creates a suggestion.
    public init(_ word: String, _ remark: Phrase? = nil) {
        self.word = word
        self.remark = remark
    }
}
