import PresentationKit
public import ReportKit

extension Command<FieldSelection<SettingsAction>> {
    /// Returns the group of the commands that show and change the settings of a program.
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
        let key = Parameter<String>.argument(
            "KEY",
            .choice("KEY", keys.map { Choice($0, $0) }),
            help: Phrase(en: "The name of the setting", ja: "設定の名前")
        )
        let (value, anyKey) = (ValueKind<String>.text(), ValueKind<String>.text())
        let commands: [Command<SettingsAction>] = [
            Command<SettingsAction>(
                "list",
                abstract: Phrase(en: "List the settings, and the source of each value", ja: "設定と値の指定元を一覧表示する"),
                examples: [Example("", Phrase(en: "Every setting with its value", ja: "すべての設定と値"))]
            ) {
                .list
            },
            Command<SettingsAction>(
                "get",
                abstract: Phrase(en: "Print the value of a setting", ja: "有効な値を表示する"),
                examples: get,
                takes: key
            ) { .get($0) },
            Command<SettingsAction>(
                "set",
                abstract: Phrase(en: "Write a value to the configuration", ja: "設定ファイルに値を書き込む"),
                examples: set,
                takes: key,
                .argument("VALUE", value, help: Phrase(en: "The new value", ja: "新しい値"))
            ) { .set($0, $1) },
            Command<SettingsAction>(
                "unset",
                abstract: Phrase(en: "Remove a setting from the configuration", ja: "設定ファイルから設定を削除する"),
                examples: unset,
                takes: .argument(
                    "KEY",
                    anyKey,
                    help: Phrase(en: "The name of the setting, which may be unknown", ja: "設定の名前。未知の名前も可")
                )
            ) { .unset($0) },
            Command<SettingsAction>(
                "edit",
                abstract: Phrase(en: "Edit the configuration in your editor", ja: "設定ファイルをエディターで編集する"),
                discussion: Phrase(
                    en: "The environment variable VISUAL, or else EDITOR, names the editor; the default is vi.",
                    ja: "環境変数 VISUAL、なければ EDITOR のエディターを使います。どちらもなければ vi です。"
                ),
                examples: [Example("", Phrase(en: "Edit the file; it is checked afterwards", ja: "開いて、終了後に内容を確認する"))]
            ) { .edit },
        ]
        let path = Command<SettingsAction>(
            "path",
            abstract: Phrase(en: "Print the path of the configuration", ja: "設定ファイルの場所を表示する"),
            examples: [Example("", Phrase(en: "The path of the file", ja: "ファイルのパス"))]
        ) { .path }
        return Command<FieldSelection<SettingsAction>>(
            "config",
            abstract: Phrase(en: "Show and change settings", ja: "設定を確認・変更する"),
            discussion: Phrase(
                en: """
                    Options take precedence over environment variables, and those over the configuration, a file with \
                    lines of the form 'KEY = VALUE'. You can edit it by hand, too; your comments and the order of lines \
                    are kept.
                    """,
                ja: """
                    優先順位は、コマンドのオプション、環境変数、設定ファイルの順です。設定ファイルは 'KEY = VALUE' の行からなり、\
                    手で書いた内容はそのまま残ります。
                    """
            ),
            commands: commands.map { $0.selectingFields(SettingField.allCases) }
                + [path.selectingFields(SettingsPathField.allCases)]
        )
    }
}
