import ArticleDomain
import DomainKit
import Synchronization

/// A gateway that has some articles, alone or all on each page, until a test changes its answer.
final class StubArticles: ArticleGateway {
    private let answer: Mutex<Result<[Article], ApplicationError>>

    init(_ articles: [Article]) {
        answer = Mutex(.success(articles))
    }

    func change(_ new: Result<[Article], ApplicationError>) {
        answer.withLock { $0 = new }
    }

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        let articles = try answer.withLock { $0 }.get()
        return Page(elements: articles.map { Fetched($0, freshness: .live) }, next: request.next, total: 99)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        guard let article = try answer.withLock({ $0 }).get().first(where: { $0.id == id }) else {
            throw ApplicationError(.notFound)
        }
        return Fetched(article, freshness: .live)
    }
}
