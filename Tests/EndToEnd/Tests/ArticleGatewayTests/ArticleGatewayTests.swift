import ArticleDomain
import ArticleRepository
import CurlTransport
import DomainKit
import FakeQiita
import FileStorage
import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests the gateways over real connections and files; each test has its own service and folder.
final class ArticleGatewayTests {
    private let qiita: FakeQiita
    private let folder = FileManager.default.temporaryDirectory.appending(path: "articles-\(UUID().uuidString)").path

    init() throws {
        qiita = try FakeQiita(FakeItem.numbered(45))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func remote(token: String? = nil, of host: String? = nil) throws -> RemoteArticleGateway {
        let articleHost = try ArticleHost(qiita.host)
        let bound = try token.map { HostToken(try Secret($0), host: host ?? articleHost.name) }
        return RemoteArticleGateway(
            ResourceClient(host: articleHost, exchange: CurlHTTPExchange(environment: [:]), token: bound)
        )
    }

    private func keeping() throws -> CachingArticleGateway {
        CachingArticleGateway(
            try remote(),
            host: try ArticleHost(qiita.host),
            store: FileDocumentStore(folder: folder)
        )
    }

    private func first(_ number: Int) throws -> ArticleID {
        try ArticleID(FakeItem.numbered(45)[number - 1].id)
    }

    @Test func `a list is read to its end`() async throws {
        let gateway = try remote()
        var request: PageRequest? = .first
        var sizes: [Int] = []
        while let next = request {
            let page = try await gateway.page(next, of: .newest)
            sizes.append(page.elements.count)
            #expect(page.total == 45)
            request = page.next
        }
        #expect(sizes == [20, 20, 5])
    }

    @Test func `past the end there is nothing, and no page after it`() async throws {
        let page = try await remote().page(PageRequest(number: 9, size: 20), of: .newest)
        #expect(page.elements.isEmpty)
        #expect(page.next == nil)
    }

    @Test(arguments: [("東京", 23), ("tag:設計 学ぶ", 23), ("C++", 0), ("その45", 1)])
    func `a search reaches the service as it was written`(text: String, count: Int) async throws {
        let page = try await remote().page(PageRequest(number: 1, size: 100), of: .search(SearchQuery(text)))
        #expect(page.total == count)
        #expect(page.elements.count == count)
        #expect(qiita.requests.map { $0.query("query") } == [text])
    }

    @Test func `an article comes with its text, whatever is in it`() async throws {
        let hostile = "\u{1B}]52;c;cm0=\u{7}\u{202E}題名\u{0}"
        qiita.change { $0[0].title = hostile }
        let article = try await remote().article(first(1))
        #expect(article.value.title == hostile)
        #expect(article.value.body == "# 章\n\n本文 1\n")
        #expect(article.value.author?.id == "koher")
    }

    @Test func `an article that the service does not have is not found`() async throws {
        let gateway = try remote()
        await #expect(throws: ApplicationError(.notFound)) { try await gateway.article(ArticleID("nowhere")) }
    }

    @Test func `a token goes to its own host, and a wrong one is refused`() async throws {
        _ = try await remote(token: FakeQiita.token).article(first(1))
        #expect(qiita.requests.last?.headers["authorization"] == "Bearer \(FakeQiita.token)")
        _ = try await remote(token: FakeQiita.token, of: "qiita.com").article(first(1))
        #expect(qiita.requests.last?.headers["authorization"] == nil)
        let wrong = try remote(token: "wrong")
        await #expect(throws: ApplicationError(.unauthorized)) { try await wrong.page(.first, of: .newest) }
    }

    @Test(arguments: [
        (FakeFault.captivePortal, ApplicationError.Kind.unavailable(.unexpectedAnswer)),
        (.internalServerError, .unavailable(.status(500))),
        (.body("[{\"id\": \"a\", \"title\":"), .invalidData("items")),
        (.body(#"[{"id": "a", "title": null}]"#), .invalidData("items[0].title")),
        (.body("{}"), .invalidData("items")),
        (.truncatedBody, .offline),
        (.reset, .offline),
    ])
    func `each fault on the way becomes a failure`(
        fault: FakeFault,
        kind: ApplicationError.Kind
    ) async throws {
        qiita.inject(fault)
        let gateway = try remote()
        await #expect(throws: ApplicationError(kind)) { try await gateway.page(.first, of: .newest) }
    }

    @Test func `both kinds of too many requests say when they end`() async throws {
        let gateway = try remote()
        let reset = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 1800).rounded())
        qiita.inject(.quotaExceeded(until: reset))
        let usedUp = await #expect(throws: ApplicationError.self) { try await gateway.page(.first, of: .newest) }
        guard case .rateLimited(until: let until?) = usedUp?.kind else {
            Issue.record("is no limit with a time: \(String(describing: usedUp?.kind))")
            return
        }
        #expect(abs(until.timeIntervalSince(reset)) < 60)

        qiita.inject(.rateLimitedByCDN)
        let refused = await #expect(throws: ApplicationError.self) { try await gateway.page(.first, of: .newest) }
        guard case .unavailable(.busy(until: let soon?)) = refused?.kind else {
            Issue.record("is no pause with an end: \(String(describing: refused?.kind))")
            return
        }
        #expect(soon < until)
    }

    @Test func `the quota without a token ends after sixty requests`() async throws {
        let gateway = try remote()
        for _ in 1...60 { _ = try await gateway.article(first(1)) }
        let failure = await #expect(throws: ApplicationError.self) { try await gateway.article(first(1)) }
        guard case .rateLimited(until: _?) = failure?.kind else {
            Issue.record("is no limit with a time: \(String(describing: failure?.kind))")
            return
        }
    }

    @Test func `cached articles are read by another gateway after the service has gone`() async throws {
        let live = try await keeping().page(.first, of: .newest)
        let search = ArticleSelection.search(try SearchQuery("その45"))
        _ = try await keeping().page(.first, of: search)
        qiita.stop()

        let gateway = try keeping()
        let kept = try await gateway.page(.first, of: .newest)
        #expect(kept.elements.map(\.value) == live.elements.map(\.value))
        #expect(kept.next == live.next)
        for element in kept.elements {
            guard case .kept(_, because: .offline) = element.freshness else {
                Issue.record("is not kept: \(element.freshness)")
                return
            }
        }
        #expect(try await gateway.page(.first, of: search).elements.map(\.value.title) == ["東京で学ぶ設計 その45"])
        #expect(try await gateway.article(first(3)).value.body == "# 章\n\n本文 3\n")
        await #expect(throws: ApplicationError(.offline)) { try await gateway.article(first(30)) }
    }

    @Test func `a folder that cannot be written keeps nobody from reading`() async throws {
        try Data().write(to: URL(filePath: folder))
        let page = try await keeping().page(.first, of: .newest)
        #expect(page.elements.count == 20)
        guard case .notKept(because: .storage(.notWritable)) = page.elements.first?.freshness else {
            Issue.record("does not say so: \(String(describing: page.elements.first?.freshness))")
            return
        }
    }
}
