public import Foundation

/// A complete HTTP response.
public struct HTTPResponse: Hashable, Sendable {
    /// The status code, 200 to 599.
    public let status: Int
    /// The header fields of the last response, after redirects.
    public let headers: HTTPHeaders
    /// The body, decoded; empty if there was none.
    public let body: Data
    /// The URL of the response, after redirects.
    public let url: URL

    /// Creates a response.
    public init(status: Int, headers: HTTPHeaders, body: Data, url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }
}
