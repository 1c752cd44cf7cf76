import ArticleDomain
import DomainKit
import Foundation
import Synchronization

/// Returns pages and articles of any names, except for those that fail, and has some that are kept already.
actor StubArticles: ArticleGateway, KeptArticleStore {
    private let pages: [[String]]
    private let kept: Set<String>
    private var failures: [String: ApplicationError.Kind]
    private let freshness: Freshness
    private let url: String?
    private let willFetch: @Sendable (ArticleID) async -> Void
    /// The articles and the pages that were asked for.
    private(set) var (asked, askedPages): ([String], [Int]) = ([], [])

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - pages: the names of the articles of each page.
    ///   - kept: the names of the articles that are kept.
    ///   - failures: the failures by article, and by page as `page 1`; `*` is any other.
    ///   - freshness: the freshness of all articles.
    ///   - url: the page of all articles.
    ///   - willFetch: is called before an article is returned.
    init(
        _ pages: [[String]] = [],
        kept: Set<String> = [],
        failures: [String: ApplicationError.Kind] = [:],
        freshness: Freshness = .live,
        url: String? = nil,
        willFetch: @escaping @Sendable (ArticleID) async -> Void = { _ in }
    ) {
        (self.pages, self.kept, self.failures, self.freshness) = (pages, kept, failures, freshness)
        (self.url, self.willFetch) = (url, willFetch)
    }

    func recover() { failures = [:] }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        askedPages.append(request.number)
        try check("page \(request.number)")
        let articles = try pages[request.number - 1].map { name throws(ApplicationError) in try fetched(name) }
        let isLast = request.number >= pages.count
        return Page(elements: articles, next: isLast ? nil : request.next, total: pages.joined().count)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        asked.append(id.rawValue)
        await willFetch(id)
        try check(id.rawValue)
        return try fetched(id.rawValue)
    }

    func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?] {
        Dictionary(uniqueKeysWithValues: ids.filter { kept.contains($0.rawValue) }.map { ($0, nil) })
    }

    func save(_ articles: [Article]) async throws(ApplicationError) -> Set<ArticleID> { [] }

    private func check(_ name: String) throws(ApplicationError) {
        if let kind = failures[name] ?? failures["*"] { throw ApplicationError(kind) }
    }

    private func fetched(_ name: String) throws(ApplicationError) -> Fetched<Article> {
        let url = url.flatMap { URL(string: $0) }
        let article = try ApplicationError.validating(
            try Article(id: ArticleID(name), title: "title \(name)", body: "", url: url)
        )
        return Fetched(article, freshness: freshness)
    }
}

/// The tokens of the user.
actor StubTokens: TokenGateway {
    nonisolated let host = ArticleHost.qiita
    private let environment: AccessToken?
    private(set) var kept: Secret?
    private let foreign: ForeignToken?
    private let withheld: WithheldToken?
    private let didRead: @Sendable () async -> Void

    init(
        environment: Secret? = nil,
        kept: Secret? = nil,
        foreign: ForeignToken? = nil,
        withheld: WithheldToken? = nil,
        didRead: @escaping @Sendable () async -> Void = {}
    ) {
        self.environment = environment.map { AccessToken($0, source: .environment("QIITA_TOKEN")) }
        (self.kept, self.foreign, self.withheld, self.didRead) = (kept, foreign, withheld, didRead)
    }

    func tokens() async -> [AccessToken] {
        let found = [environment, kept.map { AccessToken($0, source: .kept) }].compactMap { $0 }
        await didRead()
        return found
    }

    func save(_ token: Secret) { kept = token }
    func remove() { kept = nil }
    func foreignToken() -> ForeignToken? { foreign }
    func withheldToken() -> WithheldToken? { withheld }
}

/// A gateway to the accounts of some tokens.
struct StubAccounts: AccountGateway {
    var users = ["good": "ann", "other": "bob"]
    var failure = ApplicationError(.unauthorized)

    func account(of token: Secret) async throws(ApplicationError) -> Account {
        guard let user = users[token.exposed], let author = try? ArticleAuthor(id: user) else { throw failure }
        return Account(author, on: .qiita)
    }
}

/// Parses a text into one paragraph.
struct StubMarkup: MarkupGateway {
    func markup(of source: String) -> Markup { Markup(blocks: [.paragraph([.text(source)])]) }
}

/// Records the pages that were opened, or fails.
final class SpyOpener: WebPageOpener {
    private let pages = Mutex<[ArticleWebPage]>([])
    private let failure: ApplicationError?

    init(failure: ApplicationError.Kind? = nil) { self.failure = failure.map { ApplicationError($0) } }

    var opened: [String] { pages.withLock { $0.map(\.url.absoluteString) } }

    func open(_ page: ArticleWebPage) async throws(ApplicationError) {
        if let failure { throw failure }
        pages.withLock { $0.append(page) }
    }
}

/// The names that are known on this machine, which may fail to be read.
actor StubTitles: CompletionSource {
    private let tags: [KnownTag]
    private let titles: [KeptTitle]
    private let failure: ApplicationError?
    private(set) var limits: [Int?] = []

    init(tags: [KnownTag] = [], titles: [KeptTitle] = [], failure: ApplicationError? = nil) {
        (self.tags, self.titles, self.failure) = (tags, titles, failure)
    }

    func tags() async throws(ApplicationError) -> [KnownTag] {
        if let failure { throw failure }
        return tags
    }

    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] {
        if let failure { throw failure }
        limits.append(limit)
        return titles.filter { $0.id.rawValue.hasPrefix(beginning) }
    }

    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? {
        if let failure { throw failure }
        return titles.first { $0.id == article }
    }
}

/// Saved searches in memory, of which some cannot be read.
actor InMemorySearches: SavedSearchGateway {
    private(set) var kept: [SavedSearchName: SavedSearch] = [:]
    private let unreadable: [SavedSearchName: ApplicationError]
    private let failure: ApplicationError?

    init(unreadable: [SavedSearchName: ApplicationError] = [:], failure: ApplicationError? = nil) {
        (self.unreadable, self.failure) = (unreadable, failure)
    }

    func names() async throws(ApplicationError) -> [SavedSearchName] {
        if let failure { throw failure }
        return (Array(kept.keys) + unreadable.keys).sorted()
    }

    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? {
        if let error = unreadable[name] { throw error }
        return kept[name]
    }

    func save(_ search: SavedSearch) async throws(ApplicationError) { kept[search.name] = search }
    func remove(_ name: SavedSearchName) async throws(ApplicationError) { kept[name] = nil }
}

/// Stores changes in memory, as the queue of the signed-in account.
final class InMemoryReactionQueue: ReactionQueueGateway {
    private let entries = Mutex<[QueuedReaction]>([])
    private let senders = Mutex<(isSending: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))
    private let failure: ApplicationError?
    /// An element for each sender that has to wait for another one.
    let waits: AsyncStream<Void>
    private let reportWait: AsyncStream<Void>.Continuation

    init(_ changes: [ReactionChange] = [], failure: ApplicationError? = nil) {
        self.failure = failure
        (waits, reportWait) = AsyncStream.makeStream()
        entries.withLock { $0 = changes.map { QueuedReaction(id: UUID(), change: $0, token: "ann") } }
    }

    var waiting: [ReactionChange] { entries.withLock { $0.map(\.change) } }

    func changes() async throws(ApplicationError) -> [QueuedReaction] {
        if let failure { throw failure }
        return entries.withLock { $0 }
    }

    func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction {
        if let failure { throw failure }
        let entry = QueuedReaction(id: UUID(), change: change, token: "ann")
        entries.withLock { entries in
            entries.removeAll { $0.change.article == change.article && $0.change.reaction == change.reaction }
            entries.append(entry)
        }
        return entry
    }

    func remove(_ entry: QueuedReaction) async throws(ApplicationError) {
        if let failure { throw failure }
        entries.withLock { $0.removeAll { $0 == entry } }
    }

    func contains(_ entry: QueuedReaction) async throws(ApplicationError) -> Bool {
        entries.withLock { $0.contains(entry) }
    }

    func beginSending() async throws(ApplicationError) -> Bool {
        if let failure { throw failure }
        await withCheckedContinuation { continuation in
            senders.withLock { senders in
                guard senders.isSending else {
                    senders.isSending = true
                    return continuation.resume()
                }
                senders.waiting.append(continuation)
                reportWait.yield()
            }
        }
        return true
    }

    func endSending() {
        senders.withLock { senders in
            if senders.waiting.isEmpty { senders.isSending = false } else { senders.waiting.removeFirst().resume() }
        }
    }
}

/// Records changes, and refuses those of some articles.
final class SpyReactionGateway: ReactionGateway {
    private struct State {
        var asked: [ReactionChange] = []
        var attempts = 0
        var failures: [String: ApplicationError.Kind]
        var token = "ann"
        var tokenAfterNext: String?
    }

    private let state: Mutex<State>
    /// Is called before a change is applied.
    private let willApply: @Sendable (ReactionChange) async -> Void

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - failures: the failures by article; `*` is any other article.
    ///   - willApply: is called before a change is applied.
    init(
        failures: [String: ApplicationError.Kind] = [:],
        willApply: @escaping @Sendable (ReactionChange) async -> Void = { _ in }
    ) {
        state = Mutex(State(failures: failures))
        self.willApply = willApply
    }

    /// Signs in with another token after the next change.
    func switchTokenAfterNext(to token: String) { state.withLock { $0.tokenAfterNext = token } }

    var asked: [ReactionChange] { state.withLock { $0.asked } }

    /// The number of requests, also of those that were refused.
    var attempts: Int { state.withLock { $0.attempts } }

    func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool {
        try check(article)
        return asked.last { $0.article == article && $0.reaction == reaction }?.isGiven ?? false
    }

    func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError) {
        await willApply(change)
        try check(change.article)
        try state.withLock { state throws(ApplicationError) in
            if let token, state.token != token { throw ApplicationError(.unauthorized) }
            state.asked.append(change)
            if let next = state.tokenAfterNext { state.token = next }
        }
    }

    private func check(_ article: ArticleID) throws(ApplicationError) {
        let kind = state.withLock { state in
            state.attempts += 1
            return state.failures[article.rawValue] ?? state.failures["*"]
        }
        if let kind { throw ApplicationError(kind) }
    }
}
