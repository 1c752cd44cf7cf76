public import RepositoryKit
public import Testing

/// The contract of `SecretStore`: requirements that a test checks one by one, each against a new, empty store.
public enum SecretStoreContract: String, CaseIterable, Sendable {
    /// No secret at first.
    case noSecretAtFirst
    /// Each host has its own.
    case eachHostHasItsOwn
    /// A second secret replaces the first.
    case aSecondSecretReplacesTheFirst
    /// A removed secret is gone.
    case aRemovedSecretIsGone
    /// Removing nothing is not an error.
    case removingNothingIsNoError
    /// Hosts are compared without case.
    case hostsAreComparedWithoutCase
    /// Unsuitable hosts are refused.
    case unsuitableHostsAreRefused

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - store: a new store without secrets.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(_ store: any SecretStore, sourceLocation location: SourceLocation = #_sourceLocation) async throws
    {
        let (one, other) = (SecretText("first # \"secret\" "), SecretText("second"))
        switch self {
        case .noSecretAtFirst:
            try await expect(nil, for: "qiita.com", in: store, location)
        case .eachHostHasItsOwn:
            try await store.keep(one, for: "qiita.com")
            try await store.keep(other, for: "team.qiita.com")
            try await expect(one, for: "qiita.com", in: store, location)
            try await expect(other, for: "team.qiita.com", in: store, location)
        case .aSecondSecretReplacesTheFirst:
            try await store.keep(one, for: "qiita.com")
            try await store.keep(other, for: "qiita.com")
            try await expect(other, for: "qiita.com", in: store, location)
        case .aRemovedSecretIsGone:
            try await store.keep(one, for: "qiita.com")
            try await store.keep(other, for: "[::1]:8080")
            try await store.remove(for: "qiita.com")
            try await expect(nil, for: "qiita.com", in: store, location)
            try await expect(other, for: "[::1]:8080", in: store, location)
        case .removingNothingIsNoError:
            try await store.remove(for: "qiita.com")
        case .hostsAreComparedWithoutCase:
            try await store.keep(one, for: "Qiita.com")
            try await expect(one, for: "qIITA.COM", in: store, location)
            try await store.remove(for: "QIITA.com")
            try await expect(nil, for: "qiita.com", in: store, location)
        case .unsuitableHostsAreRefused:
            for host in ["", "a b", "日本.jp", "a\nb = c", "a/b", "#a"] {
                await #expect(throws: SecretError.unsuitableHost(host), sourceLocation: location) {
                    try await store.keep(one, for: host)
                }
                await #expect(throws: SecretError.unsuitableHost(host), sourceLocation: location) {
                    try await store.secret(for: host)
                }
            }
        }
    }

    private func expect(
        _ secret: SecretText?,
        for host: String,
        in store: any SecretStore,
        _ location: SourceLocation
    ) async throws {
        let found = try await store.secret(for: host)
        #expect(found == secret, sourceLocation: location)
    }
}
