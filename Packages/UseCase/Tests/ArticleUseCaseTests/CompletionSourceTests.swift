import ArticleDomain
import ArticleUseCase
import DomainKit
import Testing
import UseCaseKit

private actor SpyCompletionSource: CompletionSource {
    private(set) var limits: [Int?] = []

    func tags() async throws(ApplicationError) -> [KnownTag] {
        (try? ArticleTag("Swift")).map { [KnownTag($0, keptCount: 2)] } ?? []
    }

    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] {
        limits.append(limit)
        return (try? ArticleID("\(beginning)1")).map { [KeptTitle($0, "題名")] } ?? []
    }

    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? { nil }
}

/// A gateway with one saved search, of which only the name can be read.
private struct StubSearches: SavedSearchGateway {
    func names() async throws(ApplicationError) -> [SavedSearchName] { (try? [SavedSearchName("朝")]) ?? [] }

    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? {
        throw ApplicationError(.storage(.full))
    }

    func save(_ search: SavedSearch) async throws(ApplicationError) {}
    func remove(_ name: SavedSearchName) async throws(ApplicationError) {}
}

/// Fails to read anything.
private struct FailingSource: CompletionSource, SavedSearchGateway {
    private let error = ApplicationError(.storage(.full))

    func tags() async throws(ApplicationError) -> [KnownTag] { throw error }
    func titles(beginning: String, limit: Int?) async throws(ApplicationError) -> [KeptTitle] { throw error }
    func title(of article: ArticleID) async throws(ApplicationError) -> KeptTitle? { throw error }
    func names() async throws(ApplicationError) -> [SavedSearchName] { throw error }
    func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? { throw error }
    func save(_ search: SavedSearch) async throws(ApplicationError) {}
    func remove(_ name: SavedSearchName) async throws(ApplicationError) {}
}

struct CompletionSourceTests {
    private let gateway = SpyCompletionSource()
    private var list: ListCompletions { ListCompletions(source: gateway, searches: StubSearches()) }

    @Test func `names are as they are known`() async throws {
        #expect(try await list(.tags) == .tags([KnownTag(ArticleTag("Swift"), keptCount: 2)]))
        #expect(try await list(.savedSearches) == .savedSearches([SavedSearchName("朝")]))
    }

    @Test func `all titles are looked at only where there is something to look for`() async throws {
        #expect(try await list(.keptArticles(prefix: "0a")) == .keptArticles([KeptTitle(ArticleID("0a1"), "題名")]))
        _ = try await list(.keptArticles(prefix: ""))
        #expect(await gateway.limits == [nil, 200])
    }

    @Test(
        arguments: [
            (.tags, .tags([])), (.savedSearches, .savedSearches([])), (.keptArticles(prefix: "a"), .keptArticles([])),
        ] as [(ListCompletions.Input, ListCompletions.Output)]
    )
    func `names that cannot be listed are left out`(input: ListCompletions.Input, output: ListCompletions.Output)
        async throws
    {
        let list = ListCompletions(source: FailingSource(), searches: FailingSource())
        #expect(try await list(input) == output)
    }
}
