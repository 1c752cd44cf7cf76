import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Testing
import UseCaseKit

/// Tests of the status.
struct FetchStatusTests {
    private struct StubTokens: TokenGateway {
        let host = ArticleHost.qiita
        let held: [AccessToken]

        func tokens() -> [AccessToken] { held }
        func save(_ token: Secret) {}
        func remove() {}
        func foreignToken() -> ForeignToken? { nil }
        func withheldToken() -> WithheldToken? { nil }
    }

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

    private let held: [AccessToken]
    private let quota = RequestQuota(limit: 1000, remaining: 5, reset: .distantFuture)

    init() throws {
        held = [AccessToken(try Secret("good"), source: .kept)]
    }

    private func fetch(
        _ held: [AccessToken],
        _ session: Result<Session, ApplicationError>,
        kept: StubKept = StubKept()
    ) throws -> FetchStatus {
        let change = ReactionChange(.stock, to: try ArticleID("a"), isGiven: true)
        return FetchStatus(
            tokens: StubTokens(held: held),
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
        #expect(try await fetch([], .success(Session(host: .qiita)))(()).waiting == 0)
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
