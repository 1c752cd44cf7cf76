public import ArticleDomain
public import DomainKit
public import UseCaseKit

/// Lists the kept articles, the last kept first, without opening them.
public struct ListKeptArticles: QueryUseCase {
    private let gateway: any KeptArticleGateway

    /// Creates the use case.
    public init(gateway: any KeptArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: PageRequest) async throws(ApplicationError) -> Page<KeptArticleSummary> {
        let total = try await gateway.count()
        let offset = input.offset ?? total
        let summaries = offset < total ? try await gateway.list(limit: input.size, offset: offset) : []
        let isLast = offset >= total - summaries.count
        return Page(elements: summaries, next: isLast ? nil : input.next, total: total)
    }
}

/// A query for one page of kept articles.
public struct KeptSearch: Hashable, Sendable {
    /// The query.
    public let query: SearchQuery
    /// The page.
    public let page: PageRequest

    /// Creates a search.
    public init(_ query: SearchQuery, page: PageRequest) {
        self.query = query
        self.page = page
    }
}

/// Finds kept articles without a connection, the most relevant first.
public struct SearchKeptArticles: QueryUseCase {
    private let gateway: any KeptArticleGateway

    /// Creates the use case.
    public init(gateway: any KeptArticleGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: KeptSearch) async throws(ApplicationError) -> Page<KeptArticleHit> {
        try await gateway.search(input.query, input.page)
    }
}

/// Lists the tags of the kept articles, those of most articles first.
public struct ListKeptTags: QueryUseCase {
    private let gateway: any KeptArticleGateway
    private let source: any CompletionSource

    /// Creates the use case.
    public init(gateway: any KeptArticleGateway, source: any CompletionSource) {
        self.gateway = gateway
        self.source = source
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> [KnownTag] {
        // The source knows the articles that the gateway has seen, which may have been kept since then.
        _ = try await gateway.count()
        return try await source.tags()
    }
}

/// Removes the kept copy of an article; one that is not kept is not a failure, and one of another host is refused.
public struct RemoveKeptArticle: CommandUseCase {
    private let gateway: any KeptArticleGateway
    private let host: ArticleHost
    private let titles: any CompletionSource
    private let marks: State<ArticleMarks>
    private let removed: State<KeptTitle?>

    /// Creates the use case.
    public init(
        gateway: any KeptArticleGateway,
        host: ArticleHost,
        titles: any CompletionSource,
        marks: State<ArticleMarks>,
        removed: State<KeptTitle?>
    ) {
        self.gateway = gateway
        self.host = host
        self.titles = titles
        self.marks = marks
        self.removed = removed
    }

    public func callAsFunction(_ input: ArticleReference) async throws(ApplicationError) {
        let id = try input.id(on: host)
        let title: KeptTitle?
        do throws(ApplicationError) {
            title = try await titles.title(of: id)
        } catch {
            // It only names the article in a confirmation, so it is not worth a failure.
            title = KeptTitle(id, id.rawValue)
        }
        try await gateway.remove(id)
        marks.update { $0.kept[id] = false }
        removed.set(title)
    }
}

/// Indexes the kept articles that searches and lists lack yet; a state receives the progress.
///
/// It is done piece by piece, and what is indexed stays when the task is cancelled.
public struct IndexKeptArticles: CommandUseCase {
    private let gateway: any KeptArticleGateway
    private let progress: State<KeptIndexProgress?>

    /// Creates the use case.
    public init(gateway: any KeptArticleGateway, progress: State<KeptIndexProgress?>) {
        self.gateway = gateway
        self.progress = progress
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        defer { progress.set(nil) }
        while true {
            if Task.isCancelled { throw ApplicationError(.cancelled) }
            let step = try await gateway.updateIndex()
            if step.isComplete { return }
            progress.set(step)
        }
    }
}

/// Answers a query about the kept articles when all of them are indexed.
public struct QueryIndexedArticles<Input: Sendable, Output: Sendable>: QueryUseCase {
    private let query: any QueryUseCase<Input, Output>
    private let index: any CommandUseCase<Void>

    /// Creates the use case.
    public init(_ query: any QueryUseCase<Input, Output>, after index: any CommandUseCase<Void>) {
        self.query = query
        self.index = index
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        try await index(())
        return try await query(input)
    }
}

/// Lists the names that a word on the command line can stand for, from what is known on this machine.
///
/// Names that cannot be listed are left out: a completion never fails.
public struct ListCompletions: QueryUseCase {
    /// The names that the word can stand for.
    public enum Input: Hashable, Sendable {
        /// Tags, those of most kept articles first.
        case tags
        /// The names of saved searches.
        case savedSearches
        /// Kept articles whose identifiers begin with a prefix, the last kept first; without a prefix the last 200.
        case keptArticles(prefix: String)
    }

    /// The names that were found.
    public enum Output: Equatable, Sendable {
        /// Tags.
        case tags([KnownTag])
        /// The names of saved searches.
        case savedSearches([SavedSearchName])
        /// Kept articles.
        case keptArticles([KeptTitle])
    }

    private let source: any CompletionSource
    private let searches: any SavedSearchGateway

    /// Creates the use case.
    public init(source: any CompletionSource, searches: any SavedSearchGateway) {
        self.source = source
        self.searches = searches
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) -> Output {
        switch input {
        case .tags: .tags((try? await source.tags()) ?? [])
        case .savedSearches: .savedSearches((try? await searches.names()) ?? [])
        case .keptArticles(let prefix):
            .keptArticles((try? await source.titles(beginning: prefix, limit: prefix.isEmpty ? 200 : nil)) ?? [])
        }
    }
}
