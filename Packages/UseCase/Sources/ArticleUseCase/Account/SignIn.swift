public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Keeps a token for the host, once the host has said whom it belongs to.
///
/// Who is signed in then comes out of the state. A token in the environment still comes before the one that is kept.
public struct SignIn: CommandUseCase {
    private let session: State<Session>
    private let tokens: any TokenGateway
    private let accounts: any AccountGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - session: is told who is signed in.
    ///   - tokens: keeps the token.
    ///   - accounts: knows whom it belongs to.
    public init(session: State<Session>, tokens: any TokenGateway, accounts: any AccountGateway) {
        self.session = session
        self.tokens = tokens
        self.accounts = accounts
    }

    /// Signs in.
    ///
    /// - Throws: `ApplicationError`; nothing was kept then.
    public func callAsFunction(_ input: Secret) async throws(ApplicationError) {
        let account = try await accounts.account(of: input)
        try await tokens.save(input)
        let sources = try await tokens.tokens().map(\.source)
        session.set(Session(host: tokens.host, account: account, sources: sources))
    }
}
