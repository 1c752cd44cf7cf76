import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

private actor StubTokens: TokenGateway {
    nonisolated let host = ArticleHost.qiita
    private let environment: AccessToken?
    private(set) var kept: Secret?
    private let foreign: ForeignToken?
    private let withheld: WithheldToken?

    init(
        environment: Secret? = nil,
        kept: Secret? = nil,
        foreign: ForeignToken? = nil,
        withheld: WithheldToken? = nil
    ) {
        self.withheld = withheld
        self.environment = environment.map { AccessToken($0, source: .environment("QIITA_TOKEN")) }
        self.kept = kept
        self.foreign = foreign
    }

    func tokens() -> [AccessToken] {
        [environment, kept.map { AccessToken($0, source: .kept) }].compactMap { $0 }
    }

    func save(_ token: Secret) { kept = token }
    func remove() { kept = nil }
    func foreignToken() -> ForeignToken? { foreign }
    func withheldToken() -> WithheldToken? { withheld }
}

/// A gateway to the accounts of some tokens.
private struct StubAccounts: AccountGateway {
    var users = ["good": "ann", "other": "bob"]
    var failure = ApplicationError(.unauthorized)

    func account(of token: Secret) async throws(ApplicationError) -> Account {
        guard let user = users[token.exposed], let author = try? ArticleAuthor(id: user) else { throw failure }
        return Account(author, on: .qiita)
    }
}

struct AccountUseCaseTests {
    private let session = State(Session(host: .qiita))
    private let marks = State(ArticleMarks())
    private let good: Secret
    private let other: Secret
    private let bad: Secret
    private let ann: Account

    init() throws {
        good = try Secret("good")
        other = try Secret("other")
        bad = try Secret("bad")
        ann = Account(try ArticleAuthor(id: "ann"), on: .qiita)
    }

    @Test func `signing in keeps the token that the host knows`() async throws {
        let tokens = StubTokens()
        try await SignIn(session: session, signIns: Event(), marks: marks, tokens: tokens, accounts: StubAccounts())(
            good
        )
        #expect(await tokens.kept == good)
        #expect(session.value == Session(host: .qiita, account: ann, sources: [.kept]))
    }

    @Test func `awaiting a sign-in returns the next session, also an equal one`() async throws {
        let signIns = Event<Session>()
        let signIn = SignIn(
            session: session,
            signIns: signIns,
            marks: marks,
            tokens: StubTokens(),
            accounts: StubAccounts()
        )
        try await signIn(good)
        let awaited = Task { try await AwaitSignIn(signIns: signIns.readOnly)(()) }
        // The task may subscribe after a sign-in, and then gets the one after it.
        let signingIn = Task { while !Task.isCancelled { try await signIn(good) } }
        #expect(try await awaited.value == session.value)
        signingIn.cancel()
    }

    @Test func `awaiting a sign-in can be cancelled`() async {
        let awaited = Task { await AwaitSignIn().result() }
        awaited.cancel()
        #expect(await awaited.value == .failure(ApplicationError(.cancelled)))
    }

    @Test(arguments: [ApplicationError.Kind.unauthorized, .forbidden, .offline])
    func `a token that could not be checked is not kept`(kind: ApplicationError.Kind) async throws {
        let tokens = StubTokens(kept: other)
        let signIn = SignIn(
            session: session,
            signIns: Event(),
            marks: marks,
            tokens: tokens,
            accounts: StubAccounts(failure: ApplicationError(kind))
        )
        await #expect(throws: ApplicationError(kind)) { try await signIn(bad) }
        #expect(await tokens.kept == other)
        #expect(session.value == Session(host: .qiita))
    }

    @Test func `a token of the environment still comes first, and is reported`() async throws {
        let tokens = StubTokens(environment: other)
        try await SignIn(session: session, signIns: Event(), marks: marks, tokens: tokens, accounts: StubAccounts())(
            good
        )
        #expect(session.value.sources == [.environment("QIITA_TOKEN"), .kept])
    }

    @Test func `signing out removes what is kept, and says what remains`() async throws {
        let tokens = StubTokens(environment: other, kept: good)
        try await SignOut(session: session, marks: marks, tokens: tokens)()
        #expect(await tokens.kept == nil)
        #expect(session.value == Session(host: .qiita, sources: [.environment("QIITA_TOKEN")]))
    }

    @Test func `the stocks of one account are not those of the next one`() async throws {
        let (tokens, id) = (StubTokens(kept: good), try ArticleID("a"))
        let before = ArticleMarks(kept: [id: true], stocked: [id: true])
        marks.set(before)
        try await SignOut(session: session, marks: marks, tokens: tokens)()
        #expect(marks.value == ArticleMarks(kept: [id: true]))
        marks.set(before)
        let signIn = SignIn(
            session: session,
            signIns: Event(),
            marks: marks,
            tokens: tokens,
            accounts: StubAccounts()
        )
        try await signIn(other)
        #expect(marks.value == ArticleMarks(kept: [id: true]))
    }

    @Test func `the session is that of the token that requests carry`() async throws {
        let fetch = FetchSession(tokens: StubTokens(environment: good, kept: other), accounts: StubAccounts())
        #expect(try await fetch(()).account == ann)
        #expect(try await fetch(()).sources == [.environment("QIITA_TOKEN"), .kept])
    }

    @Test func `without a token nobody is asked`() async throws {
        let accounts = StubAccounts(users: [:], failure: ApplicationError(.invalidData("was asked")))
        let fetched = try await FetchSession(tokens: StubTokens(), accounts: accounts)(())
        #expect(fetched == Session(host: .qiita))
        #expect(fetched.token == .missing)
        let withheld = WithheldToken(variable: "QIITA_TOKEN", host: try ArticleHost("team.qiita.com"))
        let other = try await FetchSession(tokens: StubTokens(withheld: withheld), accounts: accounts)(())
        #expect(other == Session(host: .qiita, withheld: withheld))
        #expect(other.token == .withheld(withheld))
    }

    @Test func `another program's token is found and left`() async throws {
        let tokens = StubTokens(foreign: ForeignToken(good, path: "/x"))
        #expect(try await FindForeignToken(tokens: tokens)(())?.path == "/x")
        #expect(await tokens.kept == nil)
    }

    @Test func `no token prints`() throws {
        var dumped = ""
        dump(AccessToken(good, source: .kept), to: &dumped)
        dump(ForeignToken(good, path: "/x"), to: &dumped)
        #expect(!dumped.contains("good"))
    }
}
