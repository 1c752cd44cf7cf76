#if canImport(Security)
    internal import DedicatedThreads
    internal import Foundation
    public import RepositoryKit
    internal import Security

    /// Keeps secrets in the Keychain: one generic password for each host, which other devices and backups do not get.
    public struct KeychainSecretStore: SecretStore {
        private let service: String

        /// Creates a store.
        ///
        /// - Parameter service: the name under which the Keychain has the secrets of the app.
        public init(service: String) {
            self.service = service
        }

        @concurrent
        public func secret(for host: String) async throws(SecretError) -> SecretText? {
            let host = try checked(host)
            return try await DedicatedThread.run { () throws(SecretError) in
                var query = query(for: host)
                query[kSecReturnData] = true
                var found: CFTypeRef?
                let status = SecItemCopyMatching(query as CFDictionary, &found)
                if status == errSecItemNotFound { return nil }
                guard status == errSecSuccess, let data = found as? NSData else {
                    throw Self.error(status)
                }
                return SecretText(String(decoding: Data(referencing: data), as: UTF8.self))
            }
        }

        @concurrent
        public func keep(_ secret: SecretText, for host: String) async throws(SecretError) {
            let host = try checked(host)
            try await DedicatedThread.run { () throws(SecretError) in
                let query = query(for: host)
                let content: [CFString: Any] = [
                    kSecValueData: Data(secret.exposed.utf8),
                    kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
                ]
                var status = SecItemUpdate(query as CFDictionary, content as CFDictionary)
                if status == errSecItemNotFound {
                    status = SecItemAdd(query.merging(content) { $1 } as CFDictionary, nil)
                }
                guard status == errSecSuccess else { throw Self.error(status) }
            }
        }

        @concurrent
        public func remove(for host: String) async throws(SecretError) {
            let host = try checked(host)
            try await DedicatedThread.run { () throws(SecretError) in
                let status = SecItemDelete(query(for: host) as CFDictionary)
                guard status == errSecSuccess || status == errSecItemNotFound else {
                    throw Self.error(status)
                }
            }
        }

        private static func error(_ status: OSStatus) -> SecretError { .unavailable(store: "Keychain", code: status) }

        private func query(for host: String) -> [CFString: Any] {
            [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: host]
        }

        private func checked(_ host: String) throws(SecretError) -> String {
            guard host.wholeMatch(of: #/[A-Za-z0-9.:\[\]-]+/#) != nil else { throw .unsuitableHost(host) }
            return host.lowercased()
        }
    }
#endif
