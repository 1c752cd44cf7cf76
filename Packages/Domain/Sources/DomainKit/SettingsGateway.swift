/// The configuration of a program: a file of settings.
public protocol SettingsGateway: Sendable {
    /// The path of the configuration file, which users also edit by hand.
    var path: String { get }

    /// Returns the settings of the configuration in order; none if there is no configuration.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`, with the line that cannot be read.
    @concurrent
    func written() async throws(ApplicationError) -> [WrittenSetting]

    /// Writes a setting in place of the existing one, and leaves everything else as it is.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func write(_ value: String, for key: String) async throws(ApplicationError)

    /// Removes a setting, known or not; does nothing if it is not in the configuration.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; nothing was changed then.
    @concurrent
    func remove(_ key: String) async throws(ApplicationError)

    /// Opens the configuration in the user's editor, and waits for the editor to exit.
    ///
    /// - Throws: ``ApplicationError`` of kind `editor`.
    @concurrent
    func edit() async throws(ApplicationError)
}
