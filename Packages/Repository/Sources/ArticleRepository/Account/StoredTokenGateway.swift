public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A gateway of the token of a host, in a store of secrets, in the environment, or of Qiita's own tool.
///
/// A token in the environment takes precedence over the stored one, for its own host. The token of Qiita's own tool is
/// read from the file of that tool; it belongs to the host that the environment names, as in the tool.
public struct StoredTokenGateway: TokenGateway {
    /// The environment variables that may contain a token, which child processes must not inherit.
    public static let secretVariables = Set(EnvironmentToken.variables)

    public let host: ArticleHost
    private let current: CurrentToken
    private let secrets: any SecretStore
    private let environment: [String: String]
    private let files: any FileTree
    private let toolFolder: String

    /// Creates a gateway.
    ///
    /// `current` receives the token with the highest precedence when a token was stored or removed. `files` reads the
    /// file of Qiita's own tool, whose settings are in `toolFolder`.
    public init(
        host: ArticleHost,
        current: CurrentToken = CurrentToken(),
        secrets: any SecretStore,
        environment: [String: String],
        files: any FileTree,
        toolFolder: String
    ) {
        self.host = host
        self.current = current
        self.secrets = secrets
        self.environment = environment
        self.files = files
        self.toolFolder = toolFolder
    }

    @concurrent
    public func tokens() async throws(ApplicationError) -> [AccessToken] {
        var accessTokens: [AccessToken] = []
        let kept: SecretText?
        if let named = try environmentToken(), named.host == host {
            accessTokens.append(AccessToken(named.secret, source: .environment(named.variable)))
        }
        kept = try await mapping { () throws(SecretError) in try await secrets.secret(for: host.storageName) }
        if let kept {
            accessTokens.append(AccessToken(try ApplicationError.validating(try kept.secret()), source: .kept))
        }
        return accessTokens
    }

    @concurrent
    public func withheldToken() async throws(ApplicationError) -> WithheldToken? {
        guard let named = try environmentToken(), named.host != host else { return nil }
        return WithheldToken(variable: named.variable, host: named.host)
    }

    private func environmentToken() throws(ApplicationError) -> EnvironmentToken? {
        try ApplicationError.validating(try EnvironmentToken(environment))
    }

    @concurrent
    public func save(_ token: Secret) async throws(ApplicationError) {
        try await mapping { () throws(SecretError) in try await secrets.keep(SecretText(token), for: host.storageName) }
        try await updateCurrent()
    }

    @concurrent
    public func remove() async throws(ApplicationError) {
        try await mapping { () throws(SecretError) in try await secrets.remove(for: host.storageName) }
        try await updateCurrent()
    }

    private func updateCurrent() async throws(ApplicationError) {
        current.set(try await tokens().first.map { HostToken($0.secret, host: host.name) })
    }

    @concurrent
    public func foreignToken() async throws(ApplicationError) -> ForeignToken? {
        guard try ApplicationError.validating(try EnvironmentToken.host(environment)) == host else { return nil }
        let path = toolFolder + "/" + ToolCredentials.file
        do throws(FileTreeError) {
            let bytes = try await files.read(ToolCredentials.file, under: toolFolder, limit: 1 << 20)
            return ToolCredentials(bytes)?.token.map { ForeignToken($0, path: path) }
        } catch {
            switch error {
            case .notFound: return nil
            case .notReadable, .notWritable, .exists, .notAFile, .linkLoop, .malformed, .tooLarge:
                throw ApplicationError(.storage(.notReadable(path: path)), origin: error)
            }
        }
    }
}

/// The token in the environment: in `QIITA_TOKEN`, as Qiita's own tool has it, or else in `QIITA_ACCESS_TOKEN`, as
/// Qiita's library for Ruby has it.
///
/// It belongs to the host in `QIITA_DOMAIN`, or to Qiita itself. A host that was chosen in another way does not get it,
/// because an option must not redirect a token.
struct EnvironmentToken {
    let secret: Secret
    let host: ArticleHost
    let variable: String

    /// The names of the variables, in the order of their precedence.
    static let variables = ["QIITA_TOKEN", "QIITA_ACCESS_TOKEN"]

    /// Finds the token, or returns nil if there is none.
    ///
    /// - Throws: ``ValidationError`` for the variable with an invalid token or host.
    init?(_ environment: [String: String]) throws(ValidationError) {
        for name in Self.variables {
            guard let text = environment[name], !text.isEmpty else { continue }
            secret = try Secret(text, field: name)
            host = try Self.host(environment)
            variable = name
            return
        }
        return nil
    }

    /// Returns the host that the environment names, or Qiita itself.
    ///
    /// - Throws: ``ValidationError`` for the variable if it contains no host.
    static func host(_ environment: [String: String]) throws(ValidationError) -> ArticleHost {
        guard let text = environment["QIITA_DOMAIN"], !text.isEmpty else { return .qiita }
        return try ArticleHost(text)
    }
}

/// The contents of `credentials.json` of Qiita's own command-line tool: tokens by name, and the name of the default.
struct ToolCredentials: Decodable {
    static let file = "credentials.json"

    private struct Credential: Decodable {
        let name: String
        let accessToken: String
    }

    private let `default`: String
    private let credentials: [Credential]

    /// Decodes the file, or returns nil if it has another form.
    init?(_ bytes: [UInt8]) {
        guard let read = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = read
    }

    /// The default token, or nil if there is none.
    var token: Secret? {
        credentials.first { $0.name == self.default }.flatMap { try? Secret($0.accessToken) }
    }
}
