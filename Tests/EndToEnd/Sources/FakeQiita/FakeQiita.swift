import Dispatch
import Foundation
public import InfrastructureTesting
import RepositoryKit
import Synchronization

/// A Qiita on this machine's loopback, with the shapes, fields, limits and error bodies of the real API's version 2.
///
/// It serves the lists of the newest articles, a search, a tag, a user and a user's stocks, single articles, comments,
/// users and tags, and accepts stocks and likes. Tests inject faults, which hold for all requests from then on.
public final class FakeQiita: Sendable {
    private struct State: Sendable {
        var items: [FakeItem]
        var images: [String: [UInt8]] = [:]
        var fault: FakeFault?
        var requestsBeforeFault = 0
        var remaining: [String: Int] = [:]
        var authors: (@Sendable (LoopbackRequest, inout [FakeItem]) -> Void)?
        var delay: Duration?
        var isHeld: (@Sendable (LoopbackRequest) -> Bool)?
    }

    /// The name of the user of the accepted token.
    public static let user = "koher"
    /// The accepted token.
    ///
    /// No other text looks like it, so that tests can search for it in files and output.
    public static let token = "5b1e90c47fd2a86e3c0794d1b8f26a5037ce41d9"

    private let server: LoopbackServer
    private let state: SharedState
    /// The group that is left when the requests that are held back are answered.
    private let hold = DispatchGroup()

    private final class SharedState: Sendable {
        let value: Mutex<State>

        init(_ state: State) {
            value = Mutex(state)
        }
    }

    /// Starts a service.
    ///
    /// - Parameter items: the articles, the newest first.
    /// - Throws: ``LoopbackError`` if no socket can be opened.
    public init(_ items: [FakeItem]) throws(LoopbackError) {
        let state = SharedState(State(items: items))
        self.state = state
        server = try LoopbackServer { [hold] request in
            if state.value.withLock({ $0.isHeld?(request) ?? false }) { hold.wait() }
            return state.value.withLock { FakeQiita.response(to: request, &$0) }
        }
    }

    /// The host as a user writes it, for example `127.0.0.1:40123`.
    public var host: String { "127.0.0.1:\(server.port)" }

    /// The requests so far, in order.
    public var requests: [LoopbackRequest] { server.requests }

    /// Injects a fault into every request from now on; nil ends the fault.
    ///
    /// - Parameters:
    ///   - fault: the fault.
    ///   - count: the number of requests that are served before the first fault.
    public func inject(_ fault: FakeFault?, after count: Int = 0) {
        state.value.withLock {
            $0.fault = fault
            $0.requestsBeforeFault = count
        }
    }

    /// Changes the articles, as authors do between two requests for pages.
    public func change(_ change: @Sendable (inout [FakeItem]) -> Void) {
        state.value.withLock { change(&$0.items) }
    }

    /// Serves a file at the path of an image, such as `/images/1`.
    public func serve(_ file: [UInt8], at path: String) {
        state.value.withLock { $0.images[path] = file }
    }

    /// Changes the articles before the response to each request, as authors do while a list is read.
    public func changeBeforeAnswers(_ authors: @escaping @Sendable (LoopbackRequest, inout [FakeItem]) -> Void) {
        state.value.withLock { $0.authors = authors }
    }

    /// Delays every response from now on.
    public func answer(after delay: Duration) {
        state.value.withLock { $0.delay = delay }
    }

    /// Holds some requests back until ``release()``; the others are answered meanwhile.
    public func hold(_ isHeld: @escaping @Sendable (LoopbackRequest) -> Bool) {
        release()
        hold.enter()
        state.value.withLock { $0.isHeld = isHeld }
    }

    /// Answers the requests that were held back.
    public func release() {
        let isHolding = state.value.withLock { state in
            defer { state.isHeld = nil }
            return state.isHeld != nil
        }
        if isHolding { hold.leave() }
    }

    deinit {
        release()
    }

    /// Waits until at least the given number of requests have arrived.
    public func waitForRequests(_ count: Int) async {
        await server.waitForRequests(count)
    }

    /// The current articles.
    public var items: [FakeItem] { state.value.withLock { $0.items } }

    /// Stops the service; further connections are refused.
    public func stop() {
        server.stop()
    }

    private static func response(to request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        state.authors?(request, &state.items)
        var response = immediateResponse(request, &state)
        if let delay = state.delay { response.steps.insert(.pause(delay), at: 0) }
        return response
    }

    private static func immediateResponse(_ request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        guard let fault = state.fault else { return serve(request, &state) }
        if state.requestsBeforeFault > 0 {
            state.requestsBeforeFault -= 1
            return serve(request, &state)
        }
        if fault.appliesRequest { _ = serve(request, &state) }
        return fault.response
    }

    /// Returns the current time in the format of the field `Date` (RFC 9110, section 5.6.7).
    private static func httpDate() -> String {
        var (now, parts, text) = (time(nil), tm(), [CChar](repeating: 0, count: 32))
        gmtime_r(&now, &parts)
        let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init), as: UTF8.self)
    }

    private static func serve(_ request: LoopbackRequest, _ state: inout State) -> LoopbackResponse {
        if let image = state.images[request.path] { return LoopbackResponse(body: Data(image)) }
        let authorization = request.headers["authorization"]
        let isSignedIn = authorization == "Bearer \(token)"
        if authorization != nil, !isSignedIn {
            return .json(#"{"message":"Unauthorized","type":"unauthorized"}"#, status: 401)
        }
        let limit = authorization == nil ? 60 : 1000
        let remaining = state.remaining[authorization ?? "", default: limit]
        let reset = Date().addingTimeInterval(3600)
        guard remaining > 0 else { return FakeFault.quotaExceeded(until: reset).response }
        state.remaining[authorization ?? ""] = remaining - 1
        let quota: HTTPFields = [
            ("rate-limit", String(limit)), ("rate-remaining", String(remaining - 1)),
            ("rate-reset", String(Int(reset.timeIntervalSince1970))), ("date", httpDate()),
        ]
        if let answer = ReactionEndpoint(request, items: &state.items, isSignedIn: isSignedIn, fields: quota) {
            return answer.response
        }
        if let answer = ProfileEndpoint(request, items: state.items, isSignedIn: isSignedIn, fields: quota) {
            return answer.response
        }
        return ItemsEndpoint(request, items: state.items, fields: quota).response
    }
}

/// Header fields, in the order in which they are sent.
typealias HTTPFields = [(String, String)]
