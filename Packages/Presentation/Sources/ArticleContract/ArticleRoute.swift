/// The scenes of the feature, as places that one can go to.
public enum ArticleRoute: Codable, Hashable, Sendable {
    /// A list of articles.
    case list(ArticleListing)
    /// One article, named by its identifier or its URL as the user wrote it.
    case detail(String)
    /// The comments of an article, named by its identifier or its URL as the user wrote it.
    case comments(String)
}

/// Which articles a list holds, as the user wrote it.
public enum ArticleListing: Codable, Hashable, Sendable {
    /// The newest articles.
    case newest
    /// What a search finds.
    case search(ArticleSearch)
    /// The articles about one thing, named by its tag.
    case tag(String)
    /// The articles of one person, with or without `@` before the name.
    case user(String)
    /// What one person has stocked; nil is whoever is signed in.
    case stocks(String?)
    /// The articles of whoever is signed in.
    case mine
}
