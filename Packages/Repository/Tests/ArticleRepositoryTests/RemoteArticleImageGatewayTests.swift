import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@testable import ArticleRepository

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
