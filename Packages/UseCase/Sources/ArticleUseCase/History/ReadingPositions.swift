public import ArticleDomain

/// The positions in the articles that were opened in a run, and those among them that are not stored yet.
public struct ReadingPositions: Equatable, Sendable {
    private var positions: [ArticleID: ReadingPosition] = [:]
    /// The positions that are not stored yet.
    public private(set) var unsaved: [ArticleID: ReadingPosition] = [:]

    /// Creates an empty collection.
    public init() {}

    /// The position in an article; nil if it was not opened in this run.
    public subscript(article: ArticleID) -> ReadingPosition? { positions[article] }

    /// Adds a position that is stored, unless the article was opened before.
    mutating func add(stored position: ReadingPosition, in article: ArticleID) {
        if positions[article] == nil { positions[article] = position }
    }

    /// Changes the position in an article, which has to be stored then.
    mutating func move(to position: ReadingPosition, in article: ArticleID) {
        guard positions[article] != position else { return }
        positions[article] = position
        unsaved[article] = position
    }

    /// Removes the position in an article.
    mutating func remove(_ article: ArticleID) {
        positions[article] = nil
        unsaved[article] = nil
    }

    /// Marks a position as stored, unless it has changed since.
    mutating func didSave(_ position: ReadingPosition, in article: ArticleID) {
        if unsaved[article] == position { unsaved[article] = nil }
    }
}
