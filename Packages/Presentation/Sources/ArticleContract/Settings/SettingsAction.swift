/// What can be asked of the settings.
public enum SettingsAction: Codable, Hashable, Sendable {
    /// Tell the value that holds.
    case get(SettingKey)
    /// Write a value into the configuration.
    case set(SettingKey, String)
    /// Remove what stands in the configuration under a name, known or not.
    case unset(String)
    /// Tell every setting.
    case list
    /// Let the user change the configuration in an editor.
    case edit
    /// Tell where the configuration is.
    case path
}
