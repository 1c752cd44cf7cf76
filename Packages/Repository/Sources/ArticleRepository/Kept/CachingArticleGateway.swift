public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// Keeps what another gateway fetches, and answers with it when that one cannot.
///
/// Every article is one document; a page of a list is a document with the identifiers of its articles. Each host has its
/// own collections, so a team's articles never mix with others. What cannot be kept is still shown, and says so.
public struct CachingArticleGateway: ArticleGateway {
    private let base: any ArticleGateway
    let articles: DocumentCollection<ArticleDocument>
    private let lists: DocumentCollection<ArticlePageDocument>
    private let index: ArticleIndex?
    private let fallback: TimedFallback
    let skipped: SkippedDocuments
    let clock: any WallClock

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - base: fetches the articles.
    ///   - host: where they come from.
    ///   - store: keeps the documents, in the collections `articles-HOST` and `lists-HOST`.
    ///   - index: an index of the form `TextIndexSchema.articles` that ``IndexedArticleGateway`` asks, used for this host
    ///     alone; nil where nobody asks one.
    ///   - fallback: decides when what was kept will do, although an answer may still come.
    ///   - skipped: gets the reasons why documents were passed over.
    ///   - clock: tells the date.
    public init(
        _ base: any ArticleGateway,
        host: ArticleHost,
        store: any DocumentStore,
        index: (any TextIndex)? = nil,
        fallback: TimedFallback = TimedFallback(),
        skipped: SkippedDocuments = SkippedDocuments(),
        clock: any WallClock = SystemWallClock()
    ) {
        self.base = base
        articles = .articles(of: host, in: store)
        lists = DocumentCollection("lists-\(host)", in: store)
        self.fallback = fallback
        self.index = index.map { [articles] in ArticleIndex($0, of: articles, skipped: skipped) }
        self.skipped = skipped
        self.clock = clock
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        do throws(ApplicationError) {
            let answer = try await fallback.answer(
                of: { [base] () throws(ApplicationError) in try await base.page(request, of: selection) },
                or: { try? await keptPage(request, of: selection, because: .timedOut) }
            )
            switch answer {
            case .inTime(let page): return await keep(page, ArticlePageDocument.key(request, selection))
            case .fallback(let page): return page
            }
        } catch {
            guard error.permitsStaleCopy else { throw error }
            guard let kept = try await keptPage(request, of: selection, because: error.kind) else { throw error }
            return kept
        }
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        do throws(ApplicationError) {
            let answer = try await fallback.answer(
                of: { [base] () throws(ApplicationError) in try await base.article(id) },
                or: { try? await keptArticle(id, because: .timedOut) }
            )
            switch answer {
            case .inTime(let article): return await keep(article)
            case .fallback(let article): return article
            }
        } catch {
            guard error.permitsStaleCopy else { throw error }
            guard let kept = try await keptArticle(id, because: error.kind) else { throw error }
            return kept
        }
    }

    /// Keeps an article; one that could not be kept says so.
    private func keep(_ fetched: Fetched<Article>) async -> Fetched<Article> {
        guard fetched.freshness == .live else { return fetched }
        do throws(ApplicationError) {
            let refused = try await commit([fetched.value], at: clock.now)
            guard let reason = refused[fetched.id] else { return fetched }
            return Fetched(fetched.value, freshness: .notKept(because: reason.kind))
        } catch {
            return Fetched(fetched.value, freshness: .notKept(because: error.kind))
        }
    }

    /// Keeps a page and its articles as one change; an article that cannot be kept says so, and stops no other.
    ///
    /// A page that has become empty is forgotten, so that nobody reads an old one in its place.
    private func keep(_ page: Page<Fetched<Article>>, _ key: String) async -> Page<Fetched<Article>> {
        let date = clock.now
        let kept = page.elements.filter { $0.freshness == .live && !$0.value.body.isEmpty }
        do throws(ApplicationError) {
            if kept.isEmpty {
                try await lists.delete(key)
                return page
            }
            let list = try lists.keeping(ArticlePageDocument(kept.map(\.id), of: page), for: key)
            let refused = try await commit(kept.map(\.value), and: list, at: date)
            return Page(
                elements: page.elements.map { element in
                    guard let reason = refused[element.id] else { return element }
                    return Fetched(element.value, freshness: .notKept(because: reason.kind))
                },
                next: page.next,
                total: page.total
            )
        } catch {
            let freshness = Freshness.notKept(because: error.kind)
            return Page(
                elements: page.elements.map { Fetched($0.value, freshness: freshness) },
                next: page.next,
                total: page.total
            )
        }
    }

    /// Keeps articles and their list as one, and keeps the index up with it.
    ///
    /// - Returns: the articles that were left as they are kept, and why.
    func commit(
        _ kept: [Article],
        and list: DocumentChange? = nil,
        at date: Date
    ) async throws(ApplicationError) -> [ArticleID: ApplicationError] {
        var changes: [DocumentChange] = []
        for article in kept {
            changes.append(try articles.keeping(ArticleDocument(article, date: date), for: article.id.rawValue))
        }
        if let list { changes.append(list) }
        guard let index else { return try await commit(changes, of: kept) }
        var refused: [ArticleID: ApplicationError] = [:]
        try await index.change(kept.map { .put(TextEntry($0, keptAt: date)) }) { () throws(ApplicationError) in
            refused = try await commit(changes, of: kept)
            return Set(refused.keys.map(\.rawValue))
        }
        return refused
    }

    private func commit(
        _ changes: [DocumentChange],
        of kept: [Article]
    ) async throws(ApplicationError) -> [ArticleID: ApplicationError] {
        let refused = try await articles.commitEach(changes, skipping: skipped)
        let ids = Dictionary(zip(changes.map(\.key), kept.map(\.id))) { first, _ in first }
        var reasons: [ArticleID: ApplicationError] = [:]
        for (change, reason) in refused {
            // Where the list is not kept, its first article says so.
            if let id = ids[change.key] ?? kept.first?.id { reasons[id] = reason }
        }
        return reasons
    }

    private func keptArticle(
        _ id: ArticleID,
        because reason: ApplicationError.Kind
    ) async throws(ApplicationError) -> Fetched<Article>? {
        guard let kept = try await articles.value(for: id.rawValue) else { return nil }
        do throws(ValidationError) {
            return Fetched(try kept.article(id), freshness: .kept(at: kept.date, because: reason))
        } catch {
            let document = "\(articles.name)/\(id)"
            throw ApplicationError(.storage(.malformed(document: document)), origin: error)
        }
    }

    private func keptPage(
        _ request: PageRequest,
        of selection: ArticleSelection,
        because reason: ApplicationError.Kind
    ) async throws(ApplicationError) -> Page<Fetched<Article>>? {
        guard let list = try await lists.value(for: ArticlePageDocument.key(request, selection)) else { return nil }
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
        return Page(elements: elements, next: list.hasNext ? request.next : nil, total: list.total)
    }
}

extension ApplicationError {
    /// A Boolean value that indicates whether a kept copy can take the place of the answer: the host did not answer, or
    /// with something that cannot be read.
    var permitsStaleCopy: Bool {
        switch kind {
        case .offline, .timedOut, .rateLimited, .unavailable, .invalidData: true
        case .unauthorized, .forbidden, .notFound, .invalidInput, .storage, .cancelled: false
        }
    }
}
