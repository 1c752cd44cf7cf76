public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

extension ResourceClient {
    /// Creates a client of the API of a host.
    ///
    /// The token is sent to its own host only, and evaluated for each request; without one the host's quota is small.
    public init(
        host: ArticleHost,
        exchange: any HTTPExchange,
        token: @autoclosure @escaping @Sendable () -> HostToken?,
        clock: any WallClock = SystemWallClock()
    ) {
        self.init(
            exchange: exchange,
            base: host.apiURL,
            token: token(),
            headers: ["accept": "application/json"],
            clock: clock
        )
    }
}

extension ArticleHost {
    /// The base URL of the API: `https`, except for the loopback.
    var apiURL: URL {
        guard let url = URL(string: address + "/api/v2") else {
            preconditionFailure("A host that was checked makes a URL.")
        }
        return url
    }
}
