public import ArticleDomain
public import DomainKit
public import RepositoryKit

/// Reads the quota of a host from the exchange that keeps within it.
public struct ExchangeQuotaGateway: QuotaGateway {
    private let host: ArticleHost
    private let token: @Sendable () -> HostToken?
    private let exchange: RateLimitedExchange

    /// Creates a gateway.
    ///
    /// The exchange knows the quotas, because every request goes through it. The token is evaluated for each call.
    public init(
        host: ArticleHost,
        token: @autoclosure @escaping @Sendable () -> HostToken?,
        exchange: RateLimitedExchange
    ) {
        self.host = host
        self.token = token
        self.exchange = exchange
    }

    @concurrent
    public func quota() async -> RequestQuota? {
        await exchange.quota(at: host.apiURL, token: token())
            .map { RequestQuota(limit: $0.limit, remaining: $0.remaining, reset: $0.reset) }
    }

    /// The reason for which requests are held back now, or nil.
    public var refusal: ApplicationError.Kind? { exchange.refusal(at: host.apiURL, token: token()) }

    /// The number of requests that were sent, failed ones included.
    public var requestCount: Int { exchange.requestCount }
}
