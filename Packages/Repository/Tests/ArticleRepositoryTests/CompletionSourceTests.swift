import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

private struct StubProfiles: ProfileGateway {
    func profile(of user: ArticleAuthor) async throws(ApplicationError) -> Fetched<UserProfile> {
        throw ApplicationError(.notFound)
    }

    func profile(of tag: ArticleTag) async throws(ApplicationError) -> Fetched<TagProfile> {
        let profile = try ApplicationError.validating(try TagProfile(tag: tag, articles: 1, followers: 1))
        return Fetched(profile, freshness: .live)
    }
}

struct CompletionSourceTests {
    private let store = InMemoryDocumentStore()
    private let index = InMemoryTextIndex(.articles)

    private func article(_ id: String, _ tags: String...) throws -> Article {
        try Article(
            id: ArticleID(id),
            title: "題名 \(id)",
            body: "本文",
            author: id == "0a1" ? ArticleAuthor(id: "ann", name: "Ann") : nil,
            tags: tags.map { try ArticleTag($0, versions: $0 == "Swift" ? ["6", "5.9"] : []) },
            url: URL(string: "https://qiita.com/ann/items/\(id)"),
            createdAt: id == "0b2" ? nil : Date(timeIntervalSince1970: 1_527_602_069),
            counts: ArticleCounts(likes: 1, stocks: 2, comments: 3)
        )
    }

    private func save(_ articles: [Article], index: any TextIndex) async throws {
        let gateway = CachingArticleGateway(StubArticles(articles), host: .qiita, store: store, index: index)
        _ = try await gateway.page(.first, of: .newest)
    }

    /// Builds the index, as the first search or list does.
    private func build() async throws {
        _ = try await IndexedArticleGateway(host: .qiita, store: store, index: index).count()
    }

    private var source: IndexCompletionSource { IndexCompletionSource(host: .qiita, store: store, index: index) }

    private func tags(_ source: some CompletionSource) async throws -> [String] {
        try await source.tags().map { "\($0.tag.name) \($0.keptCount)" }
    }

    @Test func `tags are those of kept articles, the usual spelling of each, and those that were looked at`()
        async throws
    {
        try await build()
        try await save(
            [
                article("0a1", "Swift", "設計"), article("0b2", "swift", "iOS"), article("0c3", "Swift"), article("0d4"),
            ],
            index: index
        )
        let profiles = CachingProfileGateway(StubProfiles(), host: .qiita, store: store)
        for name in ["SWIFT", "Kotlin/JS"] { _ = try await profiles.profile(of: ArticleTag(name)) }
        #expect(try await tags(source) == ["Swift 3", "iOS 1", "設計 1", "Kotlin/JS 0"])
    }

    @Test func `titles are those whose identifiers begin so, the last kept first`() async throws {
        try await build()
        try await save([article("0a1"), article("0a2"), article("0b2")], index: index)
        #expect(Set(try await source.titles(beginning: "0a", limit: nil).map(\.title)) == ["題名 0a1", "題名 0a2"])
        #expect(try await source.titles(beginning: "0b2", limit: nil) == [KeptTitle(ArticleID("0b2"), "題名 0b2")])
        #expect(try await source.titles(beginning: "", limit: 2).count == 2)
        #expect(try await source.titles(beginning: "x", limit: nil).isEmpty)
    }

    @Test func `the title of a kept article is known without an index`() async throws {
        try await save([article("0a1")], index: InMemoryTextIndex(.articles))
        #expect(try await source.title(of: ArticleID("0a1")) == KeptTitle(ArticleID("0a1"), "題名 0a1"))
        #expect(try await source.title(of: ArticleID("0a")) == nil)
    }

    @Test func `an index that is not there is not made, and what cannot be asked has no tags`() async throws {
        try await save([article("0a1", "Swift")], index: InMemoryTextIndex(.articles))
        #expect(try await tags(source) == [])
        await #expect(throws: TextIndexError.needsRebuild(.missing)) { try await index.count() }
        let failing = IndexCompletionSource(
            host: .qiita,
            store: FailingDocumentStore(.file(.full(path: "/a"))),
            index: FailingTextIndex(.file(.busy(path: "/a")))
        )
        #expect(try await tags(failing) == [])
        #expect(try await failing.titles(beginning: "", limit: 1).isEmpty)
    }
}
