import Foundation

/// What a server said about a failure, for the log only.
///
/// ```swift
/// func note(_ response: HTTPResponse) -> String {
///     let failure = HTTPFailure(response)
///     return "\(failure.status): \(failure.body)"
/// }
/// ```
public struct HTTPFailure: Error, Hashable, Sendable {
    /// The status.
    public let status: Int
    /// The beginning of the body, at most 500 bytes of it, with which servers say what is wrong.
    public let body: String

    /// Takes from a response what helps to find out why it failed.
    public init(_ response: HTTPResponse) {
        status = response.status
        body = String(decoding: response.body.prefix(500), as: UTF8.self)
    }
}
