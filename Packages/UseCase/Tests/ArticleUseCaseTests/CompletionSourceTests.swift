import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

private actor SpyGlance: CompletionSource {
    private(set) var limits: [Int?] = []

    func tags() async throws(ApplicationError) -> [KnownTag] {
        (try? ArticleTag("Swift")).map { [KnownTag($0, keptCount: 2)] } ?? []
    }

    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] {
        limits.append(limit)
        return (try? ArticleID("\(beginning)1")).map { [KeptTitle($0, "題名")] } ?? []
    }
}

struct CompletionSourceTests {
    private let gateway = SpyGlance()

    @Test func `tags are as they are seen`() async throws {
        #expect(try await ListKnownTags(gateway: gateway)(()) == [KnownTag(ArticleTag("Swift"), keptCount: 2)])
    }

    @Test func `all titles are looked at only where there is something to look for`() async throws {
        let list = ListKeptTitles(gateway: gateway)
        #expect(try await list("0a") == [KeptTitle(ArticleID("0a1"), "題名")])
        _ = try await list("")
        #expect(await gateway.limits == [nil, 200])
    }
}
