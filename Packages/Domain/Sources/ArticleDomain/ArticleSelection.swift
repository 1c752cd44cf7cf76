/// Which articles a list holds.
public enum ArticleSelection: Hashable, Sendable {
    /// All, the newest first.
    case newest
    /// Those that a query finds, the newest first.
    case search(SearchQuery)
}
