public import ArticleDomain
public import DomainKit
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
