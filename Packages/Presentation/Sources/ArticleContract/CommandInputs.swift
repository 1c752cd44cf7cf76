/// The source of the token to sign in with.
public enum LoginMethod: String, Codable, Hashable, Sendable {
    /// The user enters the token, or accepts one that Qiita CLI stores.
    case asking
    /// The first line of standard input, or a hidden entry on a terminal.
    case withToken
    /// The token that Qiita CLI stores.
    case fromTool
}

/// An action on a reaction to an article; the raw values are the names of the commands.
public enum ReactionAction: String, Codable, CaseIterable, Sendable {
    /// Stocks the article.
    case stock
    /// Removes the article from the stocks.
    case unstock
    /// Checks whether the article is stocked.
    case stocked
    /// Likes the article.
    case like
    /// Removes the like.
    case unlike
    /// Checks whether the article is liked.
    case liked
}

/// The output formats of an article; the raw values are the words of `--format`.
public enum ArticleFormat: String, CaseIterable, Codable, Hashable, Sendable {
    /// Text that is laid out for people.
    case text
    /// Markdown, as its author wrote it.
    case markdown = "md"
    /// An HTML page.
    case html
}

/// The settings, under their names in the configuration.
public enum SettingKey: String, CaseIterable, Codable, Sendable {
    /// The host of the articles.
    case host
    /// The number of articles on a page of a list.
    case perPage = "per-page"
    /// The number of seconds for which a response is fresh.
    case maxAge = "max-age"
    /// The pager for long output.
    case pager
    /// The history of read articles, on or off.
    case history
    /// The background for which colours are chosen: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors
}
