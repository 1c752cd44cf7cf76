public import Foundation

/// An HTTP request, with the limits for its response.
public struct HTTPRequest: Hashable, Sendable {
    /// The request method.
    public enum Method: String, Sendable {
        /// Reads the resource; may be repeated.
        case get = "GET"
        /// Adds to the resource.
        case post = "POST"
        /// Replaces the resource; repeating it changes nothing more.
        case put = "PUT"
        /// Changes a part of the resource.
        case patch = "PATCH"
        /// Deletes the resource; repeating it changes nothing more.
        case delete = "DELETE"

        /// A Boolean value that indicates whether the method is idempotent (RFC 9110, 9.2.2).
        ///
        /// The second response may differ all the same: a deleted resource is not found again. The caller of such a
        /// method treats "already done" as success.
        public var isIdempotent: Bool {
            switch self {
            case .get, .put, .delete: true
            case .post, .patch: false
            }
        }
    }

    /// The destination of the body of a successful response.
    public enum Destination: Hashable, Sendable {
        /// ``HTTPResponse/body``.
        case memory
        /// A file that is written as the body arrives, so that it takes no memory; the body of the response is empty.
        ///
        /// The file must not exist. It is removed again if the exchange fails, and not created if the status is not
        /// 2xx; such a body is in the response.
        case file(URL)
    }

    /// The method.
    public var method: Method
    /// An absolute `https` URL, or `http` to the loopback.
    public var url: URL
    /// The header fields in the order in which they are sent, without the token.
    public var headers: HTTPHeaders
    /// The body of the request, or nil.
    public var body: Data?
    /// The token, which is sent to its own host only.
    public var token: HostToken?
    /// The limits of the exchange.
    public var limits: HTTPLimits
    /// The destination of the body of a successful response.
    public var destination: Destination

    /// Creates a request; everything but the URL has a default.
    public init(
        _ method: Method = .get,
        _ url: URL,
        headers: HTTPHeaders = [:],
        body: Data? = nil,
        token: HostToken? = nil,
        limits: HTTPLimits = HTTPLimits(),
        destination: Destination = .memory
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.token = token
        self.limits = limits
        self.destination = destination
    }
}
