public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes the token that is kept for the host.
///
/// The state then says what remains: a token in the environment is not this program's to remove.
public struct SignOut: CommandUseCase {
    private let session: State<Session>
    private let tokens: any TokenGateway

    /// Makes the use case.
    ///
    /// - Parameters:
    ///   - session: is told what remains.
    ///   - tokens: keeps the token.
    public init(session: State<Session>, tokens: any TokenGateway) {
        self.session = session
        self.tokens = tokens
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await tokens.remove()
        let sources = try await tokens.tokens().map(\.source)
        session.set(Session(host: tokens.host, sources: sources))
    }
}
