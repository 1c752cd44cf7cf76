public import DomainKit
public import Foundation

/// A token that is bound to the one host that may receive it.
public struct HostToken: Hashable, Sendable {
    /// The host in lower case, without port, for example `qiita.com`.
    public let host: String
    let secret: Secret
    private let scheme: String

    /// Binds a token to a host without port, compared without regard to case.
    ///
    /// The scheme is the authentication scheme of the service (RFC 9110, section 11.1).
    public init(_ secret: Secret, host: String, scheme: String = "Bearer") {
        self.secret = secret
        self.host = host.lowercased()
        self.scheme = scheme
    }

    /// Returns the value of the `Authorization` field, if a request to `url` may carry the token: over TLS or to the
    /// loopback, and to exactly the token's own host.
    ///
    /// - Returns: The scheme and the token, or nil if `url` must not receive it.
    public func authorization(for url: URL) -> String? {
        guard let host = url.host(percentEncoded: false)?.lowercased(), host == self.host, url.isSecureOrLoopback else {
            return nil
        }
        return "\(scheme) \(secret.exposed)"
    }
}
