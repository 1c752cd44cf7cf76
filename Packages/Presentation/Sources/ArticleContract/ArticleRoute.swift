/// The screens of the feature.
public enum ArticleRoute: Codable, Hashable, Sendable {
    /// A list of articles.
    case list(ArticleListing)
    /// An article, by its identifier or URL as the user wrote it, and the list that it was opened from, or nil.
    case detail(String, in: ArticleListing? = nil)
    /// The comments on an article, by its identifier or URL as the user wrote it.
    case comments(String)
    /// Signing in to the host.
    case signIn
    /// The settings.
    case settings
    /// A list of what is on this machine.
    case library(LibrarySection)
}

/// The articles of a list, as the user named them.
public enum ArticleListing: Codable, Hashable, Sendable {
    /// The newest articles.
    case newest
    /// The results of a search.
    case search(ArticleSearch)
    /// The articles with a tag.
    case tag(String)
    /// The articles of a user, with or without a leading `@`.
    case user(String)
    /// The stocks of a user, or of the signed-in user for nil.
    case stocks(String?)
    /// The articles of the signed-in user.
    case mine
}
