/// The scenes of the feature, as places that one can go to.
public enum ArticleRoute: Codable, Hashable, Sendable {
    /// A list of articles.
    case list(ArticleListing)
    /// One article, named by its identifier or its URL as the user wrote it.
    case detail(String)
}

/// Which articles a list holds, as the user wrote it.
public enum ArticleListing: Codable, Hashable, Sendable {
    /// The newest articles.
    case newest
    /// What a search finds.
    case search(String)
}
