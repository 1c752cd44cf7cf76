/// The fields of the record of a setting, as `docs/json.md` describes them.
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
public enum SettingsPathField: String, RecordField {
    /// The path of the file.
    case path
}
