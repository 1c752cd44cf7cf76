public import DomainKit
public import Foundation
import Synchronization

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

extension HostToken {
    /// A hash that distinguishes tokens without revealing them, the same on every machine.
    ///
    /// It has 32 bits (FNV-1a; Fowler, Noll and Vo), so that it reveals no more than that of a token. It distinguishes
    /// a few accounts, and proves nothing.
    public var fingerprint: String {
        var hash: UInt32 = 2_166_136_261
        for byte in host.utf8 + [0] + secret.exposed.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

/// The token that requests to a host carry now; signing in and out changes it while the program runs.
public final class CurrentToken: Sendable {
    private let token: Mutex<HostToken?>

    /// Creates a token that can change.
    public init(_ token: HostToken? = nil) {
        self.token = Mutex(token)
    }

    /// The token, or nil if requests carry none.
    public var value: HostToken? { token.withLock { $0 } }

    /// Replaces the token for the requests that follow.
    public func set(_ token: HostToken?) {
        self.token.withLock { $0 = token }
    }
}
