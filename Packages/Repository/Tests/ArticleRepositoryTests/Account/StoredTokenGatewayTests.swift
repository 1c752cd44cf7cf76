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
        let error = ValidationError(field: "QIITA_ACCESS_TOKEN", value: Secret.placeholder, rule: .form("ASCII"))
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
