public import RepositoryKit
public import Testing

/// The contract of `SettingsStore`: requirements that a test checks one by one, each against a new, empty store.
public enum SettingsStoreContract: String, CaseIterable, Sendable {
    /// A new store has no settings.
    case nothingIsSetAtFirst
    /// A value is read as it was set.
    case aValueIsReadAsItWasSet
    /// A second value replaces the first in its place.
    case aSecondValueReplacesTheFirstInItsPlace
    /// A removed setting is gone.
    case aRemovedSettingIsGone
    /// Removing nothing is not an error.
    case removingNothingIsNoError
    /// Any text is a value.
    case anyTextIsAValue
    /// Unsuitable keys are refused.
    case unsuitableKeysAreRefused
    /// Concurrent changes are all stored.
    case concurrentChangesAllHold

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - store: a new store without settings.
    ///   - location: the source location of failures.
    /// - Throws: An error that violates the contract.
    public func check(_ store: any SettingsStore, sourceLocation location: SourceLocation = #_sourceLocation)
        async throws
    {
        switch self {
        case .nothingIsSetAtFirst:
            try await expect([], in: store, location)
        case .aValueIsReadAsItWasSet:
            try await store.set("dark", for: "appearance.mode")
            try await store.set("https://qiita.com/#top", for: "host")
            try await expect([("appearance.mode", "dark"), ("host", "https://qiita.com/#top")], in: store, location)
        case .aSecondValueReplacesTheFirstInItsPlace:
            for key in ["a", "b", "c"] { try await store.set("1", for: key) }
            try await store.set("2", for: "b")
            try await expect([("a", "1"), ("b", "2"), ("c", "1")], in: store, location)
        case .aRemovedSettingIsGone:
            for key in ["a", "b", "c"] { try await store.set("1", for: key) }
            try await store.remove("b")
            try await expect([("a", "1"), ("c", "1")], in: store, location)
        case .removingNothingIsNoError:
            try await store.remove("a")
            try await expect([], in: store, location)
        case .anyTextIsAValue:
            let values = [
                "", " ", " a ", "#", "a # b", "a#b", "\"", "\"a\"", "\\", "\\n", "\n", "a\r\nb", "\t", "\u{0}", "日本語",
                "=", "a = b", "\u{85}\u{2028}", "\u{1B}[31m", "\u{FEFF}", "'a'",
            ]
            for (number, value) in values.enumerated() { try await store.set(value, for: "key-\(number)") }
            try await expect(values.enumerated().map { ("key-\($0.offset)", $0.element) }, in: store, location)
        case .unsuitableKeysAreRefused:
            for key in ["", " ", "a b", "a=b", "#a", "é", "a\nb", "\"a\""] {
                await #expect(throws: SettingsError.unsuitableKey(key), sourceLocation: location) {
                    try await store.set("1", for: key)
                }
            }
            try await expect([], in: store, location)
        case .concurrentChangesAllHold:
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<10 { group.addTask { try await store.set("\(number)", for: "key-\(number)") } }
                try await group.waitForAll()
            }
            let keys = try await Set(store.settings().map(\.key))
            #expect(keys == Set((0..<10).map { "key-\($0)" }), sourceLocation: location)
        }
    }

    private func expect(
        _ expected: [(String, String)],
        in store: any SettingsStore,
        _ location: SourceLocation
    ) async throws {
        let settings = try await store.settings()
        #expect(settings.map(\.key) == expected.map(\.0), sourceLocation: location)
        #expect(settings.map { Array($0.value.utf8) } == expected.map { Array($0.1.utf8) }, sourceLocation: location)
    }
}
