public import ArticleDomain
public import DomainKit

/// An article that the program brings along: a file of Markdown with front matter, as ``FileManuscriptGateway`` reads
/// it.
public struct SuppliedArticle: Sendable {
    let id: String
    private let text: @Sendable () -> String

    /// Creates an article, whose whole file is asked for each time that it is read.
    public init(_ id: String, text: @autoclosure @escaping @Sendable () -> String) {
        self.id = id
        self.text = text
    }

    /// Reads the front matter and checks the rules of articles.
    ///
    /// - Throws: `ApplicationError` of kind `invalidData` with the identifier and the field that breaks a rule.
    func article() throws(ApplicationError) -> Article {
        let manuscript = Manuscript(reading: text())
        do throws(ValidationError) {
            return try Article(
                id: ArticleID(id),
                title: manuscript.title ?? "",
                body: manuscript.body,
                tags: manuscript.tags,
                organization: .independent
            )
        } catch {
            throw ApplicationError(.invalidData("\(id).\(error.field)"), origin: error)
        }
    }
}

/// Serves articles that the program brings along, without a network and without a token.
///
/// Files are read and parsed when they are asked for, so that creating the gateway costs nothing.
public struct SuppliedArticleGateway: ArticleGateway {
    private let listed: [SuppliedArticle]
    private let others: [SuppliedArticle]

    /// Creates a gateway of listed articles, in their order, and of others, which are found by their identifiers only.
    public init(listed: [SuppliedArticle], others: [SuppliedArticle] = []) {
        self.listed = listed
        self.others = others
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        if case .search(let query) = selection, let error = query.error { throw ApplicationError(.invalidInput(error)) }
        let found = try articles().filter { Self.contains($0, selection) }
        return Page(request, of: found).map { Fetched($0, freshness: .live) }
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        guard let supplied = (listed + others).first(where: { $0.id == id.rawValue }) else {
            throw ApplicationError(.notFound)
        }
        return Fetched(try supplied.article(), freshness: .live)
    }

    /// The listed articles in their order.
    private func articles() throws(ApplicationError) -> [Article] {
        var articles: [Article] = []
        for supplied in listed { articles.append(try supplied.article()) }
        return articles
    }

    /// Returns whether a list contains an article; supplied articles have neither authors nor stocks.
    private static func contains(_ article: Article, _ selection: ArticleSelection) -> Bool {
        switch selection {
        case .newest: true
        case .search(let query): query.matches(article)
        case .tag(let tag): article.tags.contains { $0.name.lowercased() == tag.name.lowercased() }
        case .author, .stocks, .mine: false
        }
    }
}

extension SuppliedArticleGateway: CompletionSource {
    @concurrent
    public func tags() async throws(ApplicationError) -> [KnownTag] {
        var counts: [ArticleTag: Int] = [:]
        for tag in try articles().flatMap(\.tags) { counts[tag, default: 0] += 1 }
        return counts.map { KnownTag($0.key, keptCount: $0.value) }
            .sorted { ($1.keptCount, $0.tag.name) < ($0.keptCount, $1.tag.name) }
    }

    @concurrent
    public func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] {
        try articles().prefix(limit ?? .max).filter { $0.id.rawValue.hasPrefix(beginning) }
            .map { KeptTitle($0.id, $0.title) }
    }
    @concurrent
    public func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? {
        guard let supplied = listed.first(where: { $0.id == article.rawValue }) else { return nil }
        return KeptTitle(article, try supplied.article().title)
    }
}
