import PhotoUseCase
import UseCaseKit

/// The use cases of the settings, on each host.
extension AlbumApp {
    /// - Parameter hasTerminal: a Boolean value that indicates whether an editor can be used.
    func manageSettings(hasTerminal: Bool) -> ManageSettings<PhotoSetting> {
        ManageSettings(
            gateway: configuration.gateway,
            fetch: fetchSettings,
            hasTerminal: hasTerminal,
            words: configuration.words,
            settings: configuration.settings.state
        )
    }

    var fetchSettings: FetchSettings<PhotoSetting> {
        FetchSettings(
            gateway: configuration.gateway,
            options: [:],
            environment: configuration.environment,
            builtIn: configuration.builtIn,
            words: configuration.words
        )
    }
}
