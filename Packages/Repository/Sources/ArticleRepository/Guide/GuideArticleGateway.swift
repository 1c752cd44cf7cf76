public import ArticleDomain
public import DomainKit

/// Serves the chapters of a guide as articles, without network and token.
///
/// Lists have each chapter once, in the language of the reader or else in English, under its name (`the-grid`). Under
/// the name with the code of a language behind it (`the-grid-ja`) a chapter is read in that language.
public struct GuideArticleGateway: ArticleGateway {
    let articles: Result<[Article], ApplicationError>
    private let editions: Result<[Article], ApplicationError>

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - chapters: the chapters in the guide's order, which is the order of the list; a chapter that breaks a rule of
    ///     articles makes every answer a failure of kind `invalidData` that names it.
    ///   - language: the code of the language that the reader reads, `en` or `ja`.
    public init(chapters: [GuideChapter], language: String) {
        articles = Self.articles(
            chapters.map { chapter in
                (chapter.slug, chapter, chapter.editions.first { $0.language == language }?.edition ?? chapter.english)
            }
        )
        editions = Self.articles(
            chapters.flatMap { chapter in
                chapter.editions.map { ("\(chapter.slug)-\($0.language)", chapter, $0.edition) }
            }
        )
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        if case .search(let query) = selection, let flaw = query.flaw { throw ApplicationError(.invalidInput(flaw)) }
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
        guard let article = try (articles.get() + editions.get()).first(where: { $0.id == id }) else {
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

    private static func articles(
        _ editions: [(slug: String, chapter: GuideChapter, edition: GuideEdition)]
    ) -> Result<[Article], ApplicationError> {
        var articles: [Article] = []
        for (slug, chapter, edition) in editions {
            do throws(ValidationError) {
                var tags: [ArticleTag] = []
                for tag in chapter.tags { tags.append(try ArticleTag(tag)) }
                let id = try ArticleID(slug)
                articles.append(
                    try Article(
                        id: id,
                        title: edition.title,
                        body: edition.body,
                        tags: tags,
                        organization: .independent
                    )
                )
            } catch {
                return .failure(ApplicationError(.invalidData("\(slug).\(error.field)"), origin: error))
            }
        }
        return .success(articles)
    }
}
