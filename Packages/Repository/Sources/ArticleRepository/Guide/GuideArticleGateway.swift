public import ArticleDomain
public import DomainKit

/// Serves the chapters of a guide as articles, without network and token.
public struct GuideArticleGateway: ArticleGateway {
    private let articles: Result<[Article], ApplicationError>

    /// Makes the gateway.
    ///
    /// - Parameter chapters: the chapters in the guide's order, which is the order of the list; a chapter that breaks a
    ///   rule of articles makes every answer a failure of kind `invalidData` that names it.
    public init(chapters: [GuideChapter]) {
        articles = Self.articles(chapters)
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        let found = try articles.get().filter { Self.holds($0, selection) }
        let (start, overflow) = (request.number - 1).multipliedReportingOverflow(by: request.size)
        let rest = overflow ? [] : found.dropFirst(start)
        return Page(
            elements: rest.prefix(request.size).map { Fetched($0, freshness: .live) },
            next: rest.count > request.size ? request.next : nil,
            total: found.count
        )
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        guard let article = try articles.get().first(where: { $0.id == id }) else {
            throw ApplicationError(.notFound)
        }
        return Fetched(article, freshness: .live)
    }

    /// Whether a list holds an article; nobody wrote or stocked a chapter.
    private static func holds(_ article: Article, _ selection: ArticleSelection) -> Bool {
        switch selection {
        case .newest: true
        case .search(let query): query.matches(article)
        case .tag(let tag): article.tags.contains { $0.name.lowercased() == tag.name.lowercased() }
        case .author, .stocks, .mine: false
        }
    }

    private static func articles(_ chapters: [GuideChapter]) -> Result<[Article], ApplicationError> {
        var articles: [Article] = []
        for chapter in chapters {
            do throws(ValidationError) {
                articles.append(try article(chapter))
            } catch {
                return .failure(ApplicationError(.invalidData("\(chapter.slug).\(error.field)"), origin: error))
            }
        }
        return .success(articles)
    }

    private static func article(_ chapter: GuideChapter) throws(ValidationError) -> Article {
        var tags: [ArticleTag] = []
        for tag in chapter.tags { tags.append(try ArticleTag(tag)) }
        return try Article(id: ArticleID(chapter.slug), title: chapter.title, body: chapter.body, tags: tags)
    }
}
