import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleRepository
import ArticleTerminal
import ArticleUseCase
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit
import ViewKit

/// The screens of the settings, which work when nothing else does.
extension ReaderApp {
    func makeSettings(_ invocation: SettingsInvocation, on host: any SceneHost) -> any Screen {
        ReportScreens(host: host, failures: RetryAlerts()).command(
            manageSettings(hasTerminal: host.canPrompt),
            try ManageSettings.Input(invocation.action),
            state: configuration.settings.state.readOnly
        ) { Report($0, to: invocation.action) }
    }

    func makeSettings(on host: any SceneHost, router: Router<ArticleRoute>) -> any Screen {
        Scene<SettingsViewController>.build(
            tasks: host.makeTasks(),
            view: { SettingsViewController(eventListener: $0, host: host) },
            presenter: {
                SettingsPresenter(
                    names: ReaderSetting.allCases,
                    describe: \.description,
                    commandListener: $0,
                    requestListener: $1,
                    goBack: { router.go(.back) }
                )
            },
            interactor: SettingsInteractor.using(
                manage: manageSettings(hasTerminal: host.canPrompt),
                settings: configuration.settings.state.readOnly
            )
        )
    }
}
