public import RepositoryKit
internal import Testing

/// The contract of `SettingsStore`, for a new store without settings.
public typealias SettingsStoreContract = Contract<any SettingsStore>

extension SettingsStoreContract {
    /// The requirements of a store of settings.
    public static var all: [Self] { requirements }
}

extension SettingsStore {
    fileprivate func expect(_ expected: [(String, String)]) async throws {
        let settings = try await self.settings()
        #expect(settings.map(\.key) == expected.map(\.0), sourceLocation: .contract)
        #expect(settings.map { Array($0.value.utf8) } == expected.map { Array($0.1.utf8) }, sourceLocation: .contract)
    }
}

private let requirements: [SettingsStoreContract] = [
    Contract("A new store has no settings") { store in
        try await store.expect([])
    },
    Contract("A value is read as it was set") { store in
        try await store.set("dark", for: "appearance.mode")
        try await store.set("https://qiita.com/#top", for: "host")
        try await store.expect([("appearance.mode", "dark"), ("host", "https://qiita.com/#top")])
    },
    Contract("A second value replaces the first in its place") { store in
        for key in ["a", "b", "c"] { try await store.set("1", for: key) }
        try await store.set("2", for: "b")
        try await store.expect([("a", "1"), ("b", "2"), ("c", "1")])
    },
    Contract("A removed setting is gone") { store in
        for key in ["a", "b", "c"] { try await store.set("1", for: key) }
        try await store.remove("b")
        try await store.expect([("a", "1"), ("c", "1")])
    },
    Contract("Removing nothing is not an error") { store in
        try await store.remove("a")
        try await store.expect([])
    },
    Contract("Any text is a value") { store in
        let values = [
            "", " ", " a ", "#", "a # b", "a#b", "\"", "\"a\"", "\\", "\\n", "\n", "a\r\nb", "\t", "\u{0}", "日本語",
            "=", "a = b", "\u{85}\u{2028}", "\u{1B}[31m", "\u{FEFF}", "'a'",
        ]
        for (number, value) in values.enumerated() { try await store.set(value, for: "key-\(number)") }
        try await store.expect(values.enumerated().map { ("key-\($0.offset)", $0.element) })
    },
    Contract("Unsuitable keys are refused") { store in
        for key in ["", " ", "a b", "a=b", "#a", "é", "a\nb", "\"a\""] {
            await #expect(throws: SettingsError.unsuitableKey(key), sourceLocation: .contract) {
                try await store.set("1", for: key)
            }
        }
        try await store.expect([])
    },
    Contract("Concurrent changes are all stored") { store in
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<10 { group.addTask { try await store.set("\(number)", for: "key-\(number)") } }
            try await group.waitForAll()
        }
        let keys = try await Set(store.settings().map(\.key))
        #expect(keys == Set((0..<10).map { "key-\($0)" }), sourceLocation: .contract)
    },
]
