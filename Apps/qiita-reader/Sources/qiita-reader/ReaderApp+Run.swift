import AppearanceDomain
import AppearanceUseCase
import ArticleCommandLine
import ArticleContract
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CommandLineKit
import DomainKit
import FailureKit
import PresentationKit
import ReportKit
import RepositoryKit
import SubprocessRunner
import UseCaseKit
import ViewKit

typealias ReaderNavigator = Navigator<AppScene, any Screen>

/// The steps of a run: what comes before the first screen and after the last one.
extension ReaderApp {
    /// Restores the appearance.
    ///
    /// - Returns: the background that colours have to suit, or nil for that of the terminal, and the warnings of a
    ///   configuration that is not in order.
    func prepare() async -> (background: TerminalBackground?, warnings: [Phrase]) {
        var warnings: [Phrase] = []
        if case .failure(let error) = await RestoreAppearance(state: appearance, gateway: appearances).result(()) {
            warnings.append(FailureText(error).message)
        }
        warnings += await (try? fetchSettings(()))?.unknown.map { Phrase(unknown: $0) } ?? []
        return (appearance.value == .dark ? .dark : nil, warnings)
    }

    /// Creates the navigator of a host.
    func makeNavigator(on host: some AppHost) -> ReaderNavigator {
        ReaderNavigator(presenter: host) { makeScreen(for: $0, on: host, router: $1) }
    }

    /// Shows the screen of a scene, or the screens of the last session, until the tasks have finished or the user quits.
    ///
    /// - Returns: the outcome of the screens, or else that of what went wrong beside them.
    func run(
        _ scene: AppScene,
        on navigator: ReaderNavigator,
        host: some AppHost,
        _ warnings: [Phrase]
    ) async -> ExitOutcome {
        for warning in warnings { host.showMessage(warning) }
        do throws(ApplicationError) {
            try await open(scene, on: navigator, isSession: host.isSession)
        } catch {
            host.showMessage(error)
            if navigator.routes.isEmpty { host.outcome = ExitOutcome(error) }
        }
        guard !navigator.routes.isEmpty else { return host.outcome }
        let outcome = await host.run()
        do throws(ApplicationError) {
            if host.isSession { try await restoration().save(navigator) }
        } catch {
            host.showMessage(error)
            return ExitOutcome(error)
        }
        if configuration.options.standard.isVerbose { for line in await summary() { host.showMessage(line) } }
        for reason in storage.skipped.reasons { host.showMessage(reason) }
        return outcome == .done ? storage.skipped.reasons.first.map { ExitOutcome($0) } ?? .done : outcome
    }

    private func open(
        _ scene: AppScene,
        on navigator: ReaderNavigator,
        isSession: Bool
    ) async throws(ApplicationError) {
        await loadReadings(for: scene)
        if scene.restores {
            try await restoration().restore(on: navigator, start: .article(.list(.newest)))
        } else {
            navigator.open(isSession ? scene.screens ?? [scene] : [scene])
        }
    }

    /// The cost of the run, and the reason why the history lacks an article.
    private func summary() async -> [Phrase] {
        let cost = await (try? connection())?.cost()
        return [historyFailure.value.map { Phrase(unnoted: $0) }, cost].compactMap(\.self)
    }

    /// The pager, which is looked up when there is something to show.
    var pager: Pager {
        let environment = storage.programEnvironment(ProgramPager.environment)
        let pager = ProgramPager(configuration.pager, runner: TerminalProgramRunner(environment: environment))
        return { await pager?.show($0) ?? false }
    }

    private func restoration() throws(ApplicationError) -> RouteRestoration<AppScene, ApplicationError> {
        RouteRestoration(store: SessionStore(try source().origin, store: storage.state))
    }
}

extension SceneHost {
    /// Shows the message of a failure.
    func showMessage(_ failure: ApplicationError) { showMessage(FailureText(failure).message) }
}
