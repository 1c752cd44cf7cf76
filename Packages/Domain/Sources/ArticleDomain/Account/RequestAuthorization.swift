/// The token that requests to a host carry, or the reason why they carry none.
public enum RequestAuthorization: Hashable, Sendable {
    /// They carry the token that was found there.
    case sent(TokenSource)
    /// They carry none: the one that was found belongs to another host.
    case withheld(WithheldToken)
    /// They carry none: there is none.
    case missing

    /// Decides which token counts.
    ///
    /// - Parameters:
    ///   - sources: where tokens for the host are, in the order of their precedence.
    ///   - withheld: the token that belongs to another host, or nil.
    public init(_ sources: [TokenSource], withheld: WithheldToken?) {
        self = sources.first.map { .sent($0) } ?? withheld.map { .withheld($0) } ?? .missing
    }
}

/// A token in the environment that belongs to another host than the one that is set.
public struct WithheldToken: Hashable, Sendable {
    /// The environment variable that holds it.
    public let variable: String
    /// The host that it belongs to.
    public let host: ArticleHost

    /// Creates a withheld token.
    public init(variable: String, host: ArticleHost) {
        self.variable = variable
        self.host = host
    }
}
