import ArticleContract

/// The scenes of the app.
enum AppScene: Codable, Hashable {
    /// A screen of articles.
    case article(ArticleRoute)
    /// Signs out when it is opened, and reports it.
    case signOut
}
