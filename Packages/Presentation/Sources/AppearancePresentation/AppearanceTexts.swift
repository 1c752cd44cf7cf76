import AppearanceContract
public import AppearanceDomain
import PresentationKit
public import ReportKit

extension AppearanceDisplay {
    /// Shows an appearance.
    init(_ appearance: Appearance) {
        let button =
            switch appearance {
            case .light: Phrase(en: "Hoge Dark Mode!!!", ja: "Hoge ダークモード!!!")
            case .dark: Phrase(en: "Hoge Light Mode!!!", ja: "Hoge ライトモード!!!")
            }
        self.init(
            isLight: appearance == .light,
            label: ["Hoge", "Hoge Hoge", "Hoge Hoge Hoge", "Hoge Hoge Hoge Hoge ...", "Hoge Infinity!"],
            button: button
        )
    }
}

extension Report {
    /// Creates the report of an appearance: its name, for people and programs alike.
    public init(_ appearance: Appearance) {
        self.init(
            Phrase(verbatim: appearance.rawValue),
            record: Record(of: AppearanceField.self) { field in
                switch field {
                case .appearance: .text(appearance.rawValue)
                }
            }
        )
    }
}

/// The fields of the record of an appearance, as `docs/json.md` describes them.
private enum AppearanceField: String, RecordField {
    /// The name of the appearance: `light` or `dark`.
    case appearance
}
