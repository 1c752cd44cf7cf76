import Determinism
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct RateLimitedExchangeTests {
    private let clock = TestClock()
    private let start = Date(timeIntervalSince1970: 1_700_000_000)
    private var wallClock: TestWallClock { TestWallClock(clock, start: start) }
    private let url: URL

    init() throws {
        url = try #require(URL(string: "https://qiita.com/items"))
    }

    private func limited(
        _ script: [ScriptedHTTPExchange.Step],
        in store: (any DocumentStore)? = nil
    ) -> (RateLimitedExchange, ScriptedHTTPExchange) {
        let base = ScriptedHTTPExchange(script)
        return (RateLimitedExchange(base, store: store, wallClock: wallClock), base)
    }

    private func quota(_ remaining: Int, of limit: Int = 60) -> HTTPHeaders {
        ["rate-limit": "\(limit)", "rate-remaining": "\(remaining)", "rate-reset": "1700000600"]
    }

    @Test func `sends nothing when nothing is left, until the next period`() async throws {
        let (exchange, base) = limited([.response(headers: quota(1)), .response(headers: quota(0)), .response()])
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
        let refused = try await exchange.send(HTTPRequest(.get, url))
        #expect(refused.status == 429)
        #expect(refused.headers["retry-after"] == "600")
        #expect(refused.failure(now: start)?.kind == .rateLimited(until: start + 600))
        #expect(base.requests.count == 2)
        #expect(exchange.refusal(at: url, token: nil) == .rateLimited(until: start + 600))
        clock.advance(by: .seconds(600))
        #expect(exchange.refusal(at: url, token: nil) == nil)
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
    }

    @Test func `counts the requests that are under way`() async throws {
        let (exchange, base) = limited([.response(headers: quota(2)), .response(), .response()])
        for _ in 0..<3 { #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200) }
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 429)
        #expect(base.requests.count == 3)
    }

    @Test func `an answer that was overtaken gives nothing back`() async throws {
        let gate = TestClock()
        let late = HTTPResponse(status: 200, headers: quota(5), body: Data(), url: url)
        let waits = ScriptedHTTPExchange.Step.perform { _ in
            try? await gate.sleep(for: .seconds(1))
            return .success(late)
        }
        let (exchange, _) = limited([waits, .response(headers: quota(0))])
        let first = Task { [url] in try await exchange.send(HTTPRequest(.get, url)) }
        await gate.waitForSleepers()
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
        gate.advance(by: .seconds(1))
        #expect(try await first.value.status == 200)
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 429)
    }

    @Test func `leaves the caches in front of a server alone for half a minute`() async throws {
        var headers = quota(900)
        headers["x-cache"] = "Error from cloudfront"
        let (exchange, base) = limited([.response(429, headers: headers), .response()])
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 429)
        clock.advance(by: .seconds(29))
        #expect(exchange.refusal(at: url, token: nil) == .unavailable(.busy(until: start + 30)))
        let refused = try await exchange.send(HTTPRequest(.get, url))
        #expect(refused.headers["retry-after"] == "1")
        #expect(refused.failure(now: wallClock.now)?.kind == .unavailable(.busy(until: start + 30)))
        #expect(base.requests.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
    }

    @Test func `counts each server and each token by itself`() async throws {
        let (exchange, _) = limited([.response(headers: quota(0)), .response(), .response()])
        let token = try HostToken.made("t", host: "qiita.com")
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
        #expect(try await exchange.send(HTTPRequest(.get, url, token: token)).status == 200)
        let other = try #require(URL(string: "https://team.qiita.com/"))
        #expect(try await exchange.send(HTTPRequest(.get, other)).status == 200)
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 429)
    }

    @Test func `any number of seconds is a day at most`() async throws {
        let (exchange, _) = limited([.response(429, headers: ["retry-after": "9223372036854775807"])])
        _ = try await exchange.send(HTTPRequest(.get, url))
        #expect(try await exchange.send(HTTPRequest(.get, url)).headers["retry-after"] == "86400")
    }

    @Test(arguments: [86_400, 9_000_000_000])
    func `a host is asked again although it states that nothing is left until a far day`(wait: Int) async throws {
        let reset = "\(Int(start.timeIntervalSince1970) + wait)"
        let (exchange, base) = limited(
            [.response(headers: ["rate-remaining": "0", "rate-reset": reset]), .response()],
            in: store
        )
        _ = try await exchange.send(HTTPRequest(.get, url))
        #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200)
        #expect(base.requests.count == 2)
        #expect(await limited([], in: store).0.quota(at: url, token: nil) == nil)
    }

    @Test func `asks as often as it likes where nothing is known`() async throws {
        let (exchange, _) = limited(Array(repeating: .response(), count: 100))
        for _ in 0..<100 { #expect(try await exchange.send(HTTPRequest(.get, url)).status == 200) }
    }

    @Test func `counts what is sent, failures too, and not what it refuses`() async throws {
        let (exchange, _) = limited([.response(), .failure(.interrupted), .response(500), .response(headers: quota(0))])
        for _ in 0..<5 { _ = try? await exchange.send(HTTPRequest(.get, url)) }
        #expect(exchange.requestCount == 4)
    }

    // MARK: - Stored quotas

    private let store = InMemoryDocumentStore()

    @Test func `sends nothing in the next run either, until the next period`() async throws {
        let (first, _) = limited([.response(headers: quota(1))], in: store)
        _ = try await first.send(HTTPRequest(.get, url))
        let (second, base) = limited([.response(), .response()], in: store)
        #expect(try await second.send(HTTPRequest(.get, url)).status == 200)
        let refused = try await second.send(HTTPRequest(.get, url))
        #expect(refused.failure(now: start)?.kind == .rateLimited(until: start + 600))
        #expect(base.requests.count == 1)
        clock.advance(by: .seconds(600))
        #expect(try await second.send(HTTPRequest(.get, url)).status == 200)
    }

    @Test func `states each account's quota, in the next run too, until the period is over`() async throws {
        let token = try HostToken.made("secret", host: "qiita.com")
        let (first, _) = limited([.response(headers: quota(59)), .response(headers: quota(990, of: 1000))], in: store)
        _ = try await first.send(HTTPRequest(.get, url))
        _ = try await first.send(HTTPRequest(.get, url, token: token))
        let (second, _) = limited([], in: store)
        for exchange in [first, second] {
            let anonymous = try #require(await exchange.quota(at: url, token: nil))
            #expect(anonymous.remaining == 59 && anonymous.limit == 60)
            #expect(anonymous.reset == start + 600)
            #expect(await exchange.quota(at: url, token: token)?.remaining == 990)
            let other = try HostToken.made("other", host: "qiita.com")
            #expect(await exchange.quota(at: url, token: other) == nil)
        }
        for key in try await store.keys(in: "quotas") { #expect(!key.name.contains("secret")) }
        clock.advance(by: .seconds(600))
        #expect(await second.quota(at: url, token: nil) == nil)
    }

    @Test func `a calendar that was set back makes no period of days`() async throws {
        let reset = Int(start.timeIntervalSince1970) + 2 * 86_400 + 600
        let response = HTTPHeaders([("rate-remaining", "0"), ("rate-reset", "\(reset)")])
        clock.advance(by: .seconds(2 * 86_400))
        _ = try await limited([.response(headers: response)], in: store).0.send(HTTPRequest(.get, url))
        #expect(await limited([], in: store).0.quota(at: url, token: nil)?.remaining == 0)
        let earlier = RateLimitedExchange(
            ScriptedHTTPExchange([.response()]),
            store: store,
            wallClock: TestWallClock(start: start)
        )
        #expect(await earlier.quota(at: url, token: nil) == nil)
        #expect(try await earlier.send(HTTPRequest(.get, url)).status == 200)
    }

    @Test func `a store that fails is done without`() async throws {
        let (exchange, _) = limited([.response(headers: quota(59))], in: FailingDocumentStore(.file(.full(path: "/x"))))
        _ = try await exchange.send(HTTPRequest(.get, url))
        #expect(await exchange.quota(at: url, token: nil)?.remaining == 59)
    }
}
