/// A store of settings: text under keys, which users may also edit by hand.
///
/// Comments, unknown keys and the order of everything survive changes.
public protocol SettingsStore: Sendable {
    /// Reads all settings.
    ///
    /// - Returns: The settings in the order of the file, each key once; empty if nothing was ever set.
    @concurrent
    func settings() async throws(SettingsError) -> [StoredSetting]

    /// Stores any text durably, in place of the one under the same key.
    ///
    /// A key is of letters, digits, `.`, `_`, `-`, `:`, `[` and `]` of ASCII, at least one.
    ///
    /// - Throws: ``SettingsError``; nothing was changed then.
    @concurrent
    func set(_ value: String, for key: String) async throws(SettingsError)

    /// Removes a setting; it is not an error if there is none.
    ///
    /// - Throws: ``SettingsError``; nothing was changed then.
    @concurrent
    func remove(_ key: String) async throws(SettingsError)
}
