public import ArticleUseCase
import PresentationKit
public import PresenterKit

extension ReaderSetting {
    /// What users are told about the setting; a connection is made with some of them.
    public var description: SettingDescription {
        switch self {
        case .host:
            SettingDescription(Phrase(en: "The host that articles come from", ja: "記事の取得元のホスト"), needsRestart: true)
        case .perPage: SettingDescription(Phrase(en: "Articles per page of a list", ja: "一覧の 1 ページの件数"))
        case .maxAge:
            SettingDescription(
                Phrase(en: "Seconds for which a response is reused", ja: "取得済みの応答をそのまま使う秒数"),
                needsRestart: true
            )
        case .pager: SettingDescription(Phrase(en: "The pager for long output", ja: "長い出力を表示するプログラム"))
        case .history: SettingDescription(Phrase(en: "Record the articles that are read", ja: "読んだ記事を記録する"))
        case .theme: SettingDescription(Phrase(en: "A light or dark background", ja: "背景の明るさ"))
        case .colors: SettingDescription(Phrase(en: "The colours of the full screen", ja: "全画面の配色"))
        }
    }
}
