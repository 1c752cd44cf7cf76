public import ArticleContract
public import CommandLineKit
import PresentationKit

/// The invocation of a command of settings.
public struct SettingsInvocation: Codable, Hashable, Sendable {
    /// The action of the command.
    public let action: SettingsAction

    /// Creates an invocation.
    public init(_ action: SettingsAction) {
        self.action = action
    }

    private enum CodingKeys: String, CodingKey {
        // The name in stored routes.
        case action = "ask"
    }
}

extension SettingsInvocation {
    /// The commands of the feature as a group.
    public static let group = Command<FieldSelection<SettingsInvocation>>(
        "config",
        abstract: Phrase(en: "Show and change settings", ja: "設定を確認・変更する"),
        discussion: Phrase(
            en: """
                Options take precedence over environment variables, and those over the configuration, a file with lines of \
                the form 'KEY = VALUE'. You can edit it by hand, too; your comments and the order of lines are kept.
                """,
            ja: """
                優先順位は、コマンドのオプション、環境変数、設定ファイルの順です。設定ファイルは 'KEY = VALUE' の行からなり、\
                手で書いた内容はそのまま残ります。
                """
        ),
        commands: [
            list.selectingFields(SettingField.allCases), get.selectingFields(SettingField.allCases),
            set.selectingFields(SettingField.allCases),
            unset.selectingFields(SettingField.allCases), edit.selectingFields(SettingField.allCases),
            path.selectingFields(SettingsPathField.allCases),
        ]
    )

    private static var key: Parameter<SettingKey> {
        .argument("KEY", ValueKind<SettingKey>.choice("KEY"), help: Phrase(en: "The name of the setting", ja: "設定の名前"))
    }

    private static let list = Command<SettingsInvocation>(
        "list",
        abstract: Phrase(en: "List the settings, and what gave each its value", ja: "設定と、その指定元を一覧する"),
        examples: [Example("", Phrase(en: "Every setting with its value", ja: "すべての設定と値"))]
    ) { SettingsInvocation(.list) }

    private static let get = Command<SettingsInvocation>(
        "get",
        abstract: Phrase(en: "Print the value of a setting", ja: "有効な値を表示する"),
        examples: [Example("host", Phrase(en: "The host that articles come from", ja: "記事の取得元のホスト"))],
        takes: key
    ) { SettingsInvocation(.get($0)) }

    private static let set = Command<SettingsInvocation>(
        "set",
        abstract: Phrase(en: "Write a value to the configuration", ja: "設定ファイルに値を書き込む"),
        examples: [
            Example("host my-team.qiita.com", Phrase(en: "Read a team's articles", ja: "チームの記事を読む")),
            Example("per-page 50", Phrase(en: "List fifty articles per page", ja: "一度に50件を一覧する")),
            Example(
                "theme dark",
                Phrase(en: "Suit a dark background; or 'light', 'auto'", ja: "暗い背景に合わせる。light、auto も可")
            ),
            Example(
                "colors color-blind",
                Phrase(en: "Colours for every kind of colour vision", ja: "色覚によらず見分けられる配色にする")
            ),
        ],
        takes: key,
        .argument("VALUE", .text(), help: Phrase(en: "The new value", ja: "新しい値"))
    ) { SettingsInvocation(.set($0, $1)) }

    private static let unset = Command<SettingsInvocation>(
        "unset",
        abstract: Phrase(en: "Remove a setting from the configuration", ja: "設定ファイルから設定を削除する"),
        examples: [Example("host", Phrase(en: "Go back to qiita.com", ja: "qiita.com に戻す"))],
        takes: .argument(
            "KEY",
            .text(),
            help: Phrase(en: "The name of the setting, also an unknown one", ja: "設定の名前。未知の名前も可")
        )
    ) { SettingsInvocation(.unset($0)) }

    private static let edit = Command<SettingsInvocation>(
        "edit",
        abstract: Phrase(en: "Edit the configuration in your editor", ja: "設定ファイルをエディターで変更する"),
        discussion: Phrase(
            en: "The environment variable VISUAL, or else EDITOR, names the editor; the default is vi.",
            ja: "環境変数 VISUAL、なければ EDITOR のエディターを使います。どちらもなければ vi です。"
        ),
        examples: [Example("", Phrase(en: "Open it, and check it afterwards", ja: "開いて、終了後に内容を確認する"))]
    ) { SettingsInvocation(.edit) }

    private static let path = Command<SettingsInvocation>(
        "path",
        abstract: Phrase(en: "Print where the configuration is", ja: "設定ファイルの場所を表示する"),
        examples: [Example("", Phrase(en: "The path of the file", ja: "ファイルのパス"))]
    ) { SettingsInvocation(.path) }
}
