/// Which articles a list holds.
public enum ArticleSelection: Hashable, Sendable {
    /// All, the newest first.
    case newest
    /// Those that a query finds, the newest first.
    case search(SearchQuery)
    /// Those about one thing, the newest first.
    case tag(ArticleTag)
    /// Those that one person wrote, the newest first.
    case author(ArticleAuthor)
    /// Those that one person has stocked, the last stocked first; nil is whoever is signed in.
    case stocks(of: ArticleAuthor?)
    /// Those of whoever is signed in, the newest first.
    case mine
}
