public import ArticleContract

/// The invocations of the commands of articles.
public enum ArticleInvocation: Codable, Hashable, Sendable {
    /// Start a session with the newest articles, or with the screens of the last session.
    case open(restores: Bool)
    /// Print a list.
    case list(ArticleListing, ArticlePaging)
    /// Print a whole list, from its start or from where the last run stopped.
    case all(ArticleListing, continues: Bool)
    /// Print one article, given by its identifier or its URL, or a file.
    case read(String)
    /// Print one article or a file in a format.
    case written(String, as: ArticleFormat)
    /// Print the Markdown of one article or a file with its control characters.
    case raw(String)
    /// Print the headings of an article or a file.
    case contents(String)
    /// Print the links of an article or a file.
    case links(String)
    /// Print or change the history.
    case history(HistoryInvocation)
    /// Print, search or change the kept articles.
    case kept(KeptInvocation)
    /// Keep a whole list.
    case sync(SyncInvocation)
    /// Print, change or run saved searches.
    case saved(SavedInvocation)
    /// Print comments, a user or a tag, or open an article in the browser.
    case subject(SubjectInvocation)
    /// Print or change a reaction.
    case reaction(ReactionInvocation)
    /// Sign in or out, or print the state of the reader.
    case account(AccountInvocation)
    /// Print or change settings.
    case settings(SettingsInvocation)
}

/// A page of a list.
public struct ArticlePaging: Codable, Hashable, Sendable {
    /// The number of the page; the first is 1.
    public let page: Int
    /// The number of articles on a page, 1 to 100; nil for the setting.
    public let size: Int?

    /// Creates a page.
    public init(page: Int, size: Int?) {
        self.page = page
        self.size = size
    }
}
