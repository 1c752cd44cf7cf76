import Foundation
public import RepositoryKit

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
