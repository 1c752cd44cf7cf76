/// The token that requests to a host carry now; signing in and out changes it while the program runs.
public final class CurrentToken: Sendable {
    private let token: Lock<HostToken?>

    /// Creates a token that can change.
    public init(_ token: HostToken? = nil) {
        self.token = Lock(token)
    }

    /// The token, or nil if requests carry none.
    public var value: HostToken? { token.withLock { $0 } }

    /// Replaces the token for the requests that follow.
    public func set(_ token: HostToken?) {
        self.token.withLock { $0 = token }
    }
}
