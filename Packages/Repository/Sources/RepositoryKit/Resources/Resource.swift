public import DomainKit

/// The description of a request to a service: method, path, query, and how its response is read.
///
/// A gateway describes each request once; a ``ResourceClient`` sends it.
public struct Resource<Value: Sendable>: Sendable {
    /// The request method.
    public let method: HTTPRequest.Method
    /// The path components from the base URL, not encoded.
    public let path: [String]
    /// The query parameters in their order, not encoded.
    public let query: [(name: String, value: String)]
    let read: @Sendable (HTTPResponse) throws(ApplicationError) -> Value

    /// Creates a resource.
    ///
    /// The path and the query are not encoded, and the request has no body. `read` reads a successful response,
    /// mostly by ``HTTPResponse/decoded(as:)``.
    public init(
        _ path: [String],
        method: HTTPRequest.Method = .get,
        query: [(name: String, value: String)] = [],
        read: @escaping @Sendable (HTTPResponse) throws(ApplicationError) -> Value
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.read = read
    }
}

extension Resource<Void> {
    /// Creates a resource whose response has nothing to read.
    ///
    /// An HTML page as response does not come from the service: a network may ask for a sign-in, for example.
    public init(_ path: [String], method: HTTPRequest.Method) {
        self.init(path, method: method) { response throws(ApplicationError) in
            if response.isHTML {
                throw ApplicationError(.unavailable(.unexpectedAnswer), origin: HTTPFailure(response))
            }
        }
    }
}
