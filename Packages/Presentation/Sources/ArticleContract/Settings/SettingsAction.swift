/// An action on the settings.
public enum SettingsAction: Codable, Hashable, Sendable {
    /// Shows the effective value of a setting.
    case get(SettingKey)
    /// Writes a value into the configuration.
    case set(SettingKey, String)
    /// Removes the setting of a name from the configuration, known or not.
    case unset(String)
    /// Shows all settings.
    case list
    /// Opens the configuration in an editor.
    case edit
    /// Shows the path of the configuration file.
    case path
}
