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
        var found = try articles.get()
        if case .search(let query) = selection { found = found.filter(query.matches) }
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
