public import DomainKit

/// The tokens of one host.
public protocol TokenGateway: Sendable {
    /// The host of the tokens; they are sent nowhere else.
    var host: ArticleHost { get }

    /// Returns the tokens, the highest precedence first: requests carry the first one.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` if the stored token cannot be read, or is readable by other
    ///   users, and `invalidInput` for an environment variable that holds no token.
    @concurrent
    func tokens() async throws(ApplicationError) -> [AccessToken]

    /// Returns the token in the environment that belongs to another host and is not sent to this one.
    ///
    /// - Returns: Nil if there is none, or if it is for this host.
    /// - Throws: ``ApplicationError`` of kind `invalidInput` for a variable that holds no token or no host.
    @concurrent
    func withheldToken() async throws(ApplicationError) -> WithheldToken?

    /// Stores a token in place of the stored one.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func save(_ token: Secret) async throws(ApplicationError)

    /// Removes the stored token; does nothing if there is none.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func remove() async throws(ApplicationError)

    /// Returns the token that another program of the user stores for the host.
    ///
    /// The token belongs to that program, so it is used only with the consent of the user.
    ///
    /// - Returns: Nil if there is none, or if it is for another host.
    /// - Throws: ``ApplicationError`` of kind `storage` if the file of the other program exists and cannot be read.
    @concurrent
    func foreignToken() async throws(ApplicationError) -> ForeignToken?
}

/// A token that another program stores.
public struct ForeignToken: Hashable, Sendable {
    /// The token.
    public let secret: Secret
    /// The path of the file of the other program.
    public let path: String

    /// Creates a foreign token.
    public init(_ secret: Secret, path: String) {
        self.secret = secret
        self.path = path
    }
}

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
