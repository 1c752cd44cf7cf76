public import DomainKit
public import PresentationKit
public import UseCaseKit

/// The requests for the settings.
public enum SettingsRequest<Name: ProgramSetting>: InteractorRequest, Hashable {
    /// Change the configuration, or nothing of it, and fetch the settings that result.
    case manage(ManageSettings<Name>.Input)
}

/// The responses to requests for the settings.
public enum SettingsResponse<Name: ProgramSetting>: InteractorResponse, Equatable {
    /// The settings after a request, or the reason why it failed.
    case didManage(ManageSettings<Name>.Input, Result<ProgramSettings<Name>, ApplicationError>)
}
