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
