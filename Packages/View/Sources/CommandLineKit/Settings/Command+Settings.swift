import PresentationKit
public import ReportKit

extension Command<FieldSelection<SettingsAction>> {
    /// Returns the group of the commands that show and change the settings of a program.
    ///
    /// ```swift
    /// let config = Command<FieldSelection<SettingsAction>>.settings(
    ///     ["host"],
    ///     get: [Example("host", Phrase(en: "The host", ja: "ホスト"))],
    ///     set: [Example("host library.example", Phrase(en: "Another host", ja: "別のホスト"))],
    ///     unset: [Example("host", Phrase(en: "The default host", ja: "既定のホスト"))]
    /// )
    /// ```
    ///
    /// - Parameters:
    ///   - keys: the names of the settings.
    ///   - get: the examples of the command that prints a value.
    ///   - set: the examples of the command that writes a value.
    ///   - unset: the examples of the command that removes a setting.
    public static func settings(
        _ keys: [String],
        get: [Example],
        set: [Example],
        unset: [Example]
    ) -> Command<FieldSelection<SettingsAction>> {
        func text(_ text: SettingsHelpText) -> Phrase { text.phrase }
        let key = Parameter<String>.argument("KEY", .choice("KEY", keys.map { Choice($0, $0) }), help: text(.key))
        let (value, anyKey) = (ValueKind<String>.text(), ValueKind<String>.text())
        let commands: [Command<SettingsAction>] = [
            Command<SettingsAction>("list", abstract: text(.list), examples: [Example("", text(.listExample))]) {
                .list
            },
            Command<SettingsAction>("get", abstract: text(.get), examples: get, takes: key) { .get($0) },
            Command<SettingsAction>(
                "set",
                abstract: text(.set),
                examples: set,
                takes: key,
                .argument("VALUE", value, help: text(.value))
            ) { .set($0, $1) },
            Command<SettingsAction>(
                "unset",
                abstract: text(.unset),
                examples: unset,
                takes: .argument("KEY", anyKey, help: text(.anyKey))
            ) { .unset($0) },
            Command<SettingsAction>(
                "edit",
                abstract: text(.edit),
                discussion: text(.editor),
                examples: [Example("", text(.editExample))]
            ) { .edit },
        ]
        let path = Command<SettingsAction>(
            "path",
            abstract: text(.path),
            examples: [Example("", text(.pathExample))]
        ) { .path }
        return Command<FieldSelection<SettingsAction>>(
            "config",
            abstract: text(.group),
            discussion: text(.precedence),
            commands: commands.map { $0.selectingFields(SettingField.allCases) }
                + [path.selectingFields(SettingsPathField.allCases)]
        )
    }
}
