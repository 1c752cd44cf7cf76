import AppearanceContract
public import AppearanceDomain
public import PresentationKit

extension Report {
    /// Which appearance holds, by its name: people and programs are told the same.
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
