public import Foundation

extension URL {
    /// Whether what is sent to the URL cannot be read on the way: `https`, or `http` to this machine itself.
    public var isSecureOrLoopback: Bool {
        switch scheme?.lowercased() {
        case "https": true
        case "http": isLoopback
        default: false
        }
    }

    /// Whether the URL's host is this machine itself.
    public var isLoopback: Bool {
        ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host(percentEncoded: false)?.lowercased())
    }

    /// Whether both URLs have the same scheme, host and port, so that what may be told to one may be told to the other.
    public func hasSameOrigin(as other: URL) -> Bool {
        origin == other.origin
    }

    /// Scheme, host and port, in a form that can be compared.
    var origin: String {
        let scheme = scheme?.lowercased() ?? ""
        let port = port ?? (scheme == "https" ? 443 : 80)
        return "\(scheme)://\(host(percentEncoded: false)?.lowercased() ?? ""):\(port)"
    }
}
