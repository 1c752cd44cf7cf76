public import Foundation

/// A whole response.
public struct HTTPResponse: Hashable, Sendable {
    /// The status, 200 to 599.
    public let status: Int
    /// The header fields of the last response, after redirects.
    public let headers: HTTPHeaders
    /// The body, decoded; empty if there was none.
    public let body: Data
    /// Where the response came from, after redirects.
    public let url: URL

    /// Makes a response.
    public init(status: Int, headers: HTTPHeaders, body: Data, url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }
}

/// Header fields: ordered, with names that are compared without regard to case (RFC 9110, 5.1).
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One field.
    public struct Field: Hashable, Sendable {
        /// The name, in lower case.
        public let name: String
        /// The value, without white space at its ends.
        public let value: String
    }

    /// The fields in the order in which they came.
    public private(set) var fields: [Field] = []

    /// Makes a list of fields from names and values.
    public init(_ pairs: some Sequence<(String, String)>) {
        for (name, value) in pairs { append(name, value) }
    }

    /// Makes a list of fields from a literal; repeated names are allowed.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements)
    }

    /// The first value of a field, or nil if there is none.
    ///
    /// Setting it replaces every field of the name; setting nil removes them.
    ///
    /// - Complexity: O(n) in the number of fields.
    public subscript(name: String) -> String? {
        get {
            let name = name.lowercased()
            return fields.first { $0.name == name }?.value
        }
        set {
            let name = name.lowercased()
            fields.removeAll { $0.name == name }
            if let newValue { append(name, newValue) }
        }
    }

    /// Adds a field behind the others.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name.lowercased(), value: value.trimmingCharacters(in: .whitespaces)))
    }
}

/// Why there is no whole response.
///
/// Gateways turn it into an `ApplicationError`.
public enum TransportError: Error, Hashable, Sendable {
    /// The stage at which a time limit was reached.
    public enum Stage: Hashable, Sendable {
        /// Looking up the name, connecting, TLS.
        case connect
        /// Nothing arrived for too long.
        case idle
        /// The exchange as a whole took too long.
        case total
    }

    /// The name could not be looked up, or nothing answers there.
    case unreachable(host: String)
    /// A time limit was reached.
    case timedOut(Stage)
    /// The connection broke before the response was whole.
    case interrupted
    /// The certificate, or the name in it, is not good.
    case untrusted(host: String)
    /// The decoded body or the header is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// What came is no HTTP.
    case malformed
    /// Too many redirects, or one to a place that must not be followed.
    case redirect
    /// The URL is neither `https` nor `http` to the loopback.
    case insecure(url: String)
    /// The task was cancelled.
    case cancelled
}
