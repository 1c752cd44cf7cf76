public import DomainKit
public import Foundation

/// A request, and the limits within which it has to be answered.
public struct HTTPRequest: Hashable, Sendable {
    /// What is to be done with the resource.
    public enum Method: String, Sendable {
        /// Reads; may be repeated.
        case get = "GET"
        /// Adds.
        case post = "POST"
        /// Puts in place; repeating it changes nothing more.
        case put = "PUT"
        /// Changes a part.
        case patch = "PATCH"
        /// Removes; repeating it changes nothing more.
        case delete = "DELETE"
    }

    /// What is to be done.
    public var method: Method
    /// An absolute `https` URL, or `http` to the loopback.
    public var url: URL
    /// Header fields in the order in which they are sent, without the token.
    public var headers: HTTPHeaders
    /// What is sent along, or nil.
    public var body: Data?
    /// The token, which is sent to its own host only.
    public var token: HostToken?
    /// How long and how large the answer may be.
    public var limits: HTTPLimits

    /// Makes a request.
    public init(
        _ method: Method = .get,
        _ url: URL,
        headers: HTTPHeaders = [:],
        body: Data? = nil,
        token: HostToken? = nil,
        limits: HTTPLimits = HTTPLimits()
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.token = token
        self.limits = limits
    }
}

/// A token, bound to the one host that it may be sent to.
public struct HostToken: Hashable, Sendable {
    /// The host in lower case, without port, for example `qiita.com`.
    public let host: String
    private let secret: Secret

    /// Binds a token to a host.
    public init(_ secret: Secret, host: String) {
        self.secret = secret
        self.host = host.lowercased()
    }

    /// The value of the `Authorization` field, if a request to `url` may carry the token: over TLS or to the loopback,
    /// and to exactly the token's own host.
    ///
    /// - Returns: `Bearer` and the token, or nil if `url` must not see it.
    public func authorization(for url: URL) -> String? {
        guard let host = url.host(percentEncoded: false)?.lowercased(), host == self.host, url.isSecureOrLoopback else {
            return nil
        }
        return "Bearer \(secret.exposed)"
    }
}

extension URL {
    /// Whether what is sent to the URL cannot be read on the way: `https`, or `http` to this machine itself.
    public var isSecureOrLoopback: Bool {
        switch scheme?.lowercased() {
        case "https": true
        case "http": ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host(percentEncoded: false)?.lowercased())
        default: false
        }
    }
}

/// The limits of one exchange.
public struct HTTPLimits: Hashable, Sendable {
    /// How long connecting may take, with name lookup and TLS.
    public var connect: Duration
    /// How long nothing at all may arrive.
    public var idle: Duration
    /// How long the whole exchange may take.
    public var total: Duration
    /// How large the decoded body may be, in bytes.
    public var bodySize: Int
    /// How many redirects are followed.
    public var redirects: Int

    /// Makes limits; without arguments those of an interactive program.
    public init(
        connect: Duration = .seconds(10),
        idle: Duration = .seconds(15),
        total: Duration = .seconds(60),
        bodySize: Int = 32 << 20,
        redirects: Int = 5
    ) {
        self.connect = connect
        self.idle = idle
        self.total = total
        self.bodySize = bodySize
        self.redirects = redirects
    }
}
