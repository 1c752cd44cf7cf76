import ArticleDomain
import DomainKit
import Foundation
import RepositoryKit

extension ResourceClient {
    /// Makes a client of the API of a host.
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
    /// Where the API of the host is: over TLS, but for the loopback.
    var apiURL: URL {
        guard let url = URL(string: address + "/api/v2") else {
            preconditionFailure("A host that was checked makes a URL.")
        }
        return url
    }
}
