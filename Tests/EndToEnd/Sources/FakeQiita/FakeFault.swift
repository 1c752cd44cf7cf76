public import Foundation
import InfrastructureTesting
import RepositoryKit

/// A fault of a ``FakeQiita``: a fixed response in place of the right one.
public enum FakeFault: Hashable, Sendable {
    /// No request is left until a date.
    case quotaExceeded(until: Date)
    /// The CDN in front of the service refuses, although requests are left.
    case rateLimitedByCDN
    /// The token is not valid any more.
    case unauthorized
    /// The token lacks the scope that the request needs.
    case insufficientScope
    /// A network in between answers with a page for signing in to it.
    case captivePortal
    /// The service fails with status 500.
    case internalServerError
    /// The body of the response is this text, declared as JSON.
    case body(String)
    /// The body ends before its declared length.
    case truncatedBody
    /// The connection is reset.
    case reset
    /// The request is not carried out, and no response comes.
    case noResponse
    /// The request is carried out, and no response comes.
    case lostResponse

    /// A Boolean value that indicates whether the service carries out the request in spite of the fault.
    var appliesRequest: Bool { self == .lostResponse }

    var response: LoopbackResponse {
        switch self {
        case .quotaExceeded(let date):
            .json(
                #"{"message":"Rate limit exceeded","type":"rate_limit_exceeded"}"#,
                status: 429,
                headers: [
                    "rate-limit": "60", "rate-remaining": "0", "rate-reset": String(Int(date.timeIntervalSince1970)),
                ]
            )
        case .rateLimitedByCDN:
            .html(
                "<html><body>429 Too Many Requests</body></html>",
                status: 429,
                headers: ["x-cache": "Error from cloudfront"]
            )
        case .unauthorized: .json(#"{"message":"Unauthorized","type":"unauthorized"}"#, status: 401)
        case .insufficientScope: .json(#"{"message":"Forbidden","type":"forbidden"}"#, status: 403)
        case .captivePortal: .html("<!DOCTYPE html><html><form>Wi-Fi</form></html>")
        case .internalServerError:
            .json(#"{"message":"Internal server error","type":"internal_server_error"}"#, status: 500)
        case .body(let text): .json(text)
        case .truncatedBody:
            LoopbackResponse(steps: [
                .send("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n[{"), .close,
            ])
        case .reset: LoopbackResponse(steps: [.reset])
        case .noResponse, .lostResponse: LoopbackResponse(steps: [.stall])
        }
    }
}
