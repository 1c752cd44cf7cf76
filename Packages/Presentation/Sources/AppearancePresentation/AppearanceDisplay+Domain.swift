import AppearanceContract
import AppearanceDomain
import PresentationKit

extension AppearanceDisplay {
    /// Shows an appearance.
    init(_ appearance: Appearance) {
        let colours: Colours
        let button: Phrase
        switch appearance {
        case .light:
            colours = .light
            button = Phrase(en: "Hoge Dark Mode", ja: "Hoge ダークモード")
        case .dark:
            colours = .dark
            button = Phrase(en: "Hoge Light Mode", ja: "Hoge ライトモード")
        }
        self.init(
            colours: colours,
            label: ["Hoge", "Hoge Hoge", "Hoge Hoge Hoge", "Hoge Hoge Hoge Hoge …", "Hoge Infinity"],
            button: button,
            record: Record(of: AppearanceField.self) { field in
                switch field {
                case .appearance: .text(colours.rawValue)
                }
            }
        )
    }
}
