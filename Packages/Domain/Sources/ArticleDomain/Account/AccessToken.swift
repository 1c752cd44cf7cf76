public import DomainKit

/// A token for a host, and where it was found.
public struct AccessToken: Hashable, Sendable {
    /// The token.
    public let secret: Secret
    /// Where it was found.
    public let source: TokenSource

    /// Makes a held token.
    public init(_ secret: Secret, source: TokenSource) {
        self.secret = secret
        self.source = source
    }
}

/// Where a token was found.
public enum TokenSource: Hashable, Sendable {
    /// In the environment variable of this name.
    case environment(String)
    /// In the file of secrets that this program keeps.
    case kept
}
