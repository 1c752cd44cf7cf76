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
        let inquiry = SettingsInquiry(
            path: places.settings.path,
            fetch: fetch,
            change: ChangeSettings(gateway: places.settings),
            hasTerminal: host.canPrompt
        )
        return ReportScreen<ArticleFailureAction>.scene(
            on: host,
            failures: SettingsAlerts(),
            report: { (report: Report) in report },
            interactor: {
                UseCaseInteractor(responseListener: $0, tasks: $1) { await inquiry.answer(invocation.ask) }
            }
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
