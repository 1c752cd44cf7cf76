public import DomainKit
public import ReportKit
public import UseCaseKit

extension ManageSettings.Input {
    /// Creates the input for an action of the user.
    ///
    /// - Throws: ``ValidationError`` for a name that no setting has.
    public init(_ action: SettingsAction) throws(ValidationError) {
        switch action {
        case .path: self = .locate
        case .list, .get: self = .show
        case .set(let key, let value):
            guard let setting = Name(rawValue: key) else {
                throw ValidationError(field: "key", value: key, rule: .oneOf(Name.allCases.map(\.rawValue)))
            }
            self = .set(setting, value)
        case .unset(let key): self = .remove(key)
        case .edit: self = .edit
        }
    }
}
