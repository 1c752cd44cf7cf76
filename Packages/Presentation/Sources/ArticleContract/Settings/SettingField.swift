public import PresentationKit

/// What programs are told about a setting, as `docs/json.md` describes it.
public enum SettingField: String, RecordField {
    /// Its name.
    case key
    /// The value that holds.
    case value
    /// Who said so: `option`, `environment`, `configuration` or `default`.
    case source
}

/// What programs are told about the place of the configuration.
public enum SettingsPathField: String, RecordField {
    /// The path of the file.
    case path
}
