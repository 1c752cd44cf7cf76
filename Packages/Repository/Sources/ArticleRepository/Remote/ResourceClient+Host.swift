import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

extension ResourceClient {
    /// Creates a client of the API of a host.
    init(host: ArticleHost, exchange: any HTTPExchange, token: HostToken?, clock: any WallClock) {
        self.init(
            exchange: exchange,
            base: host.apiURL,
            token: token,
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
