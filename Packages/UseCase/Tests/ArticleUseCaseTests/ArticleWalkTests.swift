import ArticleDomain
import ArticleUseCase
import DomainKit
import Foundation
import Testing
import UseCaseKit

/// Answers each page with its own articles, or fails.
private struct StubPages: ArticleGateway {
    var freshness = Freshness.live

    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        do throws(ValidationError) {
            let article = try Article(id: ArticleID("a\(request.number)"), title: "t", body: "")
            let next = request.number < 2 ? request.next : nil
            return Page(elements: [Fetched(article, freshness: freshness)], next: next, total: 2)
        } catch {
            throw ApplicationError(.invalidInput(error))
        }
    }

    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        throw ApplicationError(.notFound)
    }
}

private actor InMemoryWalks: ArticleWalkGateway {
    private var walks: [ArticleSelection: ArticleWalk] = [:]

    func walk(through selection: ArticleSelection) async throws(ApplicationError) -> ArticleWalk? { walks[selection] }

    func keep(_ walk: ArticleWalk) async throws(ApplicationError) {
        walks[walk.selection] = walk.isComplete ? nil : walk
    }
}

struct ArticleWalkTests {
    @Test func `a walk begins, goes on from where it was kept, and arrives`() async throws {
        let walks = InMemoryWalks()
        let find = FindArticleWalk(gateway: walks)
        let fetch = FetchArticleWalkStep(gateway: StubPages())
        let keep = KeepArticleWalk(gateway: walks)
        let first = try await fetch(try await find(.newest))
        #expect(first.articles.map(\.id.rawValue) == ["a1"])
        try await keep(first.walk)
        let second = try await fetch(try await find(.newest))
        #expect(second.articles.map(\.id.rawValue) == ["a2"])
        #expect(second.walk.isComplete)
        #expect(try await fetch(second.walk) == ArticleWalkStep([], walk: second.walk))
        try await keep(second.walk)
        #expect(try await find(.newest) == ArticleWalk(.newest))
    }

    @Test func `kept articles are no answer of the host`() async {
        let kept = StubPages(freshness: .kept(at: .distantPast, because: .offline))
        await #expect(throws: ApplicationError(.offline)) {
            try await FetchArticleWalkStep(gateway: kept)(ArticleWalk(.newest))
        }
    }
}
