public import DomainKit

/// Where the tokens of one host are.
public protocol TokenGateway: Sendable {
    /// The host that the tokens are for; they are sent nowhere else.
    var host: ArticleHost { get }

    /// Finds the tokens, in the order of their precedence: the first one is the one that requests carry.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage` if what is kept cannot be read, or others can read it, and
    ///   `invalidInput` for the environment variable that holds what is no token.
    @concurrent
    func tokens() async throws(ApplicationError) -> [AccessToken]

    /// Finds the token in the environment that belongs to another host, and is not sent to this one.
    ///
    /// - Returns: nil if there is none, or if it is for this host.
    /// - Throws: ``ApplicationError`` of kind `invalidInput` for the variable that holds what is no token or no host.
    @concurrent
    func withheldToken() async throws(ApplicationError) -> WithheldToken?

    /// Keeps a token, in place of the one that was kept before.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func save(_ token: Secret) async throws(ApplicationError)

    /// Removes the token that is kept; none there is no error.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func remove() async throws(ApplicationError)

    /// Finds the token that another program of the user keeps for the host.
    ///
    /// It is that program's: nobody takes it without asking the user.
    ///
    /// - Returns: nil if there is none, or if it is for another host.
    /// - Throws: ``ApplicationError`` of kind `storage` if its file is there and cannot be read.
    @concurrent
    func foreignToken() async throws(ApplicationError) -> ForeignToken?
}

/// A token that another program keeps.
public struct ForeignToken: Hashable, Sendable {
    /// The token.
    public let secret: Secret
    /// The file that holds it.
    public let path: String

    /// Makes a foreign token.
    public init(_ secret: Secret, path: String) {
        self.secret = secret
        self.path = path
    }
}
