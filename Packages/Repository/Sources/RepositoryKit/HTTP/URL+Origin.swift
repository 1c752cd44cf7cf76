public import Foundation

extension URL {
    /// A Boolean value that indicates whether data on the way to the URL is protected: `https`, or `http` to the
    /// loopback.
    public var isSecureOrLoopback: Bool {
        switch scheme?.lowercased() {
        case "https": true
        case "http": isLoopback
        default: false
        }
    }

    /// A Boolean value that indicates whether the host is this machine.
    public var isLoopback: Bool {
        ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host(percentEncoded: false)?.lowercased())
    }

    /// Returns whether both URLs have the same origin: scheme, host and port.
    public func hasSameOrigin(as other: URL) -> Bool {
        origin == other.origin
    }

    /// Scheme, host and port in a canonical form.
    var origin: String {
        let scheme = scheme?.lowercased() ?? ""
        let port = port ?? (scheme == "https" ? 443 : 80)
        return "\(scheme)://\(host(percentEncoded: false)?.lowercased() ?? ""):\(port)"
    }
}
