import PhotoUseCase
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of the settings, which work when nothing else does.
extension AlbumApp {
    func makeSettings(_ action: SettingsAction, on host: any SceneHost) -> any Screen {
        ReportScreen.scene(
            on: host,
            failures: RetryAlerts(),
            report: { Report($0, to: action) },
            interactor: ReportInteractor.command(
                manageSettings(hasTerminal: host.canPrompt),
                try ManageSettings<PhotoSetting>.Input(action),
                state: configuration.settings.state.readOnly
            )
        )
    }
}
