import ArticleContract

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// A screen of articles.
    case article(ArticleRoute)
    /// The report that the user has signed out.
    case signOut
}
