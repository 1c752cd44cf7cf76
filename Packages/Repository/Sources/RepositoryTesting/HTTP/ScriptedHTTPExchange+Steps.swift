import Foundation
public import RepositoryKit

extension ScriptedHTTPExchange.Step {
    /// Answers with a response from the URL that was asked for.
    ///
    /// - Parameters:
    ///   - status: the status.
    ///   - headers: the fields.
    ///   - body: the body, as text.
    ///   - expects: what the request has to be like, or nil for any request.
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

    /// Fails.
    public static func failure(_ error: TransportError) -> Self {
        Self(expects: nil) { _ in .failure(error) }
    }

    /// Does what a closure says, for example waits for the test.
    public static func perform(
        _ answer: @escaping @Sendable (HTTPRequest) async -> Result<HTTPResponse, TransportError>
    ) -> Self {
        Self(expects: nil, answer: answer)
    }
}
