public import DomainKit

/// Identifies the owner of a token.
public protocol AccountGateway: Sendable {
    /// Fetches the account that a token belongs to.
    ///
    /// - Throws: ``ApplicationError``: `unauthorized` if the host does not accept the token, `forbidden` if the token
    ///   lacks the scope to read.
    @concurrent
    func account(of token: Secret) async throws(ApplicationError) -> Account
}

/// A user of a host, as the owner of a token.
public struct Account: Hashable, Sendable {
    /// The host of the account.
    public let host: ArticleHost
    /// The user.
    public let user: ArticleAuthor

    /// Creates an account.
    public init(_ user: ArticleAuthor, on host: ArticleHost) {
        self.host = host
        self.user = user
    }
}
