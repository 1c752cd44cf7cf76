public import ArticleDomain

/// The relation of the user to a host: the account and the tokens.
public struct Session: Hashable, Sendable {
    /// The host.
    public let host: ArticleHost
    /// The owner of the token that requests carry; nil where nobody is signed in, or where the token was not checked.
    public let account: Account?
    /// The places of the tokens for the host, the highest precedence first; empty where nobody is signed in.
    public let sources: [TokenSource]
    /// The token in the environment that belongs to another host, or nil.
    public let withheld: WithheldToken?

    /// Creates a session.
    public init(
        host: ArticleHost,
        account: Account? = nil,
        sources: [TokenSource] = [],
        withheld: WithheldToken? = nil
    ) {
        self.host = host
        self.account = account
        self.sources = sources
        self.withheld = withheld
    }

    /// The authorization of requests.
    public var token: RequestAuthorization { RequestAuthorization(sources, withheld: withheld) }
}
