public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes the stored token of the host; the state receives the session that remains.
///
/// A token in the environment is not removed, because it does not belong to this program.
public struct SignOut: CommandUseCase {
    private let session: State<Session>
    private let tokens: any TokenGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - session: the state that receives the session.
    ///   - tokens: stores the token.
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
