import ArticleDomain
import Determinism
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArticleRepository

/// A host that responds with one article, or not until the request is cancelled.
private struct StubHost: ArticleGateway, CommentGateway {
    let isSilent: Bool

    private func wait() async throws(ApplicationError) {
        guard isSilent else { return }
        let (silence, end) = AsyncStream<Void>.makeStream()
        defer { end.finish() }
        for await _ in silence {}
        throw ApplicationError(ApplicationError.Kind.cancelled)
    }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        let id = try ApplicationError.validating(try ArticleID("a"))
        return Page(elements: [try await article(id)], next: nil, total: 1)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try await wait()
        return Fetched(try ApplicationError.validating(try Article(id: id, title: "t", body: "b")), freshness: .live)
    }

    func comments(on article: ArticleID) async throws(ApplicationError) -> Fetched<[ArticleComment]> {
        try await wait()
        return Fetched([], freshness: .live)
    }
}

/// Tests a host that accepts requests and does not respond, with a stored copy and without.
struct UnresponsiveHostTests {
    private let store = InMemoryDocumentStore()
    private let skipped = SkippedDocuments()
    private let clock = TestClock()
    private let date = TestWallClock(start: Date(timeIntervalSince1970: 1_790_000_000))

    private func articles(isSilent: Bool, refusal: ApplicationError.Kind? = nil) -> CachingArticleGateway {
        CachingArticleGateway(
            StubHost(isSilent: isSilent),
            host: .qiita,
            store: store,
            index: InMemoryTextIndex(.articles),
            network: NetworkFirst(clock: clock) { refusal },
            skipped: skipped,
            clock: date
        )
    }

    private func comments(isSilent: Bool) -> CachingCommentGateway {
        CachingCommentGateway(
            StubHost(isSilent: isSilent),
            host: .qiita,
            store: store,
            network: NetworkFirst(clock: clock),
            skipped: skipped,
            clock: date
        )
    }

    /// Advances the clock to the time at which a stored copy is used.
    private func afterFiveSeconds<Value: Sendable>(
        _ ask: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let asking = Task { try await ask() }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        return try await asking.value
    }

    @Test func `the kept article is returned with its date`() async throws {
        let id = try ArticleID("a")
        _ = try await articles(isSilent: false).article(id)
        let kept = try await afterFiveSeconds { try await articles(isSilent: true).article(id) }
        #expect(kept.value.title == "t")
        #expect(kept.freshness == .kept(at: date.now, because: .timedOut))
    }

    @Test func `a host that is asked again after a pause has refused, and not been silent`() async throws {
        let (id, limit) = (try ArticleID("a"), ApplicationError.Kind.rateLimited(until: date.now + 7))
        _ = try await articles(isSilent: false).article(id)
        let kept = try await afterFiveSeconds { try await articles(isSilent: true, refusal: limit).article(id) }
        #expect(kept.freshness == .kept(at: date.now, because: limit))
    }

    @Test func `the kept page will do, and stays kept`() async throws {
        _ = try await articles(isSilent: false).page(.first, of: .newest)
        for _ in 1...2 {
            let page = try await afterFiveSeconds { try await articles(isSilent: true).page(.first, of: .newest) }
            #expect(page.elements.map(\.freshness) == [.kept(at: date.now, because: .timedOut)])
        }
    }

    @Test func `kept comments are returned`() async throws {
        let id = try ArticleID("a")
        _ = try await comments(isSilent: false).comments(on: id)
        let kept = try await afterFiveSeconds { try await comments(isSilent: true).comments(on: id) }
        #expect(kept.freshness == .kept(at: date.now, because: .timedOut))
    }

    @Test func `without a copy the wait goes on, and can still be cancelled`() async throws {
        let asking = Task { try await articles(isSilent: true).article(ArticleID("a")) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        asking.cancel()
        await #expect(throws: ApplicationError(ApplicationError.Kind.cancelled)) { _ = try await asking.value }
    }

    @Test func `a page whose task is cancelled while it is stored is no answer`() async throws {
        let gate = Gate()
        let asking = Task {
            try await NetworkFirst(clock: clock).value(
                of: { () throws(ApplicationError) in 1 },
                skipping: skipped,
                copy: { _ throws(ApplicationError) in nil },
                store: { value in
                    await gate.pass()
                    return -value
                }
            )
        }
        await gate.reached()
        asking.cancel()
        await gate.open()
        await #expect(throws: ApplicationError(ApplicationError.Kind.cancelled)) { try await asking.value }
    }

    @Test(arguments: ["articles-qiita.com", "comments-qiita.com"])
    func `a damaged copy is named while the host is waited for`(collection: String) async throws {
        let damage = DocumentError.damaged(path: "/a.json", setAside: "/a.json.damaged-1")
        store.injectFault(at: DocumentKey(collection: collection, name: "a"), with: damage)
        let asking = Task {
            if collection.hasPrefix("articles") {
                _ = try await articles(isSilent: true).article(ArticleID("a"))
            } else {
                _ = try await comments(isSilent: true).comments(on: ArticleID("a"))
            }
        }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(5))
        while skipped.reasons.isEmpty { await Task.yield() }
        #expect(skipped.reasons == [ApplicationError(damage)])
        asking.cancel()
        await #expect(throws: ApplicationError(ApplicationError.Kind.cancelled)) { try await asking.value }
    }
}
