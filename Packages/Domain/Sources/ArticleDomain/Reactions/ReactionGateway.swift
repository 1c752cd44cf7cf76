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
