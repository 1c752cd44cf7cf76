/// The limits of one exchange.
public struct HTTPLimits: Hashable, Sendable {
    /// The time limit for connecting, including name lookup and TLS.
    public var connect: Duration
    /// The time limit for which nothing may arrive.
    public var idle: Duration
    /// The time limit for the whole exchange.
    public var total: Duration
    /// The maximum size of the decoded body in bytes.
    public var bodySize: Int
    /// The maximum size of the header in bytes, including those of interim responses.
    public var headerSize: Int
    /// The maximum number of redirects that are followed.
    public var redirects: Int

    /// Creates limits; the defaults suit an interactive program.
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
