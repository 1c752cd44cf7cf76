public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A gateway of the account of a token, by version 2 of Qiita's API; it always asks the host.
public struct RemoteAccountGateway: AccountGateway {
    private let host: ArticleHost
    private let exchange: any HTTPExchange
    private let clock: any WallClock

    /// Creates a gateway.
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
