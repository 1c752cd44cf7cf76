import PhotoUseCase
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of the settings, which work when nothing else does.
extension AlbumApp {
    func makeSettings(_ action: SettingsAction, on host: any SceneHost) -> any Screen {
        let settings = configuration.settings.state
        let manage = ManageSettings(
            gateway: configuration.gateway,
            fetch: fetchSettings,
            hasTerminal: host.canPrompt,
            words: configuration.words,
            settings: settings
        )
        return ReportScreen.scene(
            on: host,
            failures: RetryAlerts(),
            report: { Report($0, to: action) },
            interactor: ReportInteractor.command(
                manage,
                try ManageSettings<PhotoSetting>.Input(action),
                state: settings.readOnly
            )
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
