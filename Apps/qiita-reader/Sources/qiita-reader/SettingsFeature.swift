import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import DomainKit
import FailureKit
import PresentationKit
import SubprocessRunner
import UseCaseKit
import ViewKit

/// The settings of the reader; they can be looked at and mended when nothing else works.
@MainActor
struct SettingsFeature {
    let places: ReaderStorage
    let options: ReaderOptions

    /// What the configuration says that nobody knows; nothing where it cannot be read, which is told elsewhere.
    func notices() async -> [Phrase] {
        await (try? fetch(()))?.unknown.map { Phrase(unknown: $0) } ?? []
    }

    func makeScreen(for invocation: SettingsInvocation, on host: LineHost) -> any LineScreen {
        let settings = State(ReaderSettings(path: places.settings.path, values: []))
        let manage = ManageSettings(
            gateway: places.settings,
            fetch: fetch,
            hasTerminal: host.canPrompt,
            settings: settings
        )
        return ReportScreen<ArticleFailureAction>.scene(
            on: host,
            failures: SettingsAlerts(),
            report: { Report($0, to: invocation.ask) },
            interactor: ReportInteractor.command(
                manage,
                ManageSettings.Input(invocation.ask),
                state: settings.readOnly
            )
        )
    }

    /// The pager that is set; the settings are read when there is something to show.
    var pager: Pager { { await page($0) } }

    private func page(_ text: [UInt8]) async -> Bool {
        let setting = Setting<String>(
            .pager,
            option: given[.pager],
            environment: places.environment,
            written: (try? await places.settings.written()) ?? []
        )
        let environment = places.programEnvironment(ProgramPager.environment)
        let pager = ProgramPager(setting.value, runner: TerminalProgramRunner(environment: environment))
        return await pager?.show(text) ?? false
    }

    private var fetch: FetchSettings {
        FetchSettings(gateway: places.settings, options: given, environment: places.environment)
    }

    private var given: [ReaderSetting: String] {
        var given: [ReaderSetting: String] = [:]
        given[.host] = options.host
        given[.maxAge] = options.maxAge.map(String.init)
        if !options.pages { given[.pager] = "cat" }
        return given
    }
}
