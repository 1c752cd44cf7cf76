/// The articles of a list.
public enum ArticleSelection: Hashable, Sendable {
    /// All articles, the newest first.
    case newest
    /// The results of a query, the newest first.
    case search(SearchQuery)
    /// The articles with a tag, the newest first.
    case tag(ArticleTag)
    /// The articles of an author, the newest first.
    case author(ArticleAuthor)
    /// The stocks of a user, or of the signed-in user for nil, the last stocked first.
    case stocks(of: ArticleAuthor?)
    /// The articles of the signed-in user, the newest first.
    case mine
}
