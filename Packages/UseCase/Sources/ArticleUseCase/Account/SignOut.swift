public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Removes the stored token of the host; the state receives the session that remains.
///
/// A token in the environment is not removed, because it does not belong to this program. The stocks that were known are
/// forgotten.
public struct SignOut: CommandUseCase {
    private let session: State<Session>
    private let marks: State<ArticleMarks>
    private let tokens: any TokenGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - session: the state that receives the session.
    ///   - marks: the state of what lists show about articles.
    ///   - tokens: stores the token.
    public init(session: State<Session>, marks: State<ArticleMarks>, tokens: any TokenGateway) {
        self.session = session
        self.marks = marks
        self.tokens = tokens
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        try await session.serially { () throws(ApplicationError) in
            try await tokens.remove()
            marks.update { $0.stocked = [:] }
            let sources = try await tokens.tokens().map(\.source)
            session.set(Session(host: tokens.host, sources: sources))
        }
    }
}
