/// The limits of one exchange.
///
/// ```swift
/// var limits = HTTPLimits(total: .seconds(10))
/// limits.bodySize = 1 << 20
/// ```
public struct HTTPLimits: Hashable, Sendable {
    /// How long connecting may take, with name lookup and TLS.
    public var connect: Duration
    /// How long nothing at all may arrive.
    public var idle: Duration
    /// How long the whole exchange may take.
    public var total: Duration
    /// How large the decoded body may be, in bytes.
    public var bodySize: Int
    /// How large the header may be, with those of interim responses, in bytes.
    public var headerSize: Int
    /// How many redirects are followed.
    public var redirects: Int

    /// Makes limits; without arguments those of an interactive program.
    public init(
        connect: Duration = .seconds(10),
        idle: Duration = .seconds(15),
        total: Duration = .seconds(60),
        bodySize: Int = 32 << 20,
        headerSize: Int = 256 << 10,
        redirects: Int = 5
    ) {
        self.connect = connect
        self.idle = idle
        self.total = total
        self.bodySize = bodySize
        self.headerSize = headerSize
        self.redirects = redirects
    }
}
