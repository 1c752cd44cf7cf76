import ArticleDomain
import DomainKit
import UseCaseKit

/// Pages that are delivered when a gate opens.
struct SlowPages {
    let gate: AsyncStream<Void>
    let answer: Page<Fetched<Article>>

    func page(_ request: PageRequest, of selection: ArticleSelection) async -> Page<Fetched<Article>> {
        for await _ in gate {}
        return answer
    }
}
