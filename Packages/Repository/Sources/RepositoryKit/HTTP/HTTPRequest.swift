public import Foundation

/// A request, and the limits within which it has to be answered.
///
/// ```swift
/// func borrowing(_ book: Book, at url: URL, as token: HostToken) throws -> HTTPRequest {
///     let body = try JSONEncoder().encode(book)
///     return HTTPRequest(.post, url, headers: ["Content-Type": "application/json"], body: body, token: token)
/// }
/// ```
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

        /// Whether sending the request twice means the same as sending it once (RFC 9110, 9.2.2).
        ///
        /// The second answer may differ from the first all the same: what is removed is not found again. Whoever
        /// sends such a request takes "it is so already" for success.
        public var isIdempotent: Bool {
            switch self {
            case .get, .put, .delete: true
            case .post, .patch: false
            }
        }
    }

    /// Where the body of a successful response goes.
    ///
    /// ```swift
    /// let cover = URL(filePath: "/var/books/typee.png")
    /// let request = HTTPRequest(.get, URL(filePath: "/covers/typee"), destination: .file(cover))
    /// let isWritten = request.destination != HTTPRequest.Destination.memory
    /// ```
    public enum Destination: Hashable, Sendable {
        /// Into ``HTTPResponse/body``.
        case memory
        /// Into a file as it arrives, so that it takes no memory; the response's body is empty.
        ///
        /// The file must not exist. It is removed again if the exchange fails, and it is not made if the status is
        /// not 2xx; such a body is in the response.
        case file(URL)
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
    /// Where the body of a successful response goes.
    public var destination: Destination

    /// Makes a request.
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
