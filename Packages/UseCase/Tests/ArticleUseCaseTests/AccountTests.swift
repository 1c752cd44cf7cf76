import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Testing
import UseCaseKit

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

    private func signIn(
        to tokens: StubTokens,
        _ accounts: StubAccounts = StubAccounts(),
        signIns: Event<Session> = Event()
    ) -> SignIn {
        SignIn(session: session, signIns: signIns, marks: marks, tokens: tokens, accounts: accounts)
    }

    @Test func `signing in keeps the token that the host knows`() async throws {
        let tokens = StubTokens()
        try await signIn(to: tokens)(good)
        #expect(await tokens.kept == good)
        #expect(session.value == Session(host: .qiita, account: ann, sources: [.kept]))
    }

    @Test func `awaiting a sign-in returns the next session, also an equal one`() async throws {
        let signIns = Event<Session>()
        let signIn = signIn(to: StubTokens(), signIns: signIns)
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
        let signIn = signIn(to: tokens, StubAccounts(failure: ApplicationError(kind)))
        await #expect(throws: ApplicationError(kind)) { try await signIn(bad) }
        #expect(await tokens.kept == other)
        #expect(session.value == Session(host: .qiita))
    }

    @Test func `a token of the environment still comes first, and is reported`() async throws {
        let tokens = StubTokens(environment: other)
        try await signIn(to: tokens)(good)
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
        try await signIn(to: tokens)(other)
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

/// Tests of the status.
struct FetchStatusTests {
    private struct StubSession: QueryUseCase {
        let answer: Result<Session, ApplicationError>

        func callAsFunction(_ input: Void) async throws(ApplicationError) -> Session { try answer.get() }
    }

    private struct StubQuota: QuotaGateway {
        let left: RequestQuota?

        func quota() async -> RequestQuota? { left }
    }

    private struct StubKept: StorageUsageGateway, SyncHistoryGateway {
        var failure: ApplicationError?

        static let size = StorageUsage(articles: 3, bytes: 30, index: KeptIndex(.old, bytes: 40))

        func size() async throws(ApplicationError) -> StorageUsage {
            if let failure { throw failure }
            return Self.size
        }

        func lastSyncDay() async throws(ApplicationError) -> Day? { Day(year: 2026, month: 11, day: 21) }
    }

    private let held: Secret
    private let quota = RequestQuota(limit: 1000, remaining: 5, reset: .distantFuture)

    init() throws {
        held = try Secret("good")
    }

    private func fetch(
        _ held: Secret?,
        _ session: Result<Session, ApplicationError>,
        kept: StubKept = StubKept()
    ) throws -> FetchStatus {
        let change = ReactionChange(.stock, to: try ArticleID("a"), isGiven: true)
        return FetchStatus(
            tokens: StubTokens(kept: held),
            session: StubSession(answer: session),
            quota: StubQuota(left: quota),
            size: kept,
            syncs: kept,
            queue: InMemoryReactionQueue([change])
        )
    }

    @Test func `the status is complete for a user who is signed in`() async throws {
        let session = Session(host: .qiita, sources: [.kept])
        let status = try await fetch(held, .success(session))(())
        let day = Day(year: 2026, month: 11, day: 21)
        #expect(
            status
                == ReaderStatus(
                    session: session,
                    sessionError: nil,
                    quota: quota,
                    size: StubKept.size,
                    syncedOn: day,
                    waiting: 1
                )
        )
    }

    @Test func `without an answer from the host, the rest of the status is reported`() async throws {
        let status = try await fetch(held, .failure(ApplicationError(.offline)))(())
        #expect(status.sessionError == ApplicationError(.offline))
        #expect(status.session == Session(host: .qiita, sources: [.kept]))
        #expect(status.size == StubKept.size && status.syncedOn?.day == 21 && status.waiting == 1)
    }

    @Test func `without a token nothing waits`() async throws {
        #expect(try await fetch(nil, .success(Session(host: .qiita)))(()).waiting == 0)
    }

    @Test func `an unreadable store and a cancellation are thrown`() async throws {
        let damage = ApplicationError(.storage(.notReadable(path: "/x")))
        await #expect(throws: damage) {
            try await fetch(held, .success(Session(host: .qiita)), kept: StubKept(failure: damage))(())
        }
        await #expect(throws: ApplicationError(.cancelled)) {
            try await fetch(held, .failure(ApplicationError(.cancelled)))(())
        }
    }
}
