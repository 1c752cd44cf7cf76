public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Stores a token for the host after the host has accepted it; the state receives the session.
///
/// The stocks that were known are forgotten, because they may be those of another account.
/// A token in the environment keeps its precedence over the stored one.
public struct SignIn: CommandUseCase {
    private let session: State<Session>
    private let signIns: Event<Session>
    private let marks: State<ArticleMarks>
    private let tokens: any TokenGateway
    private let accounts: any AccountGateway

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - session: the state that receives the session.
    ///   - signIns: the event that the user has signed in.
    ///   - marks: the state of what lists show about articles.
    ///   - tokens: stores the token.
    ///   - accounts: identifies the owner of the token.
    public init(
        session: State<Session>,
        signIns: Event<Session>,
        marks: State<ArticleMarks>,
        tokens: any TokenGateway,
        accounts: any AccountGateway
    ) {
        self.session = session
        self.signIns = signIns
        self.marks = marks
        self.tokens = tokens
        self.accounts = accounts
    }

    /// Signs in.
    ///
    /// - Throws: `ApplicationError`; nothing was stored then.
    public func callAsFunction(_ input: Secret) async throws(ApplicationError) {
        try await session.serially { () throws(ApplicationError) in
            let account = try await accounts.account(of: input)
            try await tokens.save(input)
            marks.update { $0.stocked = [:] }
            let sources = try await tokens.tokens().map(\.source)
            let signedIn = Session(host: tokens.host, account: account, sources: sources)
            session.set(signedIn)
            signIns.send(signedIn)
        }
    }
}
