import Determinism
import DomainKit
import DomainTesting
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct RetryingExchangeTests {
    private let clock = TestClock(skipsSleep: true)
    private let url: URL

    init() throws {
        url = try #require(URL(string: "https://qiita.com/items"))
    }

    private func retrying(_ base: ScriptedHTTPExchange) -> RetryingExchange {
        RetryingExchange(base, clock: clock, wallClock: TestWallClock(clock), jitter: { 0.5 })
    }

    @Test func `tries a safe request again, each time after a longer wait`() async throws {
        let base = ScriptedHTTPExchange([.failure(.timedOut(.idle)), .response(503), .response(200, body: "x")])
        let response = try await retrying(base).send(HTTPRequest(.get, url))
        #expect(response.status == 200)
        #expect(base.remaining == 0)
        #expect(clock.sleeps == [.milliseconds(250), .milliseconds(500)])
    }

    @Test(arguments: [HTTPRequest.Method.post, .patch])
    func `sends any other request once`(method: HTTPRequest.Method) async {
        let base = ScriptedHTTPExchange([.failure(.interrupted)])
        await #expect(throws: TransportError.interrupted) {
            try await retrying(base).send(HTTPRequest(method, url))
        }
        #expect(clock.sleeps.isEmpty)
    }

    @Test(arguments: [HTTPRequest.Method.put, .delete])
    func `retries idempotent requests`(method: HTTPRequest.Method) async throws {
        let base = ScriptedHTTPExchange([.failure(.interrupted), .response(204)])
        #expect(try await retrying(base).send(HTTPRequest(method, url)).status == 204)
        #expect(base.requests.map(\.method) == [method, method])
    }

    @Test func `gives back the last failure when the attempts are used up`() async throws {
        let failing = ScriptedHTTPExchange([.response(503), .response(503), .failure(.interrupted)])
        await #expect(throws: TransportError.interrupted) { try await retrying(failing).send(HTTPRequest(.get, url)) }
        let busy = ScriptedHTTPExchange([.failure(.interrupted), .response(502), .response(503)])
        #expect(try await retrying(busy).send(HTTPRequest(.get, url)).status == 503)
    }

    @Test(
        arguments: [
            .unreachable(host: "a"), .timedOut(.total), .untrusted(host: "a"), .tooLarge(limit: 1), .malformed,
            .redirect,
            .insecure(url: "a"), .unwritable(path: "a"), .missing(library: "a"), .cancelled,
        ] as [TransportError]
    )
    func `does not try again what would fail again`(error: TransportError) async {
        let base = ScriptedHTTPExchange([.failure(error)])
        await #expect(throws: error) { try await retrying(base).send(HTTPRequest(.get, url)) }
    }

    @Test(arguments: [200, 204, 304, 400, 401, 403, 404, 422, 500])
    func `takes these answers as they are`(status: Int) async throws {
        let base = ScriptedHTTPExchange([.response(status)])
        #expect(try await retrying(base).send(HTTPRequest(.get, url)).status == status)
    }

    @Test func `waits as long as the server asks, and a little of its own`() async throws {
        let base = ScriptedHTTPExchange([.response(429, headers: ["retry-after": "3"]), .response(200)])
        #expect(try await retrying(base).send(HTTPRequest(.get, url)).status == 200)
        #expect(clock.sleeps == [.milliseconds(3250)])
    }

    @Test func `returns a response that asks for too long a pause`() async throws {
        let base = ScriptedHTTPExchange([.response(429, headers: ["retry-after": "9"])])
        #expect(try await retrying(base).send(HTTPRequest(.get, url)).status == 429)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `cancelling ends the wait`() async {
        let clock = TestClock()
        let base = ScriptedHTTPExchange([.failure(.interrupted)])
        let exchange = RetryingExchange(base, clock: clock, jitter: { 1 })
        let task = Task { [url] in try await exchange.send(HTTPRequest(.get, url)) }
        await clock.waitForSleepers()
        task.cancel()
        await #expect(throws: TransportError.cancelled) { try await task.value }
    }
}
