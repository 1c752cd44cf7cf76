public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// Asks a host whom a token belongs to, by version 2 of Qiita's API; it never takes an older answer for good.
public struct RemoteAccountGateway: AccountGateway {
    private let host: ArticleHost
    private let exchange: any HTTPExchange
    private let clock: any WallClock

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - host: the host that is asked.
    ///   - exchange: sends the requests.
    ///   - clock: tells the date.
    public init(host: ArticleHost, exchange: any HTTPExchange, clock: any WallClock = SystemWallClock()) {
        self.host = host
        self.exchange = exchange
        self.clock = clock
    }

    @concurrent
    public func account(of token: Secret) async throws(ApplicationError) -> Account {
        let client = ResourceClient(
            exchange: exchange,
            base: host.apiURL,
            token: HostToken(token, host: host.name),
            headers: ["accept": "application/json", "cache-control": "no-cache"],
            clock: clock
        )
        return Account(try await client.value(of: .authenticatedUser), on: host)
    }
}
