public import RepositoryKit

/// A store of secrets in memory, for tests of its users.
public actor InMemorySecretStore: SecretStore {
    private var secrets: [String: SecretText] = [:]

    /// Creates a store without secrets.
    public init() {}

    public func secret(for host: String) async throws(SecretError) -> SecretText? {
        secrets[try checked(host)]
    }

    public func keep(_ secret: SecretText, for host: String) async throws(SecretError) {
        secrets[try checked(host)] = secret
    }

    public func remove(for host: String) async throws(SecretError) {
        secrets[try checked(host)] = nil
    }

    private func checked(_ host: String) throws(SecretError) -> String {
        guard !host.isEmpty, host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-:[]".contains($0)) })
        else { throw .unsuitableHost(host) }
        return host.lowercased()
    }
}
