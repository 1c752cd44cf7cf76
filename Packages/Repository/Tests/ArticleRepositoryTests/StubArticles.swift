import ArticleDomain
import DomainKit

/// A gateway that has some articles, alone or all on one page.
struct StubArticles: ArticleGateway {
    let articles: [Article]

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        Page(elements: articles.map { Fetched($0, freshness: .live) }, next: nil, total: nil)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        guard let article = articles.first(where: { $0.id == id }) else { throw ApplicationError(.notFound) }
        return Fetched(article, freshness: .live)
    }
}
