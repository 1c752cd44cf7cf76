import ArticleDomain
import ArticleRepository
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

private let clock = TestWallClock()

struct CommentGatewayTests {
    private static let comment = #"""
        {
            "id": "3391f50c35f953abfc4f", "body": "# 層\n", "rendered_body": "<h1>層</h1>",
            "created_at": "2018-05-29T22:54:29+09:00", "updated_at": "2018-06-01T00:00:00+09:00",
            "user": {"id": "ann", "name": "", "description": null}
        }
        """#
    private let store = InMemoryDocumentStore()

    private func gateway(_ exchange: ScriptedHTTPExchange) -> RemoteCommentGateway {
        RemoteCommentGateway(ResourceClient(host: .qiita, exchange: exchange, token: nil))
    }

    private func keeping(_ script: [ScriptedHTTPExchange.Step]) -> CachingCommentGateway {
        CachingCommentGateway(gateway(ScriptedHTTPExchange(script)), host: .qiita, store: store, clock: clock)
    }

    private var expected: ArticleComment {
        get throws {
            ArticleComment(
                id: try CommentID("3391f50c35f953abfc4f"),
                body: "# 層\n",
                author: try ArticleAuthor(id: "ann"),
                createdAt: Date(timeIntervalSince1970: 1_527_602_069),
                updatedAt: Date(timeIntervalSince1970: 1_527_778_800)
            )
        }
    }

    @Test func `a comment comes whole`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: "[\(Self.comment)]")])
        let fetched = try await gateway(exchange).comments(on: ArticleID("a"))
        #expect(fetched == Fetched([try expected], freshness: .live))
        #expect(
            exchange.requests.map(\.url.absoluteString)
                == ["https://qiita.com/api/v2/items/a/comments?page=1&per_page=100"]
        )
    }

    @Test func `pages are fetched as long as the host links to another, and nothing comes twice`() async throws {
        let next: HTTPHeaders = ["link": "<https://qiita.com/api/v2/items/a/comments?page=2>; rel=\"next\""]
        let exchange = ScriptedHTTPExchange([
            .response(headers: next, body: #"[{"id": "c", "body": ""}, {"id": "b", "body": ""}]"#),
            .response(body: #"[{"id": "b", "body": ""}, {"id": "a", "body": ""}]"#),
        ])
        let fetched = try await gateway(exchange).comments(on: ArticleID("a"))
        #expect(fetched.value.map(\.id.rawValue) == ["c", "b", "a"])
        #expect(exchange.requests.last?.url.query() == "page=2&per_page=100")
    }

    @Test func `a host that links on for ever is asked until a page has nothing new`() async throws {
        let next: HTTPHeaders = ["link": "<https://qiita.com/?page=2>; rel=\"next\""]
        let step = ScriptedHTTPExchange.Step.response(headers: next, body: #"[{"id": "c", "body": ""}]"#)
        let fetched = try await gateway(ScriptedHTTPExchange([step, step])).comments(on: ArticleID("a"))
        #expect(fetched.value.count == 1)
    }

    @Test func `a host that has a new comment on each page is asked a hundred times`() async throws {
        let next: HTTPHeaders = ["link": "<https://qiita.com/?page=2>; rel=\"next\""]
        let steps = (0..<100).map {
            ScriptedHTTPExchange.Step.response(headers: next, body: #"[{"id": "\#($0)", "body": ""}]"#)
        }
        let fetched = try await gateway(ScriptedHTTPExchange(steps)).comments(on: ArticleID("a"))
        #expect(fetched.value.count == 100)
    }

    @Test func `an element that is no comment is left out and reported, and half a surrogate pair refuses nothing`()
        async throws
    {
        let skipped = SkippedDocuments()
        let exchange = ScriptedHTTPExchange([.response(body: #"[null, {"id": "c", "body": "x\uD83D"}]"#)])
        let client = ResourceClient(host: .qiita, exchange: exchange, token: nil)
        let fetched = try await RemoteCommentGateway(client, skipped: skipped).comments(on: ArticleID("a"))
        #expect(fetched.value.map(\.body) == ["x\u{FFFD}"])
        #expect(skipped.reasons == [ApplicationError(.invalidData("items/a/comments[0]"))])
    }

    @Test(arguments: [
        (#"{"id": "a"}"#, "[0].body"), (#"{"body": "a"}"#, "[0].id"), (#"{"id": "/", "body": ""}"#, "[0].id"),
    ])
    func `a comment without a required field fails with its place`(comment: String, place: String) async throws {
        let gateway = gateway(ScriptedHTTPExchange([.response(body: "[\(comment)]")]))
        await #expect(throws: ApplicationError(.invalidData("items/a/comments\(place)"))) {
            try await gateway.comments(on: ArticleID("a"))
        }
    }

    @Test func `comments are kept, and read again where the host does not answer`() async throws {
        _ = try await keeping([.response(body: "[\(Self.comment)]")]).comments(on: ArticleID("a"))
        let kept = try await keeping([.failure(.unreachable(host: "qiita.com"))]).comments(on: ArticleID("a"))
        #expect(kept == Fetched([try expected], freshness: .kept(at: clock.now, because: .offline)))
        await #expect(throws: ApplicationError(.offline)) {
            try await keeping([.failure(.interrupted)]).comments(on: ArticleID("b"))
        }
        await #expect(throws: ApplicationError(.notFound)) {
            try await keeping([.response(404)]).comments(on: ArticleID("a"))
        }
    }

    @Test func `comments that cannot be cached are returned, and say so`() async throws {
        let full = FailingDocumentStore(.file(.full(path: "/")))
        let base = gateway(ScriptedHTTPExchange([.response(body: "[]")]))
        let fetched = try await CachingCommentGateway(base, host: .qiita, store: full).comments(on: ArticleID("a"))
        #expect(fetched == Fetched([], freshness: .notKept(because: .storage(.full))))
    }
}

struct ProfileGatewayTests {
    private static let user = #"""
        {
            "id": "koher", "name": "Yuta", "description": "Swift", "facebook_id": "", "followees_count": 1,
            "followers_count": 2, "github_login_name": "koher", "items_count": 3, "linkedin_id": null,
            "location": "東京", "organization": null, "permanent_id": 4, "profile_image_url": "https://a",
            "team_only": false, "twitter_screen_name": "koher_", "website_url": "https://koher.example"
        }
        """#
    private let store = InMemoryDocumentStore()

    private func keeping(_ exchange: ScriptedHTTPExchange) -> CachingProfileGateway {
        let base = RemoteProfileGateway(ResourceClient(host: .qiita, exchange: exchange, token: nil))
        return CachingProfileGateway(base, host: .qiita, store: store, clock: clock)
    }

    private var koher: UserProfile {
        get throws {
            UserProfile(
                author: try ArticleAuthor(id: "koher", name: "Yuta"),
                about: "Swift",
                location: "東京",
                website: URL(string: "https://koher.example"),
                accounts: [UserAccount(.github, name: "koher"), UserAccount(.twitter, name: "koher_")]
                    .compactMap { $0 },
                counts: try UserCounts(articles: 3, followees: 1, followers: 2)
            )
        }
    }

    @Test func `a person's profile comes whole, is kept, and read again`() async throws {
        let author = try ArticleAuthor(id: "koher@work")
        let exchange = ScriptedHTTPExchange([.response(body: Self.user), .failure(.unreachable(host: "qiita.com"))])
        let gateway = keeping(exchange)
        #expect(try await gateway.profile(of: author) == Fetched(koher, freshness: .live))
        let kept = try await gateway.profile(of: author)
        #expect(kept == Fetched(try koher, freshness: .kept(at: clock.now, because: .offline)))
        #expect(exchange.requests.first?.url.absoluteString == "https://qiita.com/api/v2/users/koher%40work")
    }

    @Test func `a profile does without everything but the name`() async throws {
        let body = #"{"id": "koher", "description": [], "items_count": -1, "website_url": "javascript:x"}"#
        let fetched = try await keeping(ScriptedHTTPExchange([.response(body: body)]))
            .profile(of: ArticleAuthor(id: "koher"))
        #expect(
            fetched.value
                == UserProfile(
                    author: try ArticleAuthor(id: "koher"),
                    counts: try UserCounts(articles: 0, followees: 0, followers: 0)
                )
        )
    }

    @Test func `a tag's profile comes, is kept, and read again`() async throws {
        let body = #"{"followers_count": 5, "icon_url": null, "id": "C#", "items_count": 7}"#
        let exchange = ScriptedHTTPExchange([.response(body: body), .response(503), .response(404)])
        let gateway = keeping(exchange)
        let tag = try ArticleTag("c#")
        let expected = try TagProfile(tag: ArticleTag("C#"), articles: 7, followers: 5)
        #expect(try await gateway.profile(of: tag) == Fetched(expected, freshness: .live))
        #expect(try await gateway.profile(of: tag).value == expected)
        await #expect(throws: ApplicationError(.notFound)) { try await gateway.profile(of: tag) }
        #expect(exchange.requests.first?.url.absoluteString == "https://qiita.com/api/v2/tags/c%23")
    }
}

private struct StubLinkOpener: LinkOpener {
    let failure: LinkOpenerError?

    func open(_ url: URL) async throws(LinkOpenerError) {
        if let failure { throw failure }
    }
}

struct BrowserPageOpenerTests {
    @Test(
        arguments: [(nil, nil), (.noBrowser, .notFound), (.cancelled, .cancelled)]
            as [(LinkOpenerError?, ApplicationError.Kind?)]
    )
    func `an opener's failure becomes one of the application`(
        failure: LinkOpenerError?,
        kind: ApplicationError.Kind?
    ) async throws {
        let page = try ArticleWebPage(try #require(URL(string: "https://qiita.com/a")))
        var seen: ApplicationError.Kind?
        do throws(ApplicationError) {
            try await BrowserPageOpener(StubLinkOpener(failure: failure)).open(page)
        } catch {
            seen = error.kind
        }
        #expect(seen == kind)
    }
}
