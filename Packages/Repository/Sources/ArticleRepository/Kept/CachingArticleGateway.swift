public import ArticleDomain
public import DomainKit
public import Foundation
public import RepositoryKit

/// A decorator that stores the articles of another gateway, for use when that one fails or is slow.
///
/// Every article is one document; a page of a list is a document with the identifiers of its articles. Each host has
/// its own collections, so that a team's articles never mix with others, and each token its own lists of the account
/// that is signed in. An article that cannot be stored is returned all the same, as one that is not kept.
public struct CachingArticleGateway: ArticleGateway {
    private let base: any ArticleGateway
    private let articles: DocumentCollection<ArticleDocument>
    private let lists: DocumentCollection<ArticlePageDocument>
    private let keys: ArticleListKeys
    private let indexed: IndexedArticles
    private let network: NetworkFirst
    private let skipped: SkippedDocuments
    private let clock: any WallClock

    /// Creates a decorator of a gateway.
    ///
    /// The documents are in the collections `articles-HOST` and `lists-HOST`. The index is of the schema
    /// `TextIndexSchema.articles`; ``IndexedArticleGateway`` queries it, and it is used for this host alone. The token is
    /// that of requests, and evaluated for each. `network` decides when a stored copy is used, and `skipped` collects the
    /// errors of copies that cannot be read.
    public init(
        _ base: any ArticleGateway,
        host: ArticleHost,
        token: @autoclosure @escaping @Sendable () -> HostToken? = nil,
        store: any DocumentStore,
        index: any TextIndex,
        network: NetworkFirst = NetworkFirst(),
        skipped: SkippedDocuments = SkippedDocuments(),
        clock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        articles = .articles(of: host, in: store)
        lists = DocumentCollection("lists-\(host)", in: store)
        keys = ArticleListKeys(token: token)
        self.network = network
        indexed = IndexedArticles(index, of: articles, skipped: skipped)
        self.skipped = skipped
        self.clock = clock
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        let key = keys.key(request, of: selection)
        return try await network.value(
            of: { [base] () throws(ApplicationError) in try await base.page(request, of: selection) },
            skipping: skipped,
            copy: { reason throws(ApplicationError) in try await keptPage(request, at: key, because: reason) },
            // Another account may have signed in meanwhile.
            store: { await keep($0, at: key == keys.key(request, of: selection) ? key : nil) }
        )
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try await network.value(
            of: { [base] () throws(ApplicationError) in try await base.article(id) },
            skipping: skipped,
            copy: { reason throws(ApplicationError) in try await keptArticle(id, because: reason) },
            store: { await keep($0) }
        )
    }

    /// Stores an article, and returns it as not kept if that failed.
    private func keep(_ fetched: Fetched<Article>) async -> Fetched<Article> {
        guard fetched.freshness == .live else { return fetched }
        do throws(ApplicationError) {
            let refused = try await indexed.commit(changes(storing: [fetched.value]))
            guard let reason = refused[fetched.id.rawValue] else { return fetched }
            return Fetched(fetched.value, freshness: .notKept(because: reason.kind))
        } catch {
            return Fetched(fetched.value, freshness: .notKept(because: error.kind))
        }
    }

    /// Stores a page, unless it has no key, and its articles as one transaction; an article that cannot be stored is
    /// returned as not kept, and does not stop the others.
    ///
    /// A page that has become empty is deleted, so that no old one is read in its place.
    private func keep(_ page: Page<Fetched<Article>>, at key: String?) async -> Page<Fetched<Article>> {
        let kept = page.elements.filter { $0.freshness == .live && !$0.value.body.isEmpty }
        do throws(ApplicationError) {
            if kept.isEmpty {
                if let key { try await lists.delete(key) }
                return page
            }
            let document = ArticlePageDocument(kept.map(\.id), of: page)
            let list = try key.map { key throws(ApplicationError) in try lists.storing(document, for: key) }
            let refused = try await indexed.commit(changes(storing: kept.map(\.value)), and: list)
            return page.map { element in
                guard let reason = refused[element.id.rawValue] else { return element }
                return Fetched(element.value, freshness: .notKept(because: reason.kind))
            }
        } catch {
            return page.map { Fetched($0.value, freshness: .notKept(because: error.kind)) }
        }
    }

    /// Returns the changes that store articles now, with their entries in the index.
    private func changes(storing kept: [Article]) throws(ApplicationError) -> [IndexedArticles.Change] {
        let date = clock.now
        var changes: [IndexedArticles.Change] = []
        for article in kept {
            let document = try articles.storing(ArticleDocument(article, date: date), for: article.id.rawValue)
            changes.append(IndexedArticles.Change(document: document, entry: .put(TextEntry(article, keptAt: date))))
        }
        return changes
    }

    private func keptArticle(
        _ id: ArticleID,
        because reason: ApplicationError.Kind
    ) async throws(ApplicationError) -> Fetched<Article>? {
        try await articles.value(for: id.rawValue) { kept throws(ValidationError) in
            Fetched(try kept.article(id), freshness: .kept(at: kept.date, because: reason))
        }
    }

    private func keptPage(
        _ request: PageRequest,
        at key: String?,
        because reason: ApplicationError.Kind
    ) async throws(ApplicationError) -> Page<Fetched<Article>>? {
        guard let key, let list = try await lists.value(for: key) else { return nil }
        var elements: [Fetched<Article>] = []
        for name in list.articles {
            guard let id = try? ArticleID(name) else { continue }
            do throws(ApplicationError) {
                if let article = try await keptArticle(id, because: reason) { elements.append(article) }
            } catch {
                guard error.concernsOneDocument else { throw error }
                skipped.add(error)
            }
        }
        return Page(elements: elements, next: list.hasNext ? request.next : nil, total: list.total, isCopy: true)
    }
}

extension CachingArticleGateway: KeptArticleStore {
    @concurrent
    public func changeDates(of ids: [ArticleID]) async throws(ApplicationError) -> [ArticleID: Date?] {
        var dates: [ArticleID: Date?] = [:]
        for id in ids {
            if let kept = try await articles.value(for: id.rawValue, skipping: skipped) {
                dates[id] = .some(kept.updatedAt)
            }
        }
        return dates
    }

    @concurrent
    public func save(_ kept: [Article]) async throws(ApplicationError) -> Set<ArticleID> {
        guard !kept.isEmpty else { return [] }
        let refused = try await indexed.commit(changes(storing: kept))
        for error in refused.values { skipped.add(error) }
        return Set(kept.map(\.id).filter { refused[$0.rawValue] != nil })
    }
}
