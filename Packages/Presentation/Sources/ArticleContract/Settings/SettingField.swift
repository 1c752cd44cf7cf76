public import PresentationKit

/// What programs are told about a setting, as `docs/json.md` describes it.
public enum SettingField: String, RecordField {
    /// Its name.
    case key
    /// The value that holds.
    case value
    /// The kind of place that the value came from: `option`, `environment`, `configuration` or `default`.
    case source
    /// The option, the environment variable or the file that the value came from; null for a default.
    case sourceName = "source_name"
}

/// What programs are told about the place of the configuration.
public enum SettingsPathField: String, RecordField {
    /// The path of the file.
    case path
}
