public import ArticleUseCase
import DomainKit
public import PresentationKit
public import UseCaseKit

/// The interactor of the settings.
public typealias SettingsInteractor = UseCaseInteractor<SettingsRequest, SettingsResponse>

extension SettingsInteractor {
    /// Returns the function that creates the interactor.
    ///
    /// - Parameters:
    ///   - manage: changes the configuration.
    ///   - settings: the settings that a change results in.
    public static func using(
        manage: any CommandUseCase<ManageSettings<ReaderSetting>.Input>,
        settings: ReadOnlyState<ReaderSettings>
    ) -> Factory {
        performing { request in
            switch request {
            case .manage(let input): .answer { .didManage(input, await manage.result(input).map { settings.value }) }
            }
        }
    }
}
