public import ArticleDomain
public import RepositoryKit

/// Tells the quota that an exchange has seen at a host.
public struct MeteredQuotaGateway: QuotaGateway {
    private let host: ArticleHost
    private let token: HostToken?
    private let exchange: MeteredExchange

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - host: the host whose quota it is.
    ///   - token: whoever is signed in, or nil for nobody.
    ///   - exchange: sees the responses.
    public init(host: ArticleHost, token: HostToken?, exchange: MeteredExchange) {
        self.host = host
        self.token = token
        self.exchange = exchange
    }

    @concurrent
    public func quota() async -> RequestQuota? {
        await exchange.quota(at: host.apiURL, token: token)
            .map { RequestQuota(limit: $0.limit, remaining: $0.remaining, reset: $0.reset) }
    }

    public var requestCount: Int { exchange.count }
}
