/// A public reaction of a reader to an article.
public enum Reaction: String, CaseIterable, Sendable {
    /// Adds the article to the list of stocks of the reader.
    case stock
    /// Likes the article.
    case like
}
