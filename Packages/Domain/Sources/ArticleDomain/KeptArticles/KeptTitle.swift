/// The title of a kept article.
public struct KeptTitle: Identifiable, Hashable, Sendable {
    /// Which article it is.
    public let id: ArticleID
    /// The title.
    public let title: String

    /// Makes a title.
    public init(_ id: ArticleID, _ title: String) {
        self.id = id
        self.title = title
    }
}
