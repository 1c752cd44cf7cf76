public import ArticleDomain

/// Who is signed in to a host, as far as it is known.
public struct Session: Hashable, Sendable {
    /// The host.
    public let host: ArticleHost
    /// Whom the token belongs to that requests carry; nil where nobody is signed in, or where it was not checked.
    public let account: Account?
    /// Where tokens for the host are, in the order of their precedence; empty where nobody is signed in.
    public let sources: [TokenSource]
    /// The token in the environment that belongs to another host, or nil.
    public let withheld: WithheldToken?

    /// Makes a session.
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

    /// The token that requests carry.
    public var token: RequestAuthorization { RequestAuthorization(sources, withheld: withheld) }
}
