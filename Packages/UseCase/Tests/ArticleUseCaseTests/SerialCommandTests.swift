import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import Foundation
import Synchronization
import Testing

@testable import UseCaseKit

/// A history in memory that holds the first call, before it returns.
private actor GatedHistory: HistoryGateway {
    private let gate: Gate
    private(set) var entries: [HistoryEntry]

    init(_ entries: [HistoryEntry], gate: Gate) {
        self.entries = entries
        self.gate = gate
    }

    func add(_ entry: HistoryEntry) async throws(ApplicationError) {
        entries.append(entry)
        await gate.pass()
    }

    func page(_ request: PageRequest) async throws(ApplicationError) -> Page<HistoryEntry> {
        Page(elements: entries, next: nil, total: entries.count)
    }

    func dates(on host: ArticleHost) async throws(ApplicationError) -> [ArticleID: Date] {
        let found = Dictionary(entries.map { ($0.article, $0.date) }, uniquingKeysWith: max)
        await gate.pass()
        return found
    }

    func remove(_ article: ArticleReference) async throws(ApplicationError) {
        entries.removeAll { $0.article == article.id }
        await gate.pass()
    }

    func clear() async throws(ApplicationError) {
        entries = []
        await gate.pass()
    }
}

/// Records reactions, and holds the first one before it counts; a check finds what was given before it is held.
private struct GatedReactions: ReactionGateway {
    let gate: Gate
    var checkGate: Gate?
    let given = State<[ReactionChange]>([])

    func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool {
        let isGiven = given.value.last?.isGiven ?? false
        await checkGate?.pass()
        return isGiven
    }

    func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError) {
        await gate.pass()
        given.update { $0.append(change) }
    }
}

/// Commands that read a state, wait and write it, each while another one is held in its gateway.
struct SerialCommandTests {
    private let gate = Gate()
    private let marks = State(ArticleMarks())
    private let readings = State<[ArticleID: Date]>([:])
    private let positions = State(ReadingPositions())
    private let journal = State(ReactionJournal())
    private let (first, second): (ArticleID, ArticleID)

    init() throws { (first, second) = (try ArticleID("a"), try ArticleID("b")) }

    /// Returns whether a command waits for its turn.
    private func waits<Value>(for state: State<Value>) -> Bool { state.turns.withLock { $0.waitingCount } == 1 }

    private func history(_ ids: ArticleID...) -> GatedHistory {
        GatedHistory(ids.map { HistoryEntry($0, on: .qiita, title: "t", date: .distantPast) }, gate: gate)
    }

    private func add(_ id: ArticleID, to history: GatedHistory) throws -> @Sendable () async throws -> Void {
        let article = try Article(id: id, title: "t", body: "")
        let add = AddToHistory(gateway: history, host: .qiita, readings: readings, writeFailure: State(nil))
        return { try await add(article) }
    }

    private func change(_ id: ArticleID, isGiven: Bool = true) -> ReactionChange {
        ReactionChange(.stock, to: id, isGiven: isGiven)
    }

    private func react(
        _ id: ArticleID,
        isGiven: Bool? = true,
        _ queue: InMemoryReactionQueue,
        _ gateway: GatedReactions
    ) throws -> @Sendable () async throws -> Void {
        let react = ReactToArticle(
            queue: queue,
            gateway: gateway,
            host: .qiita,
            titles: StubTitles(),
            journal: journal,
            marks: marks,
            result: State(nil)
        )
        let request = ReactionRequest(.stock, to: try ArticleReference(id.rawValue), isGiven: isGiven)
        return { try await react(request) }
    }

    @Test func `an article that is read while the dates are loaded keeps its date`() async throws {
        let history = history(first)
        let load = LoadReadingDates(gateway: history, host: .qiita, readings: readings)
        try await overlap(
            at: gate,
            { try await load() },
            add(second, to: history),
            until: { waits(for: readings) }
        )
        #expect(Set(readings.value.keys) == [first, second])
    }

    @Test func `an article that is read while the history is cleared has the date of its entry`() async throws {
        let history = history(first)
        let clear = ClearHistory(gateway: history, readings: readings, positions: positions)
        try await overlap(
            at: gate,
            { try await clear() },
            add(second, to: history),
            until: { waits(for: readings) }
        )
        #expect(await history.entries.map(\.article) == [second])
        #expect(Set(readings.value.keys) == [second])
    }

    @Test func `an article that is read while its entry is removed has the date of its entry`() async throws {
        let history = history(first)
        let remove = RemoveFromHistory(
            gateway: history,
            host: .qiita,
            readings: readings,
            positions: positions,
            removed: State(nil)
        )
        let reference = try ArticleReference("a")
        try await overlap(
            at: gate,
            { try await remove(reference) },
            add(first, to: history),
            until: { waits(for: readings) }
        )
        #expect(await history.entries.map(\.article) == [first])
        #expect(Set(readings.value.keys) == [first])
    }

    @Test func `a sign-in during a sign-out has the session of its token`() async throws {
        let session = State(Session(host: .qiita))
        let token = try Secret("good")
        let tokens = StubTokens(kept: token) { [gate] in await gate.pass() }
        let signOut = SignOut(session: session, marks: marks, tokens: tokens)
        let signIn = SignIn(
            session: session,
            signIns: Event(),
            marks: marks,
            tokens: tokens,
            accounts: StubAccounts()
        )
        try await overlap(
            at: gate,
            { try await signOut() },
            { try await signIn(token) },
            until: { waits(for: session) }
        )
        #expect(await tokens.kept == token)
        let account = try await StubAccounts().account(of: token)
        #expect(session.value == Session(host: .qiita, account: account, sources: [.kept]))
    }

    @Test func `articles that are kept twice at once are fetched once`() async throws {
        let progress = State(KeepingProgress())
        let articles = StubArticles { [gate] _ in await gate.pass() }
        let keep = KeepArticles(gateway: articles, host: .qiita, marks: marks, progress: progress)
        try await overlap(
            at: gate,
            { try await keep(["a", "b"]) },
            { try await keep(["a", "b"]) },
            until: { waits(for: progress) }
        )
        #expect(await articles.asked == ["a", "b"])
        #expect(progress.value.outcomes.map(\.name) == ["a", "b"])
    }

    @Test func `a reaction while another one is sent sends neither twice`() async throws {
        let (queue, reactions) = (InMemoryReactionQueue(), GatedReactions(gate: gate))
        try await overlap(
            at: gate,
            react(first, queue, reactions),
            react(second, queue, reactions),
            until: { waits(for: journal) }
        )
        #expect(reactions.given.value == [change(first), change(second)])
        #expect(journal.value == ReactionJournal(sent: [change(first), change(second)]))
    }

    @Test func `queued reactions that are sent twice at once are sent once`() async throws {
        let (queue, reactions) = (InMemoryReactionQueue([change(first)]), GatedReactions(gate: gate))
        let send = SendQueuedReactions(queue: queue, gateway: reactions, journal: journal)
        try await overlap(
            at: gate,
            { try await send() },
            { try await send() },
            until: { waits(for: journal) }
        )
        #expect(reactions.given.value == [change(first)])
        #expect(journal.value == ReactionJournal(sent: [change(first)]))
    }

    @Test func `a stock that is given while a check waits for its answer stays`() async throws {
        let (queue, checkGate) = (InMemoryReactionQueue(), Gate())
        let reactions = GatedReactions(gate: gate, checkGate: checkGate)
        await gate.open()
        let check = try react(first, isGiven: nil, queue, reactions)
        let task = Task { try await check() }
        await checkGate.reached()
        try await react(first, queue, reactions)()
        await checkGate.open()
        try await task.value
        #expect(marks.value.stocked[first] == true)
    }

    @Test func `a reaction that is removed while a batch gives it stays removed`() async throws {
        let (queue, reactions) = (InMemoryReactionQueue(), GatedReactions(gate: gate))
        let batch = RunArticleBatch(
            gateway: StubArticles(),
            host: .qiita,
            store: nil,
            queue: queue,
            reactions: reactions,
            opener: SpyOpener(failure: .notFound),
            journal: journal,
            marks: marks,
            progress: State(ArticleBatchProgress())
        )
        let input = ArticleBatch(.stock, [try ArticleReference("a")])
        try await overlap(
            at: gate,
            { try await batch(input) },
            react(first, isGiven: false, queue, reactions),
            until: { waits(for: journal) }
        )
        #expect(reactions.given.value == [change(first), change(first, isGiven: false)])
        #expect(marks.value.stocked[first] == false)
    }
}
