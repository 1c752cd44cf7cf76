import ArticleDomain
import ArticleRepository
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

/// A gateway during whose requests another account signs in.
private struct SigningIn: ArticleGateway {
    private let base: StubArticles
    private let token: CurrentToken

    init(_ base: StubArticles, token: CurrentToken) {
        (self.base, self.token) = (base, token)
    }

    @concurrent
    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        token.set((try? Secret("other")).map { HostToken($0, host: "qiita.com") })
        return try await base.page(request, of: selection)
    }

    @concurrent
    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try await base.article(id)
    }
}

struct CachingArticleGatewayTests {
    private let article: Article
    private let other: Article
    private let stub: StubArticles
    private let clock = TestWallClock()

    init() throws {
        article = try Article(
            id: ArticleID("c686397e4a0f4f11683d"),
            title: "Swiftの設計",
            body: "# 層\n",
            author: ArticleAuthor(id: "koher", name: "Yuta"),
            tags: [ArticleTag("Swift", versions: ["6"])],
            url: URL(string: "https://qiita.com/koher/items/c686397e4a0f4f11683d"),
            createdAt: Date(timeIntervalSince1970: 1_527_602_069),
            updatedAt: Date(timeIntervalSince1970: 1_527_778_800),
            counts: ArticleCounts(likes: 1, stocks: 2, comments: 3)
        )
        other = try Article(id: ArticleID("other"), title: "Other", body: "b")
        stub = StubArticles([article, other])
    }

    private func gateway(_ store: any DocumentStore, host: ArticleHost = .qiita) -> CachingArticleGateway {
        CachingArticleGateway(stub, host: host, store: store, index: InMemoryTextIndex(.articles), clock: clock)
    }

    @Test(arguments: [
        ApplicationError.Kind.offline, .timedOut, .rateLimited(until: nil), .unavailable(.busy(until: nil)),
        .unavailable(.unexpectedAnswer), .invalidData("items[3].title"),
    ])
    func `cached articles are returned when the host does not answer`(kind: ApplicationError.Kind) async throws {
        let gateway = gateway(InMemoryDocumentStore())
        let query = ArticleSelection.search(try SearchQuery("設計"))
        #expect(try await gateway.page(.first, of: query).elements.map(\.freshness) == [.live, .live])

        stub.change(.failure(ApplicationError(kind)))
        let kept = Freshness.kept(at: clock.now, because: kind)
        let page = try await gateway.page(.first, of: query)
        #expect(page.elements == [Fetched(article, freshness: kept), Fetched(other, freshness: kept)])
        #expect(page.next == PageRequest.first.next)
        #expect(page.total == 99)
        #expect(try await gateway.article(article.id) == Fetched(article, freshness: kept))
    }

    @Test func `the lists of an account are not those of another one, nor those of nobody`() async throws {
        let token = CurrentToken(try HostToken.made("t", host: "qiita.com"))
        let gateway = CachingArticleGateway(
            stub,
            host: .qiita,
            token: token.value,
            store: InMemoryDocumentStore(),
            index: InMemoryTextIndex(.articles)
        )
        let own = [ArticleSelection.stocks(of: nil), .mine]
        for selection in own + [.newest] { _ = try await gateway.page(.first, of: selection) }
        stub.change(.failure(ApplicationError(.offline)))
        for other in [try HostToken.made("other", host: "qiita.com"), nil] {
            token.set(other)
            for selection in own {
                await #expect(throws: ApplicationError(.offline)) { try await gateway.page(.first, of: selection) }
            }
            #expect(try await gateway.page(.first, of: .newest).elements.count == 2)
        }
        token.set(try HostToken.made("t", host: "qiita.com"))
        for selection in own { #expect(try await gateway.page(.first, of: selection).elements.count == 2) }
    }

    @Test func `a list that comes after another account has signed in is kept for neither`() async throws {
        let token = CurrentToken(try HostToken.made("t", host: "qiita.com"))
        let host = StubArticles([article])
        let gateway = CachingArticleGateway(
            SigningIn(host, token: token),
            host: .qiita,
            token: token.value,
            store: InMemoryDocumentStore(),
            index: InMemoryTextIndex(.articles)
        )
        #expect(try await gateway.page(.first, of: .mine).elements.map(\.freshness) == [.live])
        host.change(.failure(ApplicationError(.offline)))
        for text in ["t", "other"] {
            token.set(try HostToken.made(text, host: "qiita.com"))
            await #expect(throws: ApplicationError(.offline)) { try await gateway.page(.first, of: .mine) }
        }
        #expect(try await gateway.article(article.id).value == article)
    }

    @Test func `an article that was read alone is kept too`() async throws {
        let gateway = gateway(InMemoryDocumentStore())
        _ = try await gateway.article(other.id)
        stub.change(.failure(ApplicationError(.offline)))
        #expect(try await gateway.article(other.id).value == other)
    }

    @Test(arguments: [ApplicationError.Kind.unauthorized, .forbidden, .notFound, .cancelled])
    func `a definite failure is not replaced by the kept copy`(kind: ApplicationError.Kind) async throws {
        let gateway = gateway(InMemoryDocumentStore())
        _ = try await gateway.page(.first, of: .newest)
        stub.change(.failure(ApplicationError(kind)))
        await #expect(throws: ApplicationError(kind)) { try await gateway.page(.first, of: .newest) }
        await #expect(throws: ApplicationError(kind)) { try await gateway.article(article.id) }
    }

    @Test func `articles that are not cached fail with the error of the host`() async throws {
        let gateway = gateway(InMemoryDocumentStore())
        _ = try await gateway.page(.first, of: .newest)
        stub.change(.failure(ApplicationError(.offline)))
        await #expect(throws: ApplicationError(.offline)) {
            try await gateway.page(PageRequest.first.next, of: .newest)
        }
        await #expect(throws: ApplicationError(.offline)) { try await gateway.article(ArticleID("unknown")) }
    }

    @Test func `another host's articles are not mixed in`() async throws {
        let store = InMemoryDocumentStore()
        _ = try await gateway(store).page(.first, of: .newest)
        stub.change(.failure(ApplicationError(.offline)))
        let team = gateway(store, host: try ArticleHost("team.qiita.com"))
        await #expect(throws: ApplicationError(.offline)) { try await team.page(.first, of: .newest) }
        await #expect(throws: ApplicationError(.offline)) { try await team.article(article.id) }
    }

    @Test func `a list that has become empty is forgotten`() async throws {
        let gateway = gateway(InMemoryDocumentStore())
        _ = try await gateway.page(.first, of: .newest)
        stub.change(.success([]))
        #expect(try await gateway.page(.first, of: .newest).elements.isEmpty)
        stub.change(.failure(ApplicationError(.offline)))
        await #expect(throws: ApplicationError(.offline)) { try await gateway.page(.first, of: .newest) }
    }

    @Test func `an article that came without its text does not replace a kept one`() async throws {
        let gateway = gateway(InMemoryDocumentStore())
        _ = try await gateway.article(article.id)
        stub.change(.success([try Article(id: article.id, title: "Swiftの設計", body: "")]))
        _ = try await gateway.page(.first, of: .newest)
        stub.change(.failure(ApplicationError(.offline)))
        #expect(try await gateway.article(article.id).value == article)
    }

    @Test func `articles that cannot be cached are returned, and say so`() async throws {
        let gateway = gateway(FailingDocumentStore(.file(.notWritable(path: "/home", code: 30))))
        let notKept = Freshness.notKept(because: .storage(.notWritable(path: "/home")))
        #expect(try await gateway.page(.first, of: .newest).elements.map(\.freshness) == [notKept, notKept])
        #expect(try await gateway.article(article.id) == Fetched(article, freshness: notKept))
    }

    @Test func `a damaged copy is named, because it was the last one`() async throws {
        let store = InMemoryDocumentStore()
        let gateway = gateway(store)
        _ = try await gateway.article(article.id)
        stub.change(.failure(ApplicationError(.offline)))
        store.injectFault(
            at:
                DocumentKey(collection: "articles-qiita.com", name: article.id.rawValue),
            with: .damaged(path: "a", setAside: "b")
        )
        await #expect(throws: ApplicationError(.storage(.damaged(setAside: "b")))) {
            try await gateway.article(article.id)
        }
    }

    @Test(arguments: [
        "{}", #"{"date": 0, "title": " ", "body": "", "tags": [], "likes": 0, "stocks": 0, "comments": 0}"#,
    ])
    func `a copy that was edited into something else is named and left as it is`(json: String) async throws {
        let store = InMemoryDocumentStore()
        let gateway = gateway(store)
        _ = try await gateway.article(article.id)
        stub.change(.failure(ApplicationError(.offline)))
        store.edit(DocumentKey(collection: "articles-qiita.com", name: article.id.rawValue), to: Array(json.utf8))
        let document = "articles-qiita.com/c686397e4a0f4f11683d"
        await #expect(throws: ApplicationError(.storage(.malformed(document: document)))) {
            try await gateway.article(article.id)
        }
    }
}
