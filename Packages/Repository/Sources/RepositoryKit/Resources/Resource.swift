public import DomainKit

/// What a service can be asked for, as a value: what is done with it, where it is, and how its answer is read.
///
/// A gateway describes each of its questions once; a ``ResourceClient`` asks them.
///
/// ```swift
/// func books(page: Int) -> Resource<[Book]> {
///     Resource(["api", "books"], query: [("page", "\(page)")]) { response throws(ApplicationError) in
///         try response.decoded()
///     }
/// }
/// ```
public struct Resource<Value: Sendable>: Sendable {
    /// What is done with it.
    public let method: HTTPRequest.Method
    /// The steps from the base URL to the resource, not encoded.
    public let path: [String]
    /// The parameters in their order, not encoded.
    public let query: [(name: String, value: String)]
    let read: @Sendable (HTTPResponse) throws(ApplicationError) -> Value

    /// Describes a resource.
    ///
    /// - Parameters:
    ///   - path: the steps from the base URL, not encoded.
    ///   - method: what is done with it; nothing is sent along.
    ///   - query: the parameters in their order, not encoded.
    ///   - read: reads a response of success, mostly by ``HTTPResponse/decoded(as:)``.
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
    /// Describes a change that is answered without anything to read.
    ///
    /// A page in its place comes from somebody else, who asks for a sign-in to a network for example.
    ///
    /// - Parameters:
    ///   - path: the steps from the base URL, not encoded.
    ///   - method: what is done with the resource.
    public init(_ path: [String], method: HTTPRequest.Method) {
        self.init(path, method: method) { response throws(ApplicationError) in
            if response.isPage {
                throw ApplicationError(.unavailable(.unexpectedAnswer), origin: HTTPFailure(response))
            }
        }
    }
}
