import PresentationKit

/// The help texts of the commands that show and change the settings of a program.
enum SettingsHelpText: CaseIterable, Sendable {
    /// The help of the group.
    case group
    /// The explanation of what takes precedence.
    case precedence
    /// The help of the argument with the name of a setting.
    case key
    /// The help of the argument with any name.
    case anyKey
    /// The help of the argument with a value.
    case value
    /// The help of the command that lists the settings.
    case list
    /// The help of its example.
    case listExample
    /// The help of the command that prints a value.
    case get
    /// The help of the command that writes a value.
    case set
    /// The help of the command that removes a setting.
    case unset
    /// The help of the command that opens an editor.
    case edit
    /// The explanation of the editor.
    case editor
    /// The help of the example of that command.
    case editExample
    /// The help of the command that prints the path of the configuration.
    case path
    /// The help of its example.
    case pathExample
    /// The help of the environment variable `VISUAL`.
    case editorVariable

    var phrase: Phrase {
        switch self {
        case .group: Phrase(en: "Show and change settings", ja: "設定を確認・変更する")
        case .precedence:
            Phrase(
                en: """
                    Options take precedence over environment variables, and those over the configuration, a file with \
                    lines of the form 'KEY = VALUE'. You can edit it by hand, too; your comments and the order of lines \
                    are kept.
                    """,
                ja: """
                    優先順位は、コマンドのオプション、環境変数、設定ファイルの順です。設定ファイルは 'KEY = VALUE' の行からなり、\
                    手で書いた内容はそのまま残ります。
                    """
            )
        case .key: Phrase(en: "The name of the setting", ja: "設定の名前")
        case .anyKey: Phrase(en: "The name of the setting, which may be unknown", ja: "設定の名前。未知の名前も可")
        case .value: Phrase(en: "The new value", ja: "新しい値")
        case .list: Phrase(en: "List the settings, and the source of each value", ja: "設定と値の指定元を一覧表示する")
        case .listExample: Phrase(en: "Every setting with its value", ja: "すべての設定と値")
        case .get: Phrase(en: "Print the value of a setting", ja: "有効な値を表示する")
        case .set: Phrase(en: "Write a value to the configuration", ja: "設定ファイルに値を書き込む")
        case .unset: Phrase(en: "Remove a setting from the configuration", ja: "設定ファイルから設定を削除する")
        case .edit: Phrase(en: "Edit the configuration in your editor", ja: "設定ファイルをエディターで編集する")
        case .editor:
            Phrase(
                en: "The environment variable VISUAL, or else EDITOR, names the editor; the default is vi.",
                ja: "環境変数 VISUAL、なければ EDITOR のエディターを使います。どちらもなければ vi です。"
            )
        case .editExample: Phrase(en: "Edit the file; it is checked afterwards", ja: "開いて、終了後に内容を確認する")
        case .path: Phrase(en: "Print the path of the configuration", ja: "設定ファイルの場所を表示する")
        case .pathExample: Phrase(en: "The path of the file", ja: "ファイルのパス")
        case .editorVariable:
            Phrase(en: "The editor for 'config edit'; otherwise EDITOR", ja: "config edit のエディター。なければ EDITOR")
        }
    }
}
