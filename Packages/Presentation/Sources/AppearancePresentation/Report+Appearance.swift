import AppearanceContract
public import AppearanceDomain
import PresentationKit
public import ReportKit

extension Report {
    /// Creates the report of an appearance: its name, for people and programs alike.
    public init(_ appearance: Appearance) {
        let name = AppearanceDisplay.Colours(appearance).rawValue
        self.init(
            Phrase(verbatim: name),
            record: Record(of: AppearanceField.self) { field in
                switch field {
                case .appearance: .text(name)
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
