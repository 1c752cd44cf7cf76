import ArticleDomain
import ArticleRepository
import DomainKit
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct StoredTokenGatewayTests {
    private static let credentials = """
        {"default": "qiita", "credentials": [
          {"name": "work", "accessToken": "work-token"}, {"name": "qiita", "accessToken": "tool-token"}
        ]}
        """
    private let secrets = InMemorySecretStore()

    private func gateway(
        _ environment: [String: String] = [:],
        host: String = "qiita.com",
        current: CurrentToken = CurrentToken(),
        files: InMemoryFileTree = InMemoryFileTree()
    ) throws -> StoredTokenGateway {
        StoredTokenGateway(
            host: try ArticleHost(host),
            current: current,
            secrets: secrets,
            environment: environment,
            files: files,
            toolFolder: "/tool"
        )
    }

    private func held(_ text: String, _ source: TokenSource) throws -> AccessToken {
        AccessToken(try Secret(text), source: source)
    }

    @Test(arguments: [
        (["QIITA_TOKEN": "abc"], "qiita.com", "abc", "QIITA_TOKEN"),
        (["QIITA_ACCESS_TOKEN": "def"], "qiita.com", "def", "QIITA_ACCESS_TOKEN"),
        (["QIITA_TOKEN": "abc", "QIITA_ACCESS_TOKEN": "def"], "qiita.com", "abc", "QIITA_TOKEN"),
        (["QIITA_TOKEN": "", "QIITA_ACCESS_TOKEN": "def"], "qiita.com", "def", "QIITA_ACCESS_TOKEN"),
        (["QIITA_TOKEN": "abc", "QIITA_DOMAIN": "team.qiita.com"], "team.qiita.com", "abc", "QIITA_TOKEN"),
    ])
    func `a token of the environment belongs to the environment's host, and no other gets it`(
        environment: [String: String],
        host: String,
        token: String,
        variable: String
    ) async throws {
        #expect(try await gateway(environment, host: host).tokens() == [held(token, .environment(variable))])
        #expect(try await gateway(environment, host: host).withheldToken() == nil)
        let other = try gateway(environment, host: "other.example")
        #expect(try await other.tokens().isEmpty)
        #expect(try await other.withheldToken() == WithheldToken(variable: variable, host: ArticleHost(host)))
    }

    @Test func `a variable that holds no token is refused by its name, and its value is hidden`() async throws {
        let gateway = try gateway(["QIITA_ACCESS_TOKEN": "a b"])
        let error = ValidationError(field: "QIITA_ACCESS_TOKEN", value: Secret.placeholder, rule: .encoded("ASCII"))
        await #expect(throws: ApplicationError(.invalidInput(error))) { try await gateway.tokens() }
    }

    @Test func `a token is kept for its own host, behind that of the environment`() async throws {
        try await gateway().save(Secret("kept"))
        #expect(try await gateway().tokens() == [held("kept", .kept)])
        #expect(try await gateway(host: "team.qiita.com").tokens().isEmpty)
        let both = try await gateway(["QIITA_TOKEN": "abc"]).tokens()
        #expect(try both == [held("abc", .environment("QIITA_TOKEN")), held("kept", .kept)])
        try await gateway().remove()
        #expect(try await gateway().tokens().isEmpty)
    }

    @Test func `requests carry the token that was stored, unless that of the environment comes before it`() async throws
    {
        let current = CurrentToken()
        try await gateway(current: current).save(Secret("kept"))
        #expect(current.value == HostToken(try Secret("kept"), host: "qiita.com"))
        try await gateway(["QIITA_TOKEN": "abc"], current: current).save(Secret("other"))
        #expect(current.value == HostToken(try Secret("abc"), host: "qiita.com"))
        try await gateway(current: current).remove()
        #expect(current.value == nil)
    }

    @Test func `two ports of the loopback are two hosts`() async throws {
        try await gateway(host: "127.0.0.1:8080").save(Secret("kept"))
        #expect(try await gateway(host: "127.0.0.1:8081").tokens().isEmpty)
    }

    @Test func `the token of Qiita's own tool is found under the effective name`() async throws {
        let files = InMemoryFileTree(["/tool/credentials.json": Self.credentials])
        let found = try await gateway(files: files).foreignToken()
        #expect(found == ForeignToken(try Secret("tool-token"), path: "/tool/credentials.json"))
        #expect(try await gateway(files: files).tokens().isEmpty)
    }

    @Test func `the tool's token is for the host that the environment names`() async throws {
        let files = InMemoryFileTree(["/tool/credentials.json": Self.credentials])
        #expect(try await gateway(host: "team.qiita.com", files: files).foreignToken() == nil)
        let environment = ["QIITA_DOMAIN": "team.qiita.com"]
        #expect(try await gateway(environment, host: "team.qiita.com", files: files).foreignToken() != nil)
        #expect(try await gateway(environment, files: files).foreignToken() == nil)
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"default": "x", "credentials": []}"#,
        #"{"default": "x", "credentials": [{"name": "x", "accessToken": " "}]}"#,
    ])
    func `a file in another form than the tool's holds no token`(text: String) async throws {
        let files = InMemoryFileTree(["/tool/credentials.json": text])
        #expect(try await gateway(files: files).foreignToken() == nil)
    }

    @Test func `a file that is not there is no failure, one that cannot be read is`() async throws {
        #expect(try await gateway().foreignToken() == nil)
        let unreadable = InMemoryFileTree()
        unreadable.refuse("/tool/credentials.json", with: .notReadable(path: "credentials.json", code: 13))
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/tool/credentials.json")))) {
            try await gateway(files: unreadable).foreignToken()
        }
    }
}

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

struct StoredSizeGatewayTests {
    private struct StubIndex: MeasuredIndex {
        let answer: Result<IndexMeasure, TextIndexError>

        func measure() async throws(TextIndexError) -> IndexMeasure { try answer.get() }
    }

    private func size(
        _ index: Result<IndexMeasure, TextIndexError>,
        store: any MeasuredStore = Self.store
    ) async throws(ApplicationError) -> StorageUsage {
        try await StoredSizeGateway(host: .qiita, store: store, index: StubIndex(answer: index)).size()
    }

    /// Two articles of the host, and one of another.
    private static var store: InMemoryDocumentStore {
        let places = [("articles-qiita.com", "a"), ("articles-qiita.com", "b"), ("articles-team.qiita.com", "c")]
        let documents = places.map { collection, name in
            (DocumentKey(collection: collection, name: name), Document(version: 1, json: Array("[\"\(name)\"]".utf8)))
        }
        return InMemoryDocumentStore(Dictionary(uniqueKeysWithValues: documents))
    }

    @Test(
        arguments: [
            (nil, false, KeptIndex.State.current), (nil, true, .old), (.otherSchema, false, .old),
            (.damaged, false, .damaged),
            (.missing, false, .missing),
        ] as [(TextIndexError.Cause?, Bool, KeptIndex.State)]
    )
    func `the index is of one of four uses`(
        rebuildCause: TextIndexError.Cause?,
        isStale: Bool,
        state: KeptIndex.State
    ) async throws {
        let measure = IndexMeasure(bytes: 99, rebuildCause: rebuildCause, isStale: isStale)
        let size = try await size(.success(measure))
        #expect(size == StorageUsage(articles: 2, bytes: 10, index: KeptIndex(state, bytes: 99)))
    }

    @Test func `an unreadable size is a failure`() async throws {
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/i")))) {
            try await size(.failure(.file(.notReadable(path: "/i", code: 5))))
        }
        await #expect(throws: ApplicationError(.storage(.notReadable(path: "/s")))) {
            try await size(.failure(.cancelled), store: FailingDocumentStore(.file(.notReadable(path: "/s", code: 5))))
        }
    }
}
