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

/// The limits of one exchange.
public struct HTTPLimits: Hashable, Sendable {
    /// The time limit for connecting, including name lookup and TLS.
    public var connect: Duration
    /// The time limit for which nothing may arrive.
    public var idle: Duration
    /// The time limit for the whole exchange.
    public var total: Duration
    /// The maximum size of the decoded body in bytes.
    public var bodySize: Int
    /// The maximum size of the header in bytes, including those of interim responses.
    public var headerSize: Int
    /// The maximum number of redirects that are followed.
    public var redirects: Int

    /// Creates limits; the defaults suit an interactive program.
    public init(
        connect: Duration = .seconds(10),
        idle: Duration = .seconds(15),
        total: Duration = .seconds(60),
        bodySize: Int = 32 << 20,
        headerSize: Int = 256 << 10,
        redirects: Int = 5
    ) {
        self.connect = connect
        self.idle = idle
        self.total = total
        self.bodySize = bodySize
        self.headerSize = headerSize
        self.redirects = redirects
    }
}

extension HTTPRequest {
    /// Returns the request that follows a redirect, by one rule for all transports.
    ///
    /// The token, `Authorization` and `Cookie` are sent to the first origin only; TLS is never given up; a body is sent
    /// to no other origin. 303, and 301 and 302 after POST, continue with GET (RFC 9110, 15.4).
    ///
    /// - Returns: The next request, or nil if the response is not a redirect.
    /// - Throws: ``TransportError/redirect`` if the location must not be followed.
    public func redirected(status: Int, location: String?) throws(TransportError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(status), let location else { return nil }
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL, target.user() == nil,
            target.isSecureOrLoopback, target.scheme?.lowercased() == "https" || url.scheme?.lowercased() == "http"
        else { throw .redirect }
        var next = self
        next.url = target
        if status == 303 || (status < 303 && method == .post) {
            next.method = .get
            next.body = nil
            next.headers["content-type"] = nil
        }
        if !target.hasSameOrigin(as: url) {
            guard next.body == nil else { throw .redirect }
            next.token = nil
            next.headers["authorization"] = nil
            next.headers["cookie"] = nil
        }
        return next
    }
}
