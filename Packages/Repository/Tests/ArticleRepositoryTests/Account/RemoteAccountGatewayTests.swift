import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct RemoteAccountGatewayTests {
    private let team: ArticleHost
    private let token: Secret

    init() throws {
        team = try ArticleHost("team.qiita.com")
        token = try Secret("geheim")
    }

    @Test func `the host says whom a token belongs to, and gets that token`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: #"{"id": "ann", "name": "Ann", "items_count": 3}"#)])
        let account = try await RemoteAccountGateway(host: team, exchange: exchange).account(of: token)
        #expect(account == Account(try ArticleAuthor(id: "ann", name: "Ann"), on: team))
        let request = try #require(exchange.requests.first)
        #expect(request.url.absoluteString == "https://team.qiita.com/api/v2/authenticated_user")
        #expect(request.token?.authorization(for: request.url) == "Bearer geheim")
        #expect(request.headers["cache-control"] == "no-cache")
    }

    @Test(arguments: [(401, ApplicationError.Kind.unauthorized), (403, .forbidden)])
    func `a refusal says why`(status: Int, kind: ApplicationError.Kind) async throws {
        let exchange = ScriptedHTTPExchange([.response(status, body: #"{"message": "…", "type": "x"}"#)])
        await #expect(throws: ApplicationError(kind)) {
            try await RemoteAccountGateway(host: team, exchange: exchange).account(of: token)
        }
    }

    @Test func `the quota is that of the host's own requests`() async throws {
        let reset = Int(Date().timeIntervalSince1970) + 600
        let fields: HTTPHeaders = ["rate-limit": "1000", "rate-remaining": "998", "rate-reset": "\(reset)"]
        let exchange = RateLimitedExchange(ScriptedHTTPExchange([.response(headers: fields, body: #"{"id": "ann"}"#)]))
        _ = try await RemoteAccountGateway(host: team, exchange: exchange).account(of: token)
        let held = HostToken(token, host: team.name)
        let gateway = ExchangeQuotaGateway(host: team, token: held, exchange: exchange)
        let quota = await gateway.quota()
        #expect(quota?.remaining == 998)
        #expect(quota?.limit == 1000)
        #expect(gateway.requestCount == 1)
        #expect(await ExchangeQuotaGateway(host: team, token: nil, exchange: exchange).quota() == nil)
        #expect(await ExchangeQuotaGateway(host: .qiita, token: held, exchange: exchange).quota() == nil)
    }
}
