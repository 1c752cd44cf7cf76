public import ArticleContract

/// What the command line of articles asks for.
public enum ArticleInvocation: Hashable, Sendable {
    /// Show the newest articles, or what was open when the last session ended, and go on from there.
    case open(restores: Bool)
    /// Print a list.
    case list(ArticleListing, ArticlePaging)
    /// Print a whole list, from its beginning or from where the last time stopped.
    case all(ArticleListing, continues: Bool)
    /// Print one article, named by its identifier or its URL, or a file.
    case read(String)
    /// Print one article or a file in a format.
    case written(String, as: ArticleFormat)
    /// Print the Markdown of one article or a file with its control characters.
    case raw(String)
    /// Print the headings of an article or a file.
    case contents(String)
    /// Print the places that an article or a file leads to.
    case links(String)
    /// Ask for or change what was read.
    case history(HistoryInvocation)
    /// Ask for what is kept.
    case kept(KeptInvocation)
    /// Keep a whole list.
    case sync(SyncInvocation)
    /// Ask for or change saved searches.
    case saved(SavedInvocation)
    /// Ask for something about one thing.
    case subject(SubjectInvocation)
    /// Ask for or change a reaction.
    case reaction(ReactionInvocation)
    /// Sign in or out, or ask how things stand.
    case account(AccountInvocation)
    /// Ask for or change a setting.
    case settings(SettingsInvocation)
}

/// Which part of a list is asked for.
public struct ArticlePaging: Codable, Hashable, Sendable {
    /// The number of the page, from 1.
    public let page: Int
    /// How many articles a page has, 1 to 100, or nil where nobody said.
    public let size: Int?

    /// Makes a part of a list.
    public init(page: Int, size: Int?) {
        self.page = page
        self.size = size
    }
}
