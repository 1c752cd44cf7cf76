import AppearanceContract
import AppearanceDomain
import PresentationKit

extension AppearanceDisplay {
    /// Shows an appearance.
    init(_ appearance: Appearance) {
        let button =
            switch appearance {
            case .light: Phrase(en: "Hoge Dark Mode!!!", ja: "Hoge ダークモード!!!")
            case .dark: Phrase(en: "Hoge Light Mode!!!", ja: "Hoge ライトモード!!!")
            }
        self.init(
            colours: Colours(appearance),
            label: ["Hoge", "Hoge Hoge", "Hoge Hoge Hoge", "Hoge Hoge Hoge Hoge ...", "Hoge Infinity!"],
            button: button
        )
    }
}

extension AppearanceDisplay.Colours {
    /// The colours of an appearance.
    init(_ appearance: Appearance) {
        self =
            switch appearance {
            case .light: .light
            case .dark: .dark
            }
    }
}
