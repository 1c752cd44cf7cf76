public import DomainKit

/// Where the reactions of whoever is signed in are.
public protocol ReactionGateway: Sendable {
    /// Asks whether a reaction is given.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, and `unauthorized` if nobody is
    ///   signed in.
    @concurrent
    func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool

    /// Makes a change; one that is made already is no error.
    ///
    /// - Throws: ``ApplicationError``, of kind `notFound` if there is no such article, `unauthorized` if nobody is
    ///   signed in, and `forbidden` if the account may not change anything.
    @concurrent
    func apply(_ change: ReactionChange) async throws(ApplicationError)
}
