public import DomainKit

/// The reactions of the signed-in user.
public protocol ReactionGateway: Sendable {
    /// Returns a Boolean value that indicates whether a reaction is given.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, and `unauthorized` if nobody is
    ///   signed in.
    @concurrent
    func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool

    /// Applies a change; does nothing if it is already applied.
    ///
    /// The token is the fingerprint of the one that the change is sent with, or nil for that of whoever is signed in.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, `unauthorized` if nobody is
    ///   signed in, or with another token, and `forbidden` if the token lacks the scope to write.
    @concurrent
    func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError)
}

/// A public reaction of a reader to an article.
public enum Reaction: String, CaseIterable, Sendable {
    /// Adds the article to the list of stocks of the reader.
    case stock
    /// Likes the article.
    case like
}

/// A change of a reaction: it is given or removed.
public struct ReactionChange: Hashable, Sendable {
    /// The identifier of the article.
    public let article: ArticleID
    /// The reaction.
    public let reaction: Reaction
    /// A Boolean value that indicates whether the reaction is given; otherwise it is removed.
    public let isGiven: Bool

    /// Creates a change.
    public init(_ reaction: Reaction, to article: ArticleID, isGiven: Bool) {
        self.article = article
        self.reaction = reaction
        self.isGiven = isGiven
    }
}

/// A reaction of the reader to an article, given or not.
public struct ReactionStatus: Hashable, Sendable {
    /// The article, the reaction, and whether it is given.
    public let change: ReactionChange
    /// A Boolean value that indicates whether the change was not sent to its host yet.
    public let isQueued: Bool

    /// Creates a status.
    public init(_ change: ReactionChange, isQueued: Bool) {
        self.change = change
        self.isQueued = isQueued
    }
}
