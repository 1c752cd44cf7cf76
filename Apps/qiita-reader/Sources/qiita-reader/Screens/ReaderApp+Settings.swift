import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import FailureKit
import PresentationKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of the settings, which work when nothing else does.
extension ReaderApp {
    func makeSettings(_ invocation: SettingsInvocation, on host: any SceneHost) -> any Screen {
        let settings = State(ReaderSettings(path: storage.settings.path, values: []))
        let manage = ManageSettings(
            gateway: storage.settings,
            fetch: fetchSettings,
            hasTerminal: host.canPrompt,
            settings: settings
        )
        return ReportScreen.scene(
            on: host,
            failures: SettingsAlerts(),
            report: { Report($0, to: invocation.action) },
            interactor: ReportInteractor.command(
                manage,
                ManageSettings.Input(invocation.action),
                state: settings.readOnly
            )
        )
    }

    var fetchSettings: FetchSettings {
        FetchSettings(
            gateway: storage.settings,
            options: configuration.given,
            environment: storage.environment
        )
    }
}
