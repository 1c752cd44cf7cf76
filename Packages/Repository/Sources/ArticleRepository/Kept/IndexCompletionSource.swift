public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// A source of completions from the index of kept articles, and from the stored profiles of tags.
///
/// Unlike ``IndexedArticleGateway`` it neither builds nor repairs the index, so that it can be queried between two
/// keystrokes. Each part is there even if the other one fails.
public struct IndexCompletionSource: CompletionSource {
    private let index: any TextIndex
    private let articles: DocumentCollection<ArticleDocument>
    private let skipped: SkippedDocuments
    private let store: any DocumentStore
    private let profiles: String

    /// Creates a source; the index is that of the kept articles, of the schema `TextIndexSchema.articles`.
    public init(
        host: ArticleHost,
        store: any DocumentStore,
        index: any TextIndex,
        skipped: SkippedDocuments = SkippedDocuments()
    ) {
        self.index = index
        self.skipped = skipped
        self.store = store
        articles = .articles(of: host, in: store)
        profiles = CachingProfileGateway.tags(of: host)
    }

    @concurrent
    public func tags() async throws(ApplicationError) -> [KnownTag] {
        var counts: [String: Int] = [:]
        for entry in await entries(limit: nil) {
            for tag in Set(SummaryCoding.decode(entry.summary) { try $0.tagNames() } ?? []) {
                counts[tag, default: 0] += 1
            }
        }
        for name in (try? await store.keys(in: profiles))?.map(\.name) ?? [] { counts[name, default: 0] += 0 }
        let known = Dictionary(grouping: counts) { $0.key.lowercased() }.values.compactMap { spellings -> KnownTag? in
            // Of several spellings the most frequent one counts.
            let usual = spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let usual, let tag = try? ArticleTag(usual.key) else { return nil }
            return KnownTag(tag, keptCount: spellings.reduce(0) { $0 + $1.value })
        }
        return known.sorted { ($1.keptCount, $0.tag.name) < ($0.keptCount, $1.tag.name) }
    }

    @concurrent
    public func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] {
        await entries(limit: limit).compactMap { entry in
            guard entry.key.hasPrefix(beginning), let id = try? ArticleID(entry.key) else { return nil }
            return SummaryCoding.decode(entry.summary) { try $0.title() }.map { KeptTitle(id, $0) }
        }
    }

    @concurrent
    public func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? {
        do throws(ApplicationError) {
            return try await articles.value(for: article.rawValue).map { KeptTitle(article, $0.title) }
        } catch {
            skipped.add(error)
            throw error
        }
    }

    /// Returns the entries of the index as it is, or none if it cannot be queried.
    private func entries(limit: Int?) async -> [TextSummary] {
        (try? await index.list(limit: limit ?? .max, offset: 0)) ?? []
    }
}
