import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import Foundation
import Testing
import UseCaseKit

/// A host with a list that can change, that answers queries for dates of change, and that can fail.
private actor StubHost: ArticleGateway {
    var articles: [Article]
    var asked: [(Int, ArticleSelection)] = []
    var failure: (after: Int, error: ApplicationError)?

    init(_ articles: [Article]) { self.articles = articles }

    func set(_ articles: [Article]) { self.articles = articles }
    func fail(after count: Int, _ error: ApplicationError?) { failure = error.map { (asked.count + count, $0) } }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        if let failure, asked.count >= failure.after { throw failure.error }
        asked.append((request.number, selection))
        var found = articles
        if case .search(let query) = selection, let range = query.text.firstRange(of: "updated:>=") {
            let since = query.text[range.upperBound...]
            found = articles.filter { article in article.updatedAt.map { Day($0).description >= since } ?? true }
        }
        return Page(request, of: found).map { Fetched($0, freshness: .live) }
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        throw ApplicationError(.notFound)
    }
}

private actor InMemoryKeptArticles: KeptArticleStore {
    var kept: [ArticleID: Article] = [:]
    var writes = 0

    func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?] {
        kept.filter { ids.contains($0.key) }.mapValues(\.updatedAt)
    }

    func save(_ articles: [Article]) async throws(ApplicationError) -> Set<ArticleID> {
        writes += articles.count
        for article in articles { kept[article.id] = article }
        return []
    }
}

private actor InMemorySyncs: ArticleSyncGateway {
    var syncs: [ArticleSelection: ArticleSync] = [:]

    func sync(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleSync? { syncs[selection] }
    func save(_ sync: ArticleSync) async throws(ApplicationError) { syncs[sync.selection] = sync }
}

/// Counts down with every request.
private actor StubQuota: QuotaGateway {
    private var remaining: Int
    private let costs: Bool

    init(_ remaining: Int, costs: Bool = false) {
        self.remaining = remaining
        self.costs = costs
    }

    func quota() async -> RequestQuota? {
        defer { if costs { remaining -= 1 } }
        return RequestQuota(limit: 1000, remaining: remaining, reset: .distantFuture)
    }
}

/// A lock that may be held already.
private final class StubLock: SyncLockGateway {
    let isHeld: State<Bool>

    init(isHeld: Bool = false) { self.isHeld = State(isHeld) }

    func acquire() async throws(ApplicationError) -> Bool {
        defer { isHeld.set(true) }
        return !isHeld.value
    }

    func release() { isHeld.set(false) }
}

struct SyncArticlesTests {
    private let keptArticles = InMemoryKeptArticles()
    private let syncs = InMemorySyncs()
    private let progress = State(SyncProgress())
    private let today = Date(timeIntervalSince1970: 1_790_000_000)

    private func articles(_ count: Int, updated date: Date? = nil) throws -> [Article] {
        try (0..<count).map {
            let updated = date ?? Date(timeIntervalSince1970: 1_700_000_000)
            return try Article(
                id: ArticleID("a\($0)"),
                title: "t\($0)",
                body: "b",
                createdAt: updated,
                updatedAt: updated
            )
        }
    }

    private let lock = StubLock()

    private func sync(
        from host: StubHost,
        quota: StubQuota = StubQuota(1000),
        lock: StubLock? = nil
    ) -> SyncArticles {
        SyncArticles(
            gateway: host,
            keptArticles: keptArticles,
            syncs: syncs,
            lock: lock ?? self.lock,
            quota: quota,
            clock: TestWallClock(start: today),
            progress: progress
        )
    }

    private func input(_ selection: ArticleSelection, reserve: Int = 10) -> SyncArticles.Input {
        SyncArticles.Input(selection, reserve: reserve)
    }

    @Test func `everything is kept the first time, a hundred a request`() async throws {
        let host = StubHost(try articles(250))
        try await sync(from: host)(input(.tag(try ArticleTag("Swift"))))
        #expect(progress.value.phase == .complete)
        #expect(progress.value.changes.count == 250)
        #expect(progress.value.changes.count(where: \.isNew) == 250)
        #expect(progress.value.total == 250)
        #expect(await host.asked.map(\.0) == [1, 2, 3])
        #expect(await keptArticles.kept.count == 250)
    }

    @Test func `the next time only what has changed is fetched, and an update is reported as one`() async throws {
        let selection = ArticleSelection.author(try ArticleAuthor(id: "ann"))
        let host = StubHost(try articles(250))
        try await sync(from: host)(input(selection))
        let changed = try Article(id: ArticleID("a7"), title: "neu", body: "c", createdAt: today, updatedAt: today)
        let new = try Article(id: ArticleID("b"), title: "new", body: "c", createdAt: today, updatedAt: today)
        await host.set(try [new] + articles(250).map { $0.id == changed.id ? changed : $0 })
        progress.update { $0 = SyncProgress() }
        try await sync(from: host)(input(selection))
        #expect(progress.value.changes.map(\.id.rawValue) == ["b", "a7"])
        #expect(progress.value.changes.map(\.isNew) == [true, false])
        #expect(await host.asked.count == 4)
        let query = try SearchQuery("user:ann updated:>=\(Day(today).advanced(by: -1))")
        let last = await host.asked.last?.1
        #expect(last == .search(query))
        #expect(await keptArticles.kept[changed.id]?.title == "neu")
    }

    @Test func `a last sync of a day that has not come yet is not believed`() throws {
        let tomorrow = Day(today.addingTimeInterval(86_400))
        let sync = ArticleSync(.newest, on: Day(today), after: tomorrow)
        #expect(sync.traversal == ArticleTraversal(.newest))
    }

    @Test func `a list that cannot be asked for changes is gone through, and only changes are written`() async throws {
        let host = StubHost(try articles(150))
        try await sync(from: host)(input(.stocks(of: nil)))
        progress.update { $0 = SyncProgress() }
        try await sync(from: host)(input(.stocks(of: nil)))
        #expect(progress.value.changes.isEmpty)
        #expect(progress.value.unchangedCount == 150)
        #expect(await keptArticles.writes == 150)
    }

    @Test func `a sync that failed resumes with the step that failed`() async throws {
        let host = StubHost(try articles(350))
        await host.fail(after: 2, ApplicationError(.offline))
        await #expect(throws: ApplicationError(.offline)) { try await sync(from: host)(input(.newest)) }
        #expect(await keptArticles.kept.count == 200)
        await host.fail(after: 0, nil)
        try await sync(from: host)(input(.newest))
        #expect(await host.asked.map(\.0) == [1, 2, 3, 4])
        #expect(await keptArticles.kept.count == 350)
        #expect(progress.value.phase == .complete)
    }

    @Test func `it stops before the requests that are to be spared`() async throws {
        let host = StubHost(try articles(500))
        let quota = StubQuota(13, costs: true)
        try await sync(from: host, quota: quota)(input(.newest, reserve: 10))
        guard case .quotaReached(let left) = progress.value.phase else {
            Issue.record("did not spare: \(progress.value.phase)")
            return
        }
        #expect(left.remaining <= 10)
        #expect(await host.asked.count == 2)
        try await sync(from: host)(input(.newest))
        #expect(await host.asked.map(\.0) == [1, 2, 3, 4, 5])
    }

    @Test func `beside another sync of the host it does nothing, and says so`() async throws {
        let host = StubHost(try articles(5))
        try await sync(from: host, lock: StubLock(isHeld: true))(input(.newest))
        #expect(progress.value.phase == .runningElsewhere)
        #expect(await host.asked.isEmpty)
        try await sync(from: host)(input(.newest))
        #expect(progress.value.phase == .complete)
        #expect(!lock.isHeld.value)
        await host.fail(after: 0, ApplicationError(.offline))
        await #expect(throws: ApplicationError(.offline)) { try await sync(from: host)(input(.stocks(of: nil))) }
        #expect(!lock.isHeld.value)
    }

    @Test func `it says what it will cost`() async throws {
        let host = StubHost(try articles(420))
        await host.fail(after: 1, ApplicationError(.offline))
        try? await sync(from: host)(input(.newest))
        #expect(progress.value.requestsLeft == 4)
        #expect(progress.value.quota?.remaining == 1000)
    }
}
