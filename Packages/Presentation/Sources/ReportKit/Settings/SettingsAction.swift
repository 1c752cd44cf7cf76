/// An action on the settings of a program, which are named as in its configuration.
public enum SettingsAction: Codable, Hashable, Sendable {
    /// Shows the effective value of a setting.
    case get(String)
    /// Writes a value into the configuration.
    case set(String, String)
    /// Removes the setting of a name from the configuration, known or not.
    case unset(String)
    /// Shows all settings.
    case list
    /// Opens the configuration in an editor.
    case edit
    /// Shows the path of the configuration file.
    case path
}
