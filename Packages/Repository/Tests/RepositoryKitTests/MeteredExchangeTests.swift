import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct MeteredExchangeTests {
    private let clock = TestClock()
    private let store = InMemoryDocumentStore()
    private let url: URL

    init() throws {
        url = try #require(URL(string: "https://qiita.com/items"))
    }

    private func metered(_ script: [ScriptedHTTPExchange.Step], in store: (any DocumentStore)?) -> MeteredExchange {
        MeteredExchange(ScriptedHTTPExchange(script), store: store, wallClock: TestWallClock(clock))
    }

    private func quota(_ remaining: Int, of limit: Int = 60) -> HTTPHeaders {
        ["rate-limit": "\(limit)", "rate-remaining": "\(remaining)", "rate-reset": "1700000600"]
    }

    @Test
    func `counts what is sent, failures too`() async throws {
        let exchange = metered([.response(), .failure(.interrupted), .response(500)], in: nil)
        for _ in 0..<3 { _ = try? await exchange.send(HTTPRequest(.get, url)) }
        #expect(exchange.count == 3)
        #expect(await exchange.quota(at: url, token: nil) == nil)
    }

    @Test
    func `tells each account's quota, in the next run too, until the period is over`() async throws {
        let token = try HostToken.made("secret", host: "qiita.com")
        let first = metered([.response(headers: quota(59)), .response(headers: quota(990, of: 1000))], in: store)
        _ = try await first.send(HTTPRequest(.get, url))
        _ = try await first.send(HTTPRequest(.get, url, token: token))
        let second = metered([], in: store)
        for exchange in [first, second] {
            let anonymous = try #require(await exchange.quota(at: url, token: nil))
            #expect(anonymous.remaining == 59 && anonymous.limit == 60)
            #expect(anonymous.reset == Date(timeIntervalSince1970: 1_700_000_600))
            #expect(await exchange.quota(at: url, token: token)?.remaining == 990)
            let other = try HostToken.made("other", host: "qiita.com")
            #expect(await exchange.quota(at: url, token: other) == nil)
        }
        for key in try await store.keys(in: "quotas") { #expect(!key.name.contains("secret")) }
        clock.advance(by: .seconds(600))
        #expect(await second.quota(at: url, token: nil) == nil)
    }

    @Test
    func `a calendar that was set back makes no period of days`() async throws {
        let response = HTTPHeaders([("rate-remaining", "0"), ("rate-reset", "9999999999")])
        clock.advance(by: .seconds(2 * 86_400))
        _ = try await metered([.response(headers: response)], in: store).send(HTTPRequest(.get, url))
        #expect(await metered([], in: store).quota(at: url, token: nil)?.remaining == 0)
        let earlier = MeteredExchange(ScriptedHTTPExchange([]), store: store, wallClock: TestWallClock(TestClock()))
        #expect(await earlier.quota(at: url, token: nil) == nil)
    }

    @Test
    func `a store that fails is done without`() async throws {
        let exchange = metered([.response(headers: quota(59))], in: FailingDocumentStore(.full(path: "/x")))
        _ = try await exchange.send(HTTPRequest(.get, url))
        #expect(await exchange.quota(at: url, token: nil)?.remaining == 59)
    }
}
