/// The fields of the record of a setting, as `docs/json.md` describes them.
///
/// ```swift
/// let names = SettingField.allCases.map(\.rawValue)  // ["key", "value", "source", "source_name"]
/// ```
public enum SettingField: String, RecordField {
    /// The name.
    case key
    /// The effective value.
    case value
    /// The kind of the source: `option`, `environment`, `configuration` or `default`.
    case source
    /// The option, the environment variable or the file of the value; null for a default.
    case sourceName = "source_name"
}

/// The fields of the record of the configuration file.
///
/// ```swift
/// let record = Record(of: SettingsPathField.self) { _ in .text("/home/me/.config/library/config") }
/// ```
public enum SettingsPathField: String, RecordField {
    /// The path of the file.
    case path
}
