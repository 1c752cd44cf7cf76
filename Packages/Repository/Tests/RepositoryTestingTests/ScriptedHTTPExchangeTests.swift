import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct ScriptedHTTPExchangeTests {
    private let url: URL

    init() throws {
        url = try #require(URL(string: "https://qiita.com/items"))
    }

    @Test func `answers in order and remembers what was asked`() async throws {
        let exchange = ScriptedHTTPExchange([.response(201, headers: ["a": "b"], body: "c"), .failure(.interrupted)])
        let response = try await exchange.send(HTTPRequest(.post, url))
        #expect(response == HTTPResponse(status: 201, headers: ["a": "b"], body: Data("c".utf8), url: url))
        #expect(exchange.remaining == 1)
        await #expect(throws: TransportError.interrupted) { try await exchange.send(HTTPRequest(.get, url)) }
        #expect(exchange.requests.map(\.method) == [.post, .get])
        #expect(exchange.remaining == 0)
    }

    @Test func `a request beyond the script fails the test and says which`() async {
        await withKnownIssue {
            let exchange = ScriptedHTTPExchange([])
            _ = try? await exchange.send(HTTPRequest(.get, url))
        } matching: {
            $0.description.contains("No answer is left for GET https://qiita.com/items.")
        }
    }

    @Test func `a request that is not the expected one fails the test and says which`() async {
        await withKnownIssue {
            let exchange = ScriptedHTTPExchange([.response(expecting: { $0.method == .post })])
            _ = try? await exchange.send(HTTPRequest(.get, url))
        } matching: {
            $0.description.contains("GET https://qiita.com/items was not expected.")
        }
    }
}
