public import DomainKit

/// Where the settings of the reader are written down.
public protocol SettingsGateway: Sendable {
    /// The path of the configuration, which people write by hand too.
    var path: String { get }

    /// Reads what is written, in its order; nothing if nobody ever wrote anything.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`, with the line that cannot be read.
    @concurrent
    func written() async throws(ApplicationError) -> [WrittenSetting]

    /// Writes a setting in the place of the one that is there; everything else stays as it is.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func write(_ value: String, for setting: ReaderSetting) async throws(ApplicationError)

    /// Removes a setting, also one that nobody knows; none there is no error.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func remove(_ key: String) async throws(ApplicationError)

    /// Opens the configuration in the user's editor, and waits until that has ended.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` for the variable that names no program that can be started,
    ///   `unavailable` with the status of an editor that failed.
    @concurrent
    func edit() async throws(ApplicationError)
}
