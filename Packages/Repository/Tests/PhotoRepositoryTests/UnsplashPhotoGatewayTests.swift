import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Testing

struct UnsplashPhotoGatewayTests {
    private static let photo = #"""
        {"id":"LBI7cgq3pbM","slug":"cat","created_at":"2016-05-03T11:00:28-04:00","width":5245,"height":3497,"color":"#60544D","blur_hash":"LoC%a7IoIVxZ",
        "description":null,"alt_description":"a tabby cat","urls":{"raw":"https://images.example/r",
        "full":"https://images.example/f","regular":"https://images.example/m","small":"https://images.example/s",
        "thumb":"https://images.example/t"},"links":{"html":"https://unsplash.example/photos/LBI7cgq3pbM",
        "download_location":"https://api.example/photos/LBI7cgq3pbM/download?ixid=1"},
        "user":{"name":"Ann","links":{"html":"https://unsplash.example/@ann"}}}
        """#

    private func gateway(_ exchange: ScriptedHTTPExchange, key: String? = "k3y") throws -> UnsplashPhotoGateway {
        UnsplashPhotoGateway(
            host: try PhotoHost("api.example", field: "host"),
            exchange: exchange,
            key: try key.map { try Secret($0) }
        )
    }

    private func authorization(_ request: HTTPRequest) -> String? { request.token?.authorization(for: request.url) }

    @Test func `a search sends the key to the host of the API`() async throws {
        let body = #"{"total":61,"total_pages":4,"results":[\#(Self.photo),{"id":"broken"}]}"#
        let exchange = ScriptedHTTPExchange([.response(body: body)])
        let search = PhotoSearch("cat", in: .unsplash, filter: PhotoFilter(orientation: .landscape))
        let page = try await gateway(exchange).page(PageRequest.first, of: search)
        #expect(page.elements.map(\.title) == ["a tabby cat"] && page.next != nil)
        #expect(page.elements.first?.credit.author == "Ann")
        #expect(page.elements.first?.details.publishedAt == Date(iso8601: "2016-05-03T15:00:28Z"))
        let request = try #require(exchange.requests.first)
        #expect(
            request.url.absoluteString.contains("/search/photos?page=1&per_page=20&query=cat&orientation=landscape")
        )
        #expect(authorization(request) == "Client-ID k3y")
    }

    @Test func `a list without words is a bare array`() async throws {
        let exchange = ScriptedHTTPExchange([.response(headers: ["x-total": "1"], body: "[\(Self.photo)]")])
        let page = try await gateway(exchange).page(PageRequest.first, of: PhotoSearch("", in: .unsplash))
        #expect(page.elements.count == 1 && page.total == 1 && page.next == nil)
        #expect(exchange.requests.first?.url.path() == "/photos")
    }

    @Test(arguments: [
        ("<https://api.example/photos?page=2>; rel=\"next\"", true),
        ("<https://api.example/photos?page=1>; rel=\"prev\"", false),
    ])
    func `the links of a page say whether another one follows, before the number of photos does`(
        _ link: String,
        hasNext: Bool
    ) async throws {
        let headers: HTTPHeaders = ["link": link, "x-total": hasNext ? "1" : "99"]
        let exchange = ScriptedHTTPExchange([.response(headers: headers, body: "[\(Self.photo)]")])
        let page = try await gateway(exchange).page(PageRequest.first, of: PhotoSearch("", in: .unsplash))
        #expect((page.next != nil) == hasNext)
    }

    @Test func `a refusal over the limit comes as 403 in plain text`() async throws {
        let limit = ScriptedHTTPExchange([.response(403, body: "Rate Limit Exceeded")])
        await #expect(throws: ApplicationError(.rateLimited(until: nil))) {
            try await gateway(limit).photo(PhotoID("unsplash:a"))
        }
        let refusal = ScriptedHTTPExchange([.response(403, body: #"{"errors":["Missing permissions"]}"#)])
        await #expect(throws: ApplicationError(.forbidden)) {
            try await gateway(refusal).photo(PhotoID("unsplash:a"))
        }
    }

    @Test func `a download is reported, with the key for the API alone`() async throws {
        let exchange = ScriptedHTTPExchange([
            .response(body: Self.photo), .response(body: "pixels"), .response(body: #"{"url":"https://x.example"}"#),
        ])
        let gateway = try gateway(exchange)
        let photo = try await gateway.photo(PhotoID("unsplash:LBI7cgq3pbM"))
        #expect(try await gateway.file(.download, of: photo) == Array("pixels".utf8))
        let urls = exchange.requests.map(\.url.absoluteString)
        #expect(
            urls == [
                "https://api.example/photos/LBI7cgq3pbM", "https://images.example/f",
                "https://api.example/photos/LBI7cgq3pbM/download?ixid=1",
            ]
        )
        #expect(exchange.requests.map(authorization) == ["Client-ID k3y", nil, "Client-ID k3y"])
    }

    @Test func `a thumbnail is not reported`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: Self.photo), .response(body: "small")])
        let gateway = try gateway(exchange)
        let photo = try await gateway.photo(PhotoID("unsplash:LBI7cgq3pbM"))
        #expect(try await gateway.file(.thumbnail, of: photo) == Array("small".utf8))
        #expect(exchange.requests.count == 2)
    }

    @Test func `a page larger than the service returns is refused`() async throws {
        await #expect(throws: ApplicationError.self) {
            try await gateway(ScriptedHTTPExchange([])).page(
                PageRequest(number: 1, size: 31),
                of: PhotoSearch("cat", in: .unsplash)
            )
        }
    }
}
