public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// The relation of the user to a host: the account and the tokens.
public struct Session: Hashable, Sendable {
    /// The host.
    public let host: ArticleHost
    /// The owner of the token that requests carry; nil where nobody is signed in, or where the token was not checked.
    public let account: Account?
    /// The places of the tokens for the host, the highest precedence first; empty where nobody is signed in.
    public let sources: [TokenSource]
    /// The token in the environment that belongs to another host, or nil.
    public let withheld: WithheldToken?

    /// Creates a session.
    public init(
        host: ArticleHost,
        account: Account? = nil,
        sources: [TokenSource] = [],
        withheld: WithheldToken? = nil
    ) {
        self.host = host
        self.account = account
        self.sources = sources
        self.withheld = withheld
    }

    /// The authorization of requests.
    public var token: RequestAuthorization { RequestAuthorization(sources, withheld: withheld) }
}

/// Fetches the session of the run.
public struct FetchSession: QueryUseCase {
    private let tokens: any TokenGateway
    private let accounts: any AccountGateway

    /// Creates the use case.
    public init(tokens: any TokenGateway, accounts: any AccountGateway) {
        self.tokens = tokens
        self.accounts = accounts
    }

    /// Fetches the session.
    ///
    /// - Returns: The session with its account; without a token, a session without an account and without a request.
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

/// Removes the stored token of the host; the state receives the session that remains.
///
/// A token in the environment is not removed, because it does not belong to this program. The stocks that were known are
/// forgotten.
public struct SignOut: CommandUseCase {
    private let session: State<Session>
    private let marks: State<ArticleMarks>
    private let tokens: any TokenGateway

    /// Creates the use case.
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

/// Waits for the next sign-in, so that a screen can repeat what failed without one.
public struct AwaitSignIn: QueryUseCase {
    private let signIns: ReadOnlyEvent<Session>

    /// Creates the use case.
    ///
    /// - Parameter signIns: the event that the user has signed in; by default one that never occurs.
    public init(signIns: ReadOnlyEvent<Session> = Event().readOnly) {
        self.signIns = signIns
    }

    /// Waits for the next sign-in.
    ///
    /// - Returns: The session that it began.
    /// - Throws: `ApplicationError` of kind `cancelled`.
    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> Session {
        for await case .value(let session) in signIns.subscribe() { return session }
        throw ApplicationError(.cancelled)
    }
}

/// Finds the token that another program stores for the host, so that it can be offered.
public struct FindForeignToken: QueryUseCase {
    private let tokens: any TokenGateway

    /// Creates the use case.
    public init(tokens: any TokenGateway) {
        self.tokens = tokens
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> ForeignToken? {
        try await tokens.foreignToken()
    }
}

/// Fetches the status of the reader: the session, the quota and the kept articles.
///
/// A host that does not answer is not a failure: the session is reported without an account then.
public struct FetchStatus: QueryUseCase {
    private let tokens: any TokenGateway
    private let session: any QueryUseCase<Void, Session>
    private let quota: any QuotaGateway
    private let size: any StorageUsageGateway
    private let syncs: any SyncHistoryGateway
    private let queue: any ReactionQueueGateway

    /// Creates the use case.
    public init(
        tokens: any TokenGateway,
        session: any QueryUseCase<Void, Session>,
        quota: any QuotaGateway,
        size: any StorageUsageGateway,
        syncs: any SyncHistoryGateway,
        queue: any ReactionQueueGateway
    ) {
        self.tokens = tokens
        self.session = session
        self.quota = quota
        self.size = size
        self.syncs = syncs
        self.queue = queue
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> ReaderStatus {
        let sources = try await tokens.tokens().map(\.source)
        let result = await session.result()
        var sessionError: ApplicationError?
        if case .failure(let error) = result {
            if error.kind == .cancelled { throw error }
            sessionError = error
        }
        return ReaderStatus(
            session: (try? result.get()) ?? Session(host: tokens.host, sources: sources),
            sessionError: sessionError,
            quota: await quota.quota(),
            size: try await size.size(),
            syncedOn: try await syncs.lastSyncDay(),
            waiting: sources.isEmpty ? 0 : try await queue.changes().count
        )
    }
}

/// The status of the reader.
public struct ReaderStatus: Equatable, Sendable {
    /// The session, as far as it is known.
    public let session: Session
    /// The reason why the account is not known, or nil if it is, or if nobody is signed in.
    public let sessionError: ApplicationError?
    /// The quota, or nil where the host has not reported one.
    public let quota: RequestQuota?
    /// The storage usage of the kept articles.
    public let size: StorageUsage
    /// The day on which the last complete sync began, or nil if there was none.
    public let syncedOn: Day?
    /// The number of queued changes.
    public let waiting: Int

    /// Creates a status.
    public init(
        session: Session,
        sessionError: ApplicationError?,
        quota: RequestQuota?,
        size: StorageUsage,
        syncedOn: Day?,
        waiting: Int
    ) {
        self.session = session
        self.sessionError = sessionError
        self.quota = quota
        self.size = size
        self.syncedOn = syncedOn
        self.waiting = waiting
    }
}
