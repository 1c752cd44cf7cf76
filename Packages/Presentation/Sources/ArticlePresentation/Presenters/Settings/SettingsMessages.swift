public import ArticleUseCase
public import DomainKit
public import PresentationKit
public import UseCaseKit

/// The requests for the settings.
public enum SettingsRequest: InteractorRequest, Hashable {
    /// Change the configuration, or nothing of it, and fetch the settings that result.
    case manage(ManageSettings<ReaderSetting>.Input)
}

/// The responses to requests for the settings.
public enum SettingsResponse: InteractorResponse, Equatable {
    /// The settings after a request, or the reason why it failed.
    case didManage(ManageSettings<ReaderSetting>.Input, Result<ReaderSettings, ApplicationError>)
}
