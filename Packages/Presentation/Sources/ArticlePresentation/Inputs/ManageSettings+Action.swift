public import ArticleContract
import ArticleDomain
public import ArticleUseCase

extension ManageSettings.Input {
    /// Creates the input for an action of the user.
    public init(_ action: SettingsAction) {
        switch action {
        case .path: self = .locate
        case .list, .get: self = .show
        case .set(let key, let value): self = .set(ReaderSetting(key), value)
        case .unset(let key): self = .remove(key)
        case .edit: self = .edit
        }
    }
}

extension ReaderSetting {
    /// Creates the setting that the contract names.
    init(_ key: SettingKey) {
        self =
            switch key {
            case .host: .host
            case .perPage: .perPage
            case .maxAge: .maxAge
            case .pager: .pager
            case .history: .history
            case .theme: .theme
            case .colors: .colors
            }
    }
}
