public import ArticleUseCase
public import DomainKit
public import PresentationKit

/// The requests for the settings.
public enum SettingsRequest: InteractorRequest, Hashable {
    /// Change the configuration, or nothing of it, and fetch the settings that result.
    case manage(ManageSettings.Input)
}

/// The responses to requests for the settings.
public enum SettingsResponse: InteractorResponse, Equatable {
    /// The settings after a request, or the reason why it failed.
    case didManage(ManageSettings.Input, Result<ReaderSettings, ApplicationError>)
}
