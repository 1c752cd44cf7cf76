/// Keeps what a person sets: text under names, which the person may also write by hand.
///
/// What the store does not understand survives: comments, unknown keys, the order of everything.
///
/// ```swift
/// func host(in store: any SettingsStore) async throws(SettingsError) -> String? {
///     try await store.settings().first { $0.key == "host" }?.value
/// }
/// ```
public protocol SettingsStore: Sendable {
    /// Reads all settings.
    ///
    /// - Returns: the settings in the order in which they are kept; each key once; empty if nothing was ever set.
    /// - Throws: ``SettingsError``.
    @concurrent
    func settings() async throws(SettingsError) -> [StoredSetting]

    /// Keeps a value, durably, in place of the one under the same key.
    ///
    /// - Parameters:
    ///   - value: any text.
    ///   - key: letters, digits, `.`, `_`, `-`, `:`, `[` and `]` of ASCII, at least one.
    /// - Throws: ``SettingsError``; nothing was changed then.
    @concurrent
    func set(_ value: String, for key: String) async throws(SettingsError)

    /// Removes a setting; none there is no error.
    ///
    /// - Throws: ``SettingsError``; nothing was changed then.
    @concurrent
    func remove(_ key: String) async throws(SettingsError)
}
