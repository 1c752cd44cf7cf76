public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A gateway that finds and lists kept articles by an index, which it builds from their documents when necessary.
///
/// ``CachingArticleGateway`` updates the index with every article that it stores. A missing index is built in pieces: each
/// request adds one, and answers from those that are there. Documents that are damaged or cannot be read are left out.
public struct IndexedArticleGateway: KeptArticleGateway {
    private let articles: DocumentCollection<ArticleDocument>
    private let indexed: IndexedArticles
    private let skipped: SkippedDocuments

    /// Creates a gateway; the index is of the schema `TextIndexSchema.articles`, and used for this host alone.
    public init(
        host: ArticleHost,
        store: any DocumentStore,
        index: any TextIndex,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        articles = .articles(of: host, in: store)
        indexed = IndexedArticles(index, of: articles, skipped: skipped)
        self.skipped = skipped
    }

    @concurrent
    public func search(
        _ query: SearchQuery,
        _ request: PageRequest
    ) async throws(ApplicationError) -> Page<KeptArticleHit> {
        if let error = query.error { throw ApplicationError(.invalidInput(error)) }
        guard let offset = request.offset else { return Page(elements: [], next: nil, total: nil) }
        let limit = request.size
        let result = try await indexed.ask { index throws(TextIndexError) -> SearchResult? in
            if let queries = TextQuery.forUnknownOrganizations(query) {
                let possible = try await index.search(queries.possible, limit: 0, offset: 0).total
                let certain = try await index.search(queries.certain, limit: 0, offset: 0).total
                if possible > certain { return .undecided(possible - certain) }
            }
            let found = try await index.search(TextQuery(query), limit: limit, offset: offset)
            var summaries: [KeptArticleSummary] = []
            for hit in found.hits {
                guard let summary = KeptArticleSummary(hit) else { return nil }
                summaries.append(summary)
            }
            return .found(summaries, total: found.total)
        }
        switch result {
        case .found(let summaries, let total):
            var hits: [KeptArticleHit] = []
            for summary in summaries { hits.append(await hit(summary, for: query)) }
            return Page(elements: hits, next: total - offset <= limit ? nil : request.next, total: total)
        case .undecided(let count):
            throw ApplicationError(
                .invalidInput(ValidationError(field: "org", value: query.text, rule: .onRecord(missing: count)))
            )
        }
    }

    private enum SearchResult {
        case found([KeptArticleSummary], total: Int)
        /// The result depends on the organisations of this number of articles, which are unknown.
        case undecided(Int)
    }

    /// Cuts the excerpt of a hit from its document.
    private func hit(_ summary: KeptArticleSummary, for query: SearchQuery) async -> KeptArticleHit {
        let document = await skipped.value { () throws(ApplicationError) in
            try await articles.value(for: summary.id.rawValue)
        }
        let excerpt = TextExcerpt(of: document?.body ?? "", for: TextQuery(query), in: .body)
        return KeptArticleHit(
            summary,
            excerpt: excerpt.parts.map { KeptArticleHit.Part($0.text, isHit: $0.isHit) },
            isCutBefore: excerpt.isCutBefore,
            isCutAfter: excerpt.isCutAfter
        )
    }

    @concurrent
    public func list(limit: Int, offset: Int) async throws(ApplicationError) -> [KeptArticleSummary] {
        try await indexed.ask { index throws(TextIndexError) in
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
        try await indexed.ask { index throws(TextIndexError) in try await index.count() }
    }

    @concurrent
    public func updateIndex() async throws(ApplicationError) -> KeptIndexProgress {
        let state = try await indexed.update()
        return KeptIndexProgress(indexed: state.entries, remaining: state.dirty)
    }

    @concurrent
    public func remove(_ id: ArticleID) async throws(ApplicationError) {
        let change = IndexedArticles.Change(document: articles.removing(id.rawValue), entry: .remove(id.rawValue))
        if let error = try await indexed.commit([change])[id.rawValue] { throw error }
    }
}

extension KeptArticleSummary {
    fileprivate init?(_ entry: TextSummary) {
        guard let id = try? ArticleID(entry.key),
            let summary = SummaryCoding.decode(entry.summary, { try $0.summary(of: id) })
        else { return nil }
        self = summary
    }
}
