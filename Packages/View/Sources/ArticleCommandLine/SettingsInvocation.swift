import ArticleContract
import CommandLineKit
import PresentationKit
public import ReportKit

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
    static let group = Command<FieldSelection<SettingsAction>>.settings(
        SettingKey.allCases.map(\.rawValue),
        get: [Example("host", Phrase(en: "The host that articles come from", ja: "記事の取得元のホスト"))],
        set: [
            Example("host my-team.qiita.com", Phrase(en: "Read a team's articles", ja: "チームの記事を読む")),
            Example("per-page 50", Phrase(en: "List fifty articles per page", ja: "1 ページに 50 件表示する")),
            Example(
                "theme dark",
                Phrase(en: "Use colours for a dark background; or 'light', 'auto'", ja: "暗い背景に合わせる。light、auto も可")
            ),
            Example(
                "colors terminal",
                Phrase(en: "Colours for every kind of colour vision", ja: "色覚によらず見分けられる配色にする")
            ),
        ],
        unset: [Example("host", Phrase(en: "Go back to qiita.com", ja: "qiita.com に戻す"))]
    ).map { $0.map(SettingsInvocation.init) }
}
