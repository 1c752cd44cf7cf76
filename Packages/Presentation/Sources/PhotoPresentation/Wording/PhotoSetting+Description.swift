public import PhotoUseCase
import PresentationKit
public import PresenterKit

extension PhotoSetting {
    /// What users are told about the setting; the sources are made with some of them.
    public var description: SettingDescription {
        switch self {
        case .folder: SettingDescription(Phrase(en: "The folder of the albums", ja: "アルバムのフォルダー"), needsRestart: true)
        case .source: SettingDescription(Phrase(en: "The source of photos for searches", ja: "検索に使う写真の取得元"))
        case .perPage: SettingDescription(Phrase(en: "Photos per page of a search", ja: "検索の 1 ページの件数"))
        case .contact:
            SettingDescription(
                Phrase(en: "Your address for Wikimedia, which asks for one", ja: "Wikimedia に伝える連絡先"),
                needsRestart: true
            )
        case .theme: SettingDescription(Phrase(en: "A light or dark background", ja: "背景の明るさ"))
        case .colors: SettingDescription(Phrase(en: "The colours of the full screen", ja: "全画面の配色"))
        }
    }
}
