public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// Fetches articles from Qiita or from a team's host, by version 2 of Qiita's API.
public struct RemoteArticleGateway: ArticleGateway {
    /// The last page that the API gives of any list; it refuses those beyond, although its links name them.
    static let lastPage = 100

    private let client: ResourceClient

    /// Makes the gateway.
    ///
    /// - Parameters:
    ///   - host: where the articles are.
    ///   - exchange: sends the requests.
    ///   - token: is sent along to its own host, and nowhere else; without one the host's quota is small.
    ///   - clock: tells the date.
    public init(
        host: ArticleHost,
        exchange: any HTTPExchange,
        token: HostToken?,
        clock: any WallClock = SystemWallClock()
    ) {
        client = ResourceClient(
            exchange: exchange,
            base: host.apiURL,
            token: token,
            headers: ["accept": "application/json"],
            clock: clock
        )
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        guard request.number <= Self.lastPage else {
            let error = ValidationError(
                field: "page",
                value: String(request.number),
                rule: .within(1...Self.lastPage)
            )
            throw ApplicationError(.invalidInput(error))
        }
        return try await client.value(of: .items(request, of: selection))
    }

    @concurrent
    public func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        try await client.value(of: .item(id))
    }
}

extension ArticleHost {
    /// Where the API of the host is: over TLS, but for the loopback.
    var apiURL: URL {
        var components = URLComponents()
        components.scheme = isLoopback ? "http" : "https"
        components.host = name
        components.port = port
        components.path = "/api/v2"
        guard let url = components.url else { preconditionFailure("A host that was checked makes a URL.") }
        return url
    }
}
