import DomainKit
public import PresentationKit
public import UseCaseKit

/// The interactor of the settings.
public typealias SettingsInteractor<Name: ProgramSetting> = UseCaseInteractor<
    SettingsRequest<Name>, SettingsResponse<Name>
>

extension UseCaseInteractor {
    /// Returns the function that creates the interactor of the settings.
    ///
    /// - Parameters:
    ///   - manage: changes the configuration.
    ///   - settings: the settings that a change results in.
    public static func using<Name: ProgramSetting>(
        manage: any CommandUseCase<ManageSettings<Name>.Input>,
        settings: ReadOnlyState<ProgramSettings<Name>>
    ) -> Factory where Request == SettingsRequest<Name>, Response == SettingsResponse<Name> {
        performing { request in
            switch request {
            case .manage(let input): .answer { .didManage(input, await manage.result(input).map { settings.value }) }
            }
        }
    }
}
