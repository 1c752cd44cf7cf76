public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Fetches the session of the run.
public struct FetchSession: QueryUseCase {
    private let tokens: any TokenGateway
    private let accounts: any AccountGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - tokens: the tokens of the host.
    ///   - accounts: identifies the owner of a token.
    public init(tokens: any TokenGateway, accounts: any AccountGateway) {
        self.tokens = tokens
        self.accounts = accounts
    }

    /// Fetches the session.
    ///
    /// - Returns: the session with its account; without a token, a session without an account and without a request.
    /// - Throws: `ApplicationError`, of kind `unauthorized` if the host does not accept the token.
    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> Session {
        let accessTokens = try await tokens.tokens()
        guard let first = accessTokens.first else {
            return Session(host: tokens.host, withheld: try await tokens.withheldToken())
        }
        let account = try await accounts.account(of: first.secret)
        return Session(host: tokens.host, account: account, sources: accessTokens.map(\.source))
    }
}
