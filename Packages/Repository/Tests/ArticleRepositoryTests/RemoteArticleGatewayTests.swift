import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArticleRepository

struct RemoteArticleGatewayTests {
    private static let id = "c686397e4a0f4f11683d"
    private static let whole = #"""
        {
            "id": "c686397e4a0f4f11683d", "title": "Swiftの設計", "body": "# 層\n", "rendered_body": "<h1>層</h1>",
            "url": "https://qiita.com/koher/items/c686397e4a0f4f11683d", "private": false, "group": null,
            "created_at": "2018-05-29T22:54:29+09:00", "updated_at": "2018-06-01T00:00:00+09:00",
            "comments_count": 3, "likes_count": 1024, "stocks_count": 7, "reactions_count": 0,
            "tags": [{"name": "Swift", "versions": ["6.3"]}, {"name": "設計", "versions": []}],
            "user": {"id": "koher", "name": "Yuta Koshizawa", "description": null, "website_url": ""}
        }
        """#

    private func gateway(_ exchange: ScriptedHTTPExchange, host: String = "qiita.com") throws -> RemoteArticleGateway {
        RemoteArticleGateway(ResourceClient(host: try ArticleHost(host), exchange: exchange, token: nil))
    }

    @Test func `an article comes whole`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: Self.whole)])
        let fetched = try await gateway(exchange).article(ArticleID(Self.id))
        #expect(fetched.freshness == .live)
        let expected = try Article(
            id: ArticleID(Self.id),
            title: "Swiftの設計",
            body: "# 層\n",
            author: ArticleAuthor(id: "koher", name: "Yuta Koshizawa"),
            tags: [ArticleTag("Swift", versions: ["6.3"]), ArticleTag("設計")],
            url: URL(string: "https://qiita.com/koher/items/c686397e4a0f4f11683d"),
            createdAt: Date(timeIntervalSince1970: 1_527_602_069),
            updatedAt: Date(timeIntervalSince1970: 1_527_778_800),
            counts: ArticleCounts(likes: 1024, stocks: 7, comments: 3)
        )
        #expect(fetched.value == expected)
        #expect(exchange.requests.map(\.url.absoluteString) == ["https://qiita.com/api/v2/items/\(Self.id)"])
    }

    @Test(arguments: [
        #"{"id": "a", "title": "t"}"#,
        #"{"id": "a", "title": "t", "body": null, "user": null, "tags": null, "url": null, "created_at": null}"#,
        #"{"id": "a", "title": "t", "user": {"id": ""}, "tags": [{"name": ""}, {}], "url": "javascript:x"}"#,
        #"{"id": "a", "title": "t", "user": [], "tags": {}, "url": 1, "created_at": "yesterday", "likes_count": -1}"#,
        #"{"id": "a", "title": "t", "new": {"keys": [1]}, "likes_count": "many"}"#,
    ])
    func `a list does without everything but identifier and title`(item: String) async throws {
        let gateway = try gateway(ScriptedHTTPExchange([.response(body: "[\(item)]")]))
        let page = try await gateway.page(.first, of: .newest)
        #expect(page.elements.map(\.value) == [try Article(id: ArticleID("a"), title: "t", body: "")])
    }

    @Test(arguments: [
        (#"{"title": "t"}"#, "id"), (#"{"id": "../x", "title": "t"}"#, "id"),
        (#"{"id": "a"}"#, "title"), (#"{"id": "a", "title": null}"#, "title"),
        (#"{"id": "a", "title": " "}"#, "title"), ("null", nil), ("7", nil), ("[[1], {}]", nil),
    ])
    func `an element without a required field is left out of the list and reported with its place`(
        item: String,
        field: String?
    ) async throws {
        let suffix = field.map { ".\($0)" } ?? ""
        let body = #"[{"id": "a", "title": "t"}, \#(item), {"id": "c", "title": "t"}]"#
        let (first, skipped) = (PageRequest.first, SkippedDocuments())
        let gateway = RemoteArticleGateway(
            ResourceClient(host: .qiita, exchange: ScriptedHTTPExchange([.response(body: body)]), token: nil),
            skipped: skipped
        )
        let page = try await gateway.page(first, of: .newest)
        #expect(page.elements.map(\.id.rawValue) == ["a", "c"])
        #expect(skipped.reasons == [ApplicationError(.invalidData("items[1]\(suffix)"))])

        let alone = try self.gateway(ScriptedHTTPExchange([.response(body: "[\(item)]")]))
        await #expect(throws: ApplicationError(.invalidData("items[0]\(suffix)"))) {
            try await alone.page(first, of: .newest)
        }
    }

    @Test func `half a surrogate pair is replaced, and refuses nothing`() async throws {
        let body =
            #"[{"id": "a", "title": "x\uD83D", "body": "\uDE00 y", "\uD83D": 1}, {"id": "b", "title": "\uD83D\uDE00"}]"#
        let page = try await gateway(ScriptedHTTPExchange([.response(body: body)])).page(.first, of: .newest)
        #expect(page.elements.map(\.value.title) == ["x\u{FFFD}", "😀"])
        #expect(page.elements.first?.value.body == "\u{FFFD} y")
    }

    @Test func `a full page with an element that is no article has a next one all the same`() async throws {
        let body = #"[{"id": "a", "title": "t"}, null]"#
        let page = try await gateway(ScriptedHTTPExchange([.response(body: body)]))
            .page(PageRequest(number: 1, size: 2), of: .newest)
        #expect(page.next?.number == 2)
    }

    @Test func `an article cannot be read without its text`() async throws {
        let gateway = try gateway(ScriptedHTTPExchange([.response(body: #"{"id": "a", "title": "t"}"#)]))
        await #expect(throws: ApplicationError(.invalidData("items/a.body"))) {
            try await gateway.article(ArticleID("a"))
        }
    }

    @Test func `a search sends the query as it was written`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: "[]")])
        let page = try await gateway(exchange, host: "127.0.0.1:8080")
            .page(PageRequest(number: 2, size: 50), of: .search(SearchQuery("C++ 設計")))
        #expect(
            exchange.requests.map(\.url.absoluteString)
                == ["http://127.0.0.1:8080/api/v2/items?page=2&per_page=50&query=C%2B%2B%20%E8%A8%AD%E8%A8%88"]
        )
        #expect(page.elements.isEmpty && page.next == nil)
    }

    @Test(
        arguments: [
            (1, ["link": "<https://qiita.com/api/v2/items?page=2&per_page=1>; rel=\"next\"", "total-count": "3"], 2),
            (1, ["link": "<https://qiita.com/api/v2/items?page=&per_page=1>; rel=\"next\""], nil),
            (1, ["link": "<https://qiita.com/api/v2/items?page=1>; rel=\"first\"", "total-count": "9"], nil),
            (100, ["link": "<https://qiita.com/api/v2/items?page=101>; rel=\"next\"", "total-count": "34025"], nil),
            (1, ["total-count": "2"], 2), (2, ["total-count": "2"], nil), (1, [:], 2),
        ] as [(Int, HTTPHeaders, Int?)]
    )
    func `the next page is the one that may be asked for`(number: Int, headers: HTTPHeaders, next: Int?) async throws {
        let item = #"[{"id": "a", "title": "t"}]"#
        let gateway = try gateway(ScriptedHTTPExchange([.response(headers: headers, body: item)]))
        let page = try await gateway.page(PageRequest(number: number, size: 1), of: .newest)
        #expect(page.next?.number == next)
        #expect(page.total == headers["total-count"].flatMap { Int($0) })
    }

    @Test func `each list has its own place`() async throws {
        let author = try ArticleAuthor(id: "koher@work")
        let places: [(ArticleSelection, String)] = [
            (.newest, "items"), (.tag(try ArticleTag("C# 入門")), "tags/C%23%20%E5%85%A5%E9%96%80/items"),
            (.author(author), "users/koher%40work/items"), (.stocks(of: author), "users/koher%40work/stocks"),
            (.mine, "authenticated_user/items"),
        ]
        for (selection, place) in places {
            let exchange = ScriptedHTTPExchange([.response(body: "[]")])
            _ = try await gateway(exchange).page(.first, of: selection)
            let urls = exchange.requests.map(\.url.absoluteString)
            #expect(urls == ["https://qiita.com/api/v2/\(place)?page=1&per_page=20"])
        }
    }

    @Test func `one's own stocks are found by one's name, which is asked for once for each token`() async throws {
        let exchange = ScriptedHTTPExchange([
            .response(body: #"{"id": "koher", "image_monthly_upload_limit": 1}"#), .response(body: "[]"),
            .response(body: "[]"), .response(body: #"{"id": "ann"}"#), .response(body: "[]"), .response(401),
        ])
        let current = CurrentToken(HostToken(try Secret("0123"), host: "qiita.com"))
        let client = ResourceClient(host: .qiita, exchange: exchange, token: current.value)
        let gateway = RemoteArticleGateway(client)
        _ = try await gateway.page(.first, of: .stocks(of: nil))
        _ = try await gateway.page(PageRequest.first.next, of: .stocks(of: nil))
        current.set(HostToken(try Secret("4567"), host: "qiita.com"))
        _ = try await gateway.page(.first, of: .stocks(of: nil))
        current.set(nil)
        await #expect(throws: ApplicationError.self) { try await gateway.page(.first, of: .stocks(of: nil)) }
        #expect(
            exchange.requests.map(\.url.path) == [
                "/api/v2/authenticated_user", "/api/v2/users/koher/stocks", "/api/v2/users/koher/stocks",
                "/api/v2/authenticated_user", "/api/v2/users/ann/stocks", "/api/v2/authenticated_user",
            ]
        )
    }

    @Test func `a page beyond the hundredth is not asked for`() async throws {
        let gateway = try gateway(ScriptedHTTPExchange([]))
        let error = ValidationError(field: "page", value: "101", rule: .within(1...100))
        await #expect(throws: ApplicationError(.invalidInput(error))) {
            try await gateway.page(PageRequest(number: 101, size: 20), of: .newest)
        }
    }
}

/// A decoder that returns a dot, or fails.
private struct StubDecoder: ImageDecoder {
    var error: ImageError?

    @concurrent
    func decode(_ file: [UInt8], fitting limit: PixelSize) async throws(ImageError) -> PixelImage {
        let dot = [UInt8(limit.height / 4), 2, 3, 255]
        guard error == nil, let image = PixelImage(width: 1, height: 1, rgba: dot) else { throw error ?? .empty }
        return image
    }
}

struct RemoteArticleImageGatewayTests {
    private func image(
        at url: String,
        _ exchange: ScriptedHTTPExchange,
        _ decoder: StubDecoder = StubDecoder()
    ) async throws -> PixelImage {
        let address = try ArticleImageAddress(url, in: .qiita)
        return try await RemoteArticleImageGateway(exchange: exchange, decoder: decoder).image(at: address)
    }

    @Test(arguments: ["https://images.example/a.png", "https://qiita.com/a.png"])
    func `a request for an image has limits, and neither a token nor a field of the reader`(url: String) async throws {
        let exchange = ScriptedHTTPExchange([.response(body: "a picture")])
        #expect(try await image(at: url, exchange) == PixelImage(width: 1, height: 1, rgba: [100, 2, 3, 255]))
        let request = try #require(exchange.requests.first)
        #expect(request.url.absoluteString == url)
        #expect(request.token == nil)
        #expect(request.headers.fields.isEmpty)
        #expect(request.limits.bodySize == ImageHeader.fileSizeLimit)
    }

    @Test func `an image that cannot be fetched or decoded is an error`() async throws {
        var error = await #expect(throws: ApplicationError.self) {
            try await image(at: "https://images.example/a", ScriptedHTTPExchange([.response(404)]))
        }
        #expect(error?.kind == .notFound)
        error = await #expect(throws: ApplicationError.self) {
            let exchange = ScriptedHTTPExchange([.response(body: "GIF89a")])
            return try await image(at: "https://images.example/a", exchange, StubDecoder(error: .damaged(.gif)))
        }
        #expect(error?.kind == .invalidData("picture: gif"))
    }
}
