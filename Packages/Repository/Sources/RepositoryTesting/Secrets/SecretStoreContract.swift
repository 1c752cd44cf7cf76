public import RepositoryKit
internal import Testing

/// The contract of `SecretStore`, for a new store without secrets.
public typealias SecretStoreContract = Contract<any SecretStore>

extension SecretStoreContract {
    /// The requirements of a store of secrets.
    public static var all: [Self] { requirements }
}

private let one = SecretText("first # \"secret\" ")
private let other = SecretText("second")

extension SecretStore {
    fileprivate func expect(_ secret: SecretText?, for host: String) async throws {
        let found = try await self.secret(for: host)
        #expect(found == secret, sourceLocation: .contract)
    }
}

private let requirements: [SecretStoreContract] = [
    Contract("No secret at first") { store in
        try await store.expect(nil, for: "qiita.com")
    },
    Contract("Each host has its own") { store in
        try await store.keep(one, for: "qiita.com")
        try await store.keep(other, for: "team.qiita.com")
        try await store.expect(one, for: "qiita.com")
        try await store.expect(other, for: "team.qiita.com")
    },
    Contract("A second secret replaces the first") { store in
        try await store.keep(one, for: "qiita.com")
        try await store.keep(other, for: "qiita.com")
        try await store.expect(other, for: "qiita.com")
    },
    Contract("A removed secret is gone") { store in
        try await store.keep(one, for: "qiita.com")
        try await store.keep(other, for: "[::1]:8080")
        try await store.remove(for: "qiita.com")
        try await store.expect(nil, for: "qiita.com")
        try await store.expect(other, for: "[::1]:8080")
    },
    Contract("Removing nothing is not an error") { store in
        try await store.remove(for: "qiita.com")
    },
    Contract("Hosts are compared without case") { store in
        try await store.keep(one, for: "Qiita.com")
        try await store.expect(one, for: "qIITA.COM")
        try await store.remove(for: "QIITA.com")
        try await store.expect(nil, for: "qiita.com")
    },
    Contract("Unsuitable hosts are refused") { store in
        for host in ["", "a b", "日本.jp", "a\nb = c", "a/b", "#a"] {
            await #expect(throws: SecretError.unsuitableHost(host), sourceLocation: .contract) {
                try await store.keep(one, for: host)
            }
            await #expect(throws: SecretError.unsuitableHost(host), sourceLocation: .contract) {
                try await store.secret(for: host)
            }
        }
    },
]
