/// The title of a kept article.
public struct KeptTitle: Identifiable, Hashable, Sendable {
    /// The identifier of the article.
    public let id: ArticleID
    /// The title.
    public let title: String

    /// Creates a title.
    public init(_ id: ArticleID, _ title: String) {
        self.id = id
        self.title = title
    }
}
