import Foundation
public import InfrastructureTesting
import RepositoryKit

/// A Qiita on this machine's loopback, with the shapes, fields, limits and error bodies of the real API's version 2.
///
/// It serves the lists of articles of everybody, a search, a tag, a user and a user's stocks, each article with its
/// comments, people and tags, and takes stocks and likes. Faults are caused by tests, for all requests from then on.
public final class FakeQiita: Sendable {
    private struct State: Sendable {
        var items: [FakeItem]
        var fault: FakeFault?
        var requestsBeforeFault = 0
        var remaining: [String: Int] = [:]
        var authors: (@Sendable (LoopbackRequest, inout [FakeItem]) -> Void)?
        var delay: Duration?
    }

    /// The name of whoever the accepted token belongs to.
    public static let user = "koher"
    /// The token that is accepted.
    ///
    /// Nothing else looks like it, so that whoever searches for it finds nothing but it.
    public static let token = "5b1e90c47fd2a86e3c0794d1b8f26a5037ce41d9"

    private let server: LoopbackServer
    private let state: SharedState

    private final class SharedState: Sendable {
        let value: Lock<State>

        init(_ state: State) {
            value = Lock(state)
        }
    }

    /// Starts a service.
    ///
    /// - Parameter items: its articles, the newest first.
    /// - Throws: ``LoopbackError`` if no socket is to be had.
    public init(_ items: [FakeItem]) throws(LoopbackError) {
        let state = SharedState(State(items: items))
        self.state = state
        server = try LoopbackServer { request in
            state.value.withLock { FakeQiita.answer(request, &$0) }
        }
    }

    /// The host as the user writes it, for example `127.0.0.1:40123`.
    public var host: String { "127.0.0.1:\(server.port)" }

    /// The requests so far, in order.
    public var requests: [LoopbackRequest] { server.requests }

    /// Makes every request from now on fail in a way; nil makes all well again.
    ///
    /// - Parameter count: how many more requests are answered well before.
    public func inject(_ fault: FakeFault?, after count: Int = 0) {
        state.value.withLock {
            $0.fault = fault
            $0.requestsBeforeFault = count
        }
    }

    /// Changes the articles, as their authors do between two pages.
    public func change(_ change: @Sendable (inout [FakeItem]) -> Void) {
        state.value.withLock { change(&$0.items) }
    }

    /// Changes the articles right before each request is answered, as their authors do while somebody reads a list.
    public func changeBeforeAnswers(_ authors: @escaping @Sendable (LoopbackRequest, inout [FakeItem]) -> Void) {
        state.value.withLock { $0.authors = authors }
    }

    /// Sends every answer from now on so much later than it was made.
    public func answer(after delay: Duration) {
        state.value.withLock { $0.delay = delay }
    }

    /// Waits until at least so many requests have come.
    public func waitForRequests(_ count: Int) async {
        await server.waitForRequests(count)
    }

    /// The articles now.
    public var items: [FakeItem] { state.value.withLock { $0.items } }

    /// Stops the service; nothing answers there any more.
    public func stop() {
        server.stop()
    }

    private static func answer(_ request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        state.authors?(request, &state.items)
        var response = promptAnswer(request, &state)
        if let delay = state.delay { response.steps.insert(.pause(delay), at: 0) }
        return response
    }

    private static func promptAnswer(_ request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        guard let fault = state.fault else { return work(on: request, &state) }
        if state.requestsBeforeFault > 0 {
            state.requestsBeforeFault -= 1
            return work(on: request, &state)
        }
        if fault.carriesOutRequest { _ = work(on: request, &state) }
        return fault.response
    }

    /// A date as the field of that name writes it (RFC 9110, 5.6.7).
    private static func httpDate(_ date: Date) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "GMT")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.string(from: date)
    }

    private static func work(on request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        let authorization = request.headers["authorization"]
        let account = authorization.flatMap { FakeAccount(authorization: $0) }
        if authorization != nil, account == nil {
            return .json(#"{"message":"Unauthorized","type":"unauthorized"}"#, status: 401)
        }
        let limit = authorization == nil ? 60 : 1000
        let remaining = state.remaining[authorization ?? "", default: limit]
        let reset = Date().addingTimeInterval(3600)
        guard remaining > 0 else { return FakeFault.quotaExceeded(until: reset).response }
        state.remaining[authorization ?? ""] = remaining - 1
        let quota: HTTPFields = [
            ("rate-limit", String(limit)), ("rate-remaining", String(remaining - 1)),
            ("rate-reset", String(Int(reset.timeIntervalSince1970))), ("date", Self.httpDate(Date())),
        ]
        if let answer = ReactionEndpoint(request, items: &state.items, account: account, fields: quota) {
            return answer.response
        }
        if let answer = ProfileEndpoint(request, items: state.items, account: account, fields: quota) {
            return answer.response
        }
        return ItemsEndpoint(request, items: state.items, fields: quota).response
    }
}

/// Header fields in the order in which they are sent.
typealias HTTPFields = [(String, String)]
