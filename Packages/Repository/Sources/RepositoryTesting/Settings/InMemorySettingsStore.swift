public import RepositoryKit

/// A store of settings in memory, for tests of its users.
public actor InMemorySettingsStore: SettingsStore {
    private var entries: [(key: String, value: String)]

    /// Creates a store with settings in order, each key once.
    public init(_ entries: [(key: String, value: String)] = []) {
        self.entries = entries
    }

    public func settings() async throws(SettingsError) -> [StoredSetting] {
        entries.enumerated().map { number, entry in
            StoredSetting(key: entry.key, value: entry.value, line: number + 1)
        }
    }

    public func set(_ value: String, for key: String) async throws(SettingsError) {
        guard !key.isEmpty, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-:[]".contains($0)) })
        else { throw .unsuitableKey(key) }
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index].value = value
        } else {
            entries.append((key, value))
        }
    }

    public func remove(_ key: String) async throws(SettingsError) {
        entries.removeAll { $0.key == key }
    }

    /// A Boolean value that indicates whether the folder was created.
    public private(set) var hasFolder = false

    public func createFolder() async throws(SettingsError) { hasFolder = true }
}
