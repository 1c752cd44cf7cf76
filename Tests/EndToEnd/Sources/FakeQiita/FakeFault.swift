public import Foundation
import InfrastructureTesting
import RepositoryKit

/// What can go wrong at a ``FakeQiita``: a ready answer in place of the right one.
public enum FakeFault: Hashable, Sendable {
    /// The quota is used up until a time.
    case quotaExceeded(until: Date)
    /// The caches in front of the service refuse, although there is quota left.
    case rateLimitedByCDN
    /// The token is no longer good.
    case unauthorized
    /// The token lacks a scope that is needed.
    case insufficientScope
    /// Somebody else answers with a page to sign in on.
    case captivePortal
    /// The service has broken down.
    case internalServerError
    /// The answer is this text, as JSON.
    case body(String)
    /// The answer ends in the middle.
    case truncatedBody
    /// The connection is reset.
    case reset
    /// Nothing is done, and nothing is ever answered.
    case noResponse
    /// What is asked for is done, and nothing is ever answered.
    case lostResponse

    /// Whether the service does what it is asked, whatever it answers.
    var carriesOutRequest: Bool { self == .lostResponse }

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
