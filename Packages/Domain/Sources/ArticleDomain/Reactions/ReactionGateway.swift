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
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, `unauthorized` if nobody is
    ///   signed in, and `forbidden` if the token lacks the scope to write.
    @concurrent
    func apply(_ change: ReactionChange) async throws(ApplicationError)
}
