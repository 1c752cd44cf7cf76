import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Testing
import UseCaseKit

/// Returns each page with an article of its own, or fails.
private struct StubPages: ArticleGateway {
    var freshness = Freshness.live

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        let article = try ApplicationError.validating(
            try Article(id: ArticleID("a\(request.number)"), title: "t", body: "")
        )
        let next = request.number < 2 ? request.next : nil
        return Page(elements: [Fetched(article, freshness: freshness)], next: next, total: 2)
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        throw ApplicationError(.notFound)
    }
}

private actor InMemoryTraversals: ArticleTraversalGateway {
    private var traversals: [ArticleSelection: ArticleTraversal] = [:]

    func traversal(of selection: ArticleSelection) async throws(ApplicationError) -> ArticleTraversal? {
        traversals[selection]
    }

    func save(_ traversal: ArticleTraversal) async throws(ApplicationError) {
        traversals[traversal.selection] = traversal.isComplete ? nil : traversal
    }
}

struct ArticleTraversalTests {
    @Test func `a traversal begins, goes on from where it was kept, and arrives`() async throws {
        let traversals = InMemoryTraversals()
        let find = FindArticleTraversal(gateway: traversals)
        let fetch = FetchArticleTraversalStep(gateway: StubPages())
        let keep = SaveArticleTraversal(gateway: traversals)
        let first = try await fetch(try await find(.newest))
        #expect(first.articles.map(\.id.rawValue) == ["a1"])
        try await keep(first.traversal)
        let second = try await fetch(try await find(.newest))
        #expect(second.articles.map(\.id.rawValue) == ["a2"])
        #expect(second.traversal.isComplete)
        #expect(try await fetch(second.traversal) == ArticleTraversalStep([], traversal: second.traversal))
        try await keep(second.traversal)
        #expect(try await find(.newest) == ArticleTraversal(.newest))
    }

    @Test func `kept articles are no answer of the host`() async {
        let kept = StubPages(freshness: .kept(at: .distantPast, because: .offline))
        await #expect(throws: ApplicationError(.offline)) {
            try await FetchArticleTraversalStep(gateway: kept)(ArticleTraversal(.newest))
        }
    }

    /// The host of the test has 300 articles a day and serves a hundred pages of one list.
    @Test func `articles before the day that has been reached are remembered no longer`() throws {
        var traversal = ArticleTraversal(.newest)
        var remembered: [Int] = []
        for part in 0..<3 {
            for number in 1...ArticleTraversal.lastPage {
                let articles = try (0..<100).map { place in
                    let index = part * 10_000 + (number - 1) * 100 + place
                    let day = Date(timeIntervalSince1970: 1_767_225_600 - Double(index / 300) * 86_400)
                    return Fetched(
                        try Article(id: ArticleID("a\(index)"), title: "t", body: "", createdAt: day),
                        freshness: .live
                    )
                }
                let page = try PageRequest(number: number, size: 100)
                _ = traversal.take(Page(elements: articles, next: page.next, total: nil))
            }
            remembered.append(traversal.seen.count)
        }
        #expect(traversal.count == 30_000)
        #expect(remembered.allSatisfy { (1...300).contains($0) }, "\(remembered)")
    }
}
