/// The token that requests to a host carry, or the reason why they carry none.
public enum RequestAuthorization: Hashable, Sendable {
    /// Requests carry the token that was found there.
    case sent(TokenSource)
    /// Requests carry no token, because the one that was found belongs to another host.
    case withheld(WithheldToken)
    /// Requests carry no token, because there is none.
    case missing

    /// Selects the token with the highest precedence, the first of `sources`; `withheld` is that of another host.
    public init(_ sources: [TokenSource], withheld: WithheldToken?) {
        self = sources.first.map { .sent($0) } ?? withheld.map { .withheld($0) } ?? .missing
    }
}

/// A token in the environment that belongs to another host than that of the run.
public struct WithheldToken: Hashable, Sendable {
    /// The environment variable of the token.
    public let variable: String
    /// The host that the token belongs to.
    public let host: ArticleHost

    /// Creates a withheld token.
    public init(variable: String, host: ArticleHost) {
        self.variable = variable
        self.host = host
    }
}
