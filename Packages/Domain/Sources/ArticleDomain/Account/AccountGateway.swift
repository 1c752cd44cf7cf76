public import DomainKit

/// Knows whom a token belongs to.
public protocol AccountGateway: Sendable {
    /// Asks the host whom a token belongs to.
    ///
    /// - Throws: ``ApplicationError``: `unauthorized` if the host does not know the token, `forbidden` if the token may
    ///   not even read.
    @concurrent
    func account(of token: Secret) async throws(ApplicationError) -> Account
}
