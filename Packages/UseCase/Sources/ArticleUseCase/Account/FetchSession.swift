public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Asks the host who is signed in.
public struct FetchSession: QueryUseCase {
    private let tokens: any TokenGateway
    private let accounts: any AccountGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - tokens: has the token that requests carry.
    ///   - accounts: knows whom it belongs to.
    public init(tokens: any TokenGateway, accounts: any AccountGateway) {
        self.tokens = tokens
        self.accounts = accounts
    }

    /// Asks.
    ///
    /// - Returns: the session with its account; without one, and without asking, if there is no token.
    /// - Throws: `ApplicationError`, of kind `unauthorized` if the host does not know the token.
    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> Session {
        let held = try await tokens.tokens()
        guard let first = held.first else {
            return Session(host: tokens.host, withheld: try await tokens.withheldToken())
        }
        let account = try await accounts.account(of: first.secret)
        return Session(host: tokens.host, account: account, sources: held.map(\.source))
    }
}
