/// Somebody who is known to a host by a token.
public struct Account: Hashable, Sendable {
    /// Where the account is.
    public let host: ArticleHost
    /// Whose it is.
    public let user: ArticleAuthor

    /// Makes an account.
    ///
    /// - Parameters:
    ///   - user: whose it is.
    ///   - host: where it is.
    public init(_ user: ArticleAuthor, on host: ArticleHost) {
        self.host = host
        self.user = user
    }
}
