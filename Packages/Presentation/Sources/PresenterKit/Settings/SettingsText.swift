public import PresentationKit

/// The messages about the settings of a program.
public enum SettingsText {
    /// Returns the message that a value was written and is in effect.
    public static func written(key: String, value: String) -> Phrase {
        Phrase(en: "'\(key)' is '\(value)' now.", ja: "'\(key)' を '\(value)' にしました。")
    }

    /// Returns the message that a value was written, but that another one takes precedence.
    public static func overridden(key: String, value: String, by other: String, _ source: Phrase) -> Phrase {
        Phrase(
            en: """
                '\(key)' is now '\(value)' in the configuration; '\(other)', \(source.english), takes precedence.
                """,
            ja: "設定ファイルの '\(key)' を '\(value)' にしました。'\(other)'（\(source.japanese)）が優先されます。"
        )
    }

    /// Returns the message that a setting was removed from the configuration.
    public static func removed(key: String) -> Phrase {
        Phrase(en: "'\(key)' was removed from the configuration.", ja: "設定ファイルの '\(key)' を削除しました。")
    }
}
