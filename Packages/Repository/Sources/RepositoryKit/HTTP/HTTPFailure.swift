import Foundation

/// The message of a server about a failure, for the log only.
public struct HTTPFailure: Error, Hashable, Sendable {
    /// The status code.
    public let status: Int
    /// The beginning of the body, up to 500 bytes.
    public let body: String

    /// Copies the status and the beginning of the body from a response.
    public init(_ response: HTTPResponse) {
        status = response.status
        body = String(decoding: response.body.prefix(500), as: UTF8.self)
    }
}
