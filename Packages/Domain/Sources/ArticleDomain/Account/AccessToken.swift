public import DomainKit

/// A token for a host, with the place where it was found.
public struct AccessToken: Hashable, Sendable {
    /// The token.
    public let secret: Secret
    /// The place where it was found.
    public let source: TokenSource

    /// Creates a token with its place.
    public init(_ secret: Secret, source: TokenSource) {
        self.secret = secret
        self.source = source
    }
}

/// The place where a token was found.
public enum TokenSource: Hashable, Sendable {
    /// The environment variable of this name.
    case environment(String)
    /// The file of secrets of this program.
    case kept
}
