import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import UseCaseKit

/// A host of articles with pages of two articles each.
actor StubHost: ArticleGateway, ReactionGateway {
    static let pageSize = 2

    /// The identifiers of the articles of each list.
    private let lists: [ArticleSelection: [String]]
    private(set) var asked: [ArticleSelection] = []
    private(set) var stocks: Set<ArticleID> = []
    private var failures: [ApplicationError.Kind] = []

    init(_ lists: [ArticleSelection: [String]]) {
        self.lists = lists
    }

    /// Fails the next requests, one for each failure.
    func fail(_ failures: ApplicationError.Kind...) {
        self.failures = failures
    }

    private func failIfAsked() throws(ApplicationError) {
        if !failures.isEmpty { throw ApplicationError(failures.removeFirst()) }
    }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        asked.append(selection)
        try failIfAsked()
        let ids = lists[selection] ?? []
        let rest = ids.dropFirst((request.number - 1) * Self.pageSize)
        let articles = rest.prefix(Self.pageSize).compactMap { try? Self.fetched($0) }
        let next = rest.count > Self.pageSize ? try? PageRequest(number: request.number + 1, size: request.size) : nil
        return Page(elements: articles, next: next, total: ids.count)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try failIfAsked()
        guard let article = try? Self.fetched(id.rawValue) else { throw ApplicationError(.notFound) }
        return article
    }

    func isGiven(_ reaction: Reaction, to article: ArticleID) async throws(ApplicationError) -> Bool {
        stocks.contains(article)
    }

    func apply(_ change: ReactionChange, with token: String?) async throws(ApplicationError) {
        try failIfAsked()
        if change.isGiven { stocks.insert(change.article) } else { stocks.remove(change.article) }
    }

    private static func fetched(_ id: String) throws -> Fetched<Article> {
        Fetched(
            try Article(
                id: ArticleID(id),
                title: "Title \(id)",
                body: "",
                author: ArticleAuthor(id: "ann", name: ""),
                tags: [ArticleTag("Swift")],
                url: URL(string: "https://qiita.com/ann/items/\(id)"),
                createdAt: Date(timeIntervalSince1970: 1_527_602_069),
                updatedAt: Date(timeIntervalSince1970: 1_527_602_069),
                counts: ArticleCounts(likes: 5, stocks: 1, comments: 2)
            ),
            freshness: .live
        )
    }
}

/// A queue that stores its changes nowhere.
struct StubQueue: ReactionQueueGateway {
    func changes() async throws(ApplicationError) -> [QueuedReaction] { [] }
    func remove(_ entry: QueuedReaction) async throws(ApplicationError) {}
    func contains(_ entry: QueuedReaction) async throws(ApplicationError) -> Bool { false }
    func beginSending() async throws(ApplicationError) -> Bool { true }
    func endSending() {}

    func add(_ change: ReactionChange) async throws(ApplicationError) -> QueuedReaction {
        throw ApplicationError(.storage(.full))
    }
}

/// A store without articles.
struct StubStore: KeptArticleStore, CompletionSource {
    func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?] { [:] }
    func save(_ articles: [Article]) async throws(ApplicationError) -> Set<ArticleID> { [] }
    func tags() async throws(ApplicationError) -> [KnownTag] { [] }
    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] { [] }
    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? { nil }
}

/// A browser that opens nothing.
struct StubBrowser: WebPageOpener {
    func open(_ page: ArticleWebPage) async throws(ApplicationError) {}
}

/// A query that finds no names.
struct StubCompletions: QueryUseCase {
    func callAsFunction(_ input: ListCompletions.Input) async throws(ApplicationError) -> ListCompletions.Output {
        .tags([])
    }
}
