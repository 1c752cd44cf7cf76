public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway that finds and lists kept articles by an index, which it builds from their documents when necessary.
///
/// ``CachingArticleGateway`` updates the index with every article that it stores. Articles that were stored without an
/// index are found too, because a missing index is built on first use. Documents that are damaged or cannot be read are
/// left out.
public struct IndexedArticleGateway: KeptArticleGateway {
    private let articles: DocumentCollection<ArticleDocument>
    private let index: ArticleIndex

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - host: the host of the articles.
    ///   - store: stores their documents.
    ///   - index: an index of the schema `TextIndexSchema.articles`, used for this host alone.
    ///   - skipped: collects the errors of documents that were left out.
    public init(
        host: ArticleHost,
        store: any DocumentStore,
        index: any TextIndex,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        articles = .articles(of: host, in: store)
        self.index = ArticleIndex(index, of: articles, skipped: skipped)
    }

    @concurrent
    public func search(
        _ query: SearchQuery,
        _ request: PageRequest
    ) async throws(ApplicationError) -> Page<KeptArticleHit> {
        if let error = query.error { throw ApplicationError(.invalidInput(error)) }
        guard let offset = request.offset else { return Page(elements: [], next: nil, total: nil) }
        let limit = request.size
        let result = try await index.ask { index throws(TextIndexError) -> SearchResult? in
            if let queries = TextQuery.forUnknownOrganizations(query) {
                let possible = try await index.search(queries.possible, limit: 0, offset: 0).total
                let certain = try await index.search(queries.certain, limit: 0, offset: 0).total
                if possible > certain { return .undecided(possible - certain) }
            }
            let found = try await index.search(TextQuery(query), limit: limit, offset: offset)
            var hits: [KeptArticleHit] = []
            for hit in found.hits {
                guard let hit = KeptArticleHit(hit) else { return nil }
                hits.append(hit)
            }
            let isLast = found.total - offset <= limit
            return .found(Page(elements: hits, next: isLast ? nil : request.next, total: found.total))
        }
        switch result {
        case .found(let page): return page
        case .undecided(let count):
            throw ApplicationError(
                .invalidInput(ValidationError(field: "org", value: query.text, rule: .onRecord(missing: count)))
            )
        }
    }

    /// The result of a search.
    private enum SearchResult {
        case found(Page<KeptArticleHit>)
        /// The result depends on the organisations of this number of articles, which are unknown.
        case undecided(Int)
    }

    @concurrent
    public func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary] {
        try await index.ask { index throws(TextIndexError) in
            let list = try await index.list(limit: limit, offset: offset)
            var summaries: [KeptArticleSummary] = []
            summaries.reserveCapacity(list.count)
            for entry in list {
                guard let summary = KeptArticleSummary(entry) else { return nil }
                summaries.append(summary)
            }
            return summaries
        }
    }

    @concurrent
    public func count() async throws(ApplicationError) -> Int {
        try await index.ask { index throws(TextIndexError) in try await index.count() }
    }

    @concurrent
    public func remove(_ id: ArticleID) async throws(ApplicationError) {
        try await index.change([.remove(id.rawValue)]) { () throws(ApplicationError) in
            try await articles.delete(id.rawValue)
            return []
        }
    }
}

extension KeptArticleSummary {
    fileprivate init?(_ entry: TextSummary) {
        guard let id = try? ArticleID(entry.key), let summary = SummaryCoding.summary(of: id, entry.summary) else {
            return nil
        }
        self = summary
    }
}

extension KeptArticleHit {
    fileprivate init?(_ hit: TextHit) {
        guard let summary = KeptArticleSummary(hit.entry) else { return nil }
        self.init(
            summary,
            excerpt: hit.excerpt.parts.map { Part($0.text, isHit: $0.isHit) },
            isCutBefore: hit.excerpt.isCutBefore,
            isCutAfter: hit.excerpt.isCutAfter
        )
    }
}
