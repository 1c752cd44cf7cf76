import Foundation
public import RepositoryKit
import Synchronization
public import Testing

/// An exchange that returns scripted responses, for tests of its users.
///
/// A request beyond the script, or one that is not the expected one, is a test failure, reported where the script was
/// created, and fails with `TransportError.interrupted`.
///
/// ```swift
/// import Foundation
///
/// @Test func `a fresh response is not requested again`() async throws {
///     let script = ScriptedHTTPExchange([.response(200, body: "[]")])
///     let exchange = CachingExchange(script, age: 60)
///     for _ in 1...2 { _ = try await exchange.send(HTTPRequest(.get, URL(filePath: "/books"))) }
///     #expect(script.requests.count == 1)
/// }
/// ```
public final class ScriptedHTTPExchange: HTTPExchange {
    /// One step of a script.
    public struct Step: Sendable {
        let expects: (@Sendable (HTTPRequest) -> Bool)?
        let answer: @Sendable (HTTPRequest) async -> Result<HTTPResponse, TransportError>
    }

    private struct State {
        var steps: [Step]
        var requests: [HTTPRequest] = []
    }

    private let state: Mutex<State>
    private let location: SourceLocation

    /// Creates an exchange with steps, in order.
    public init(_ script: [Step], sourceLocation: SourceLocation = #_sourceLocation) {
        state = Mutex(State(steps: script))
        location = sourceLocation
    }

    /// The requests so far, in order.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// The number of remaining steps.
    public var remaining: Int { state.withLock { $0.steps.count } }

    @concurrent
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let step: Step? = state.withLock { state in
            state.requests.append(request)
            return state.steps.isEmpty ? nil : state.steps.removeFirst()
        }
        guard let step else {
            Issue.record("No answer is left for \(request.method.rawValue) \(request.url).", sourceLocation: location)
            throw .interrupted
        }
        if let expects = step.expects, !expects(request) {
            Issue.record("\(request.method.rawValue) \(request.url) was not expected.", sourceLocation: location)
            throw .interrupted
        }
        return try await step.answer(request).get()
    }
}

extension ScriptedHTTPExchange.Step {
    /// Returns a step with a response from the requested URL, for a request that meets a condition, or for any.
    public static func response(
        _ status: Int = 200,
        headers: HTTPHeaders = [:],
        body: String = "",
        expecting expects: (@Sendable (HTTPRequest) -> Bool)? = nil
    ) -> Self {
        Self(expects: expects) { request in
            .success(HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: request.url))
        }
    }

    /// Returns a step that fails.
    public static func failure(_ error: TransportError) -> Self {
        Self(expects: nil) { _ in .failure(error) }
    }

    /// Returns a step that runs a closure, for example one that waits for the test.
    public static func perform(
        _ answer: @escaping @Sendable (HTTPRequest) async -> Result<HTTPResponse, TransportError>
    ) -> Self {
        Self(expects: nil, answer: answer)
    }
}
