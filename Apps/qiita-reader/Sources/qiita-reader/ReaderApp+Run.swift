import AppearanceDomain
import AppearanceUseCase
import ArticleCommandLine
import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleRepository
import ArticleUseCase
import CommandLineKit
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import RepositoryKit
import SubprocessRunner
import UseCaseKit
import ViewKit

/// The steps of a run: what comes before the first screen and after the last one.
extension ReaderApp {
    /// Restores the appearance.
    ///
    /// - Returns: The warnings of a configuration that is not in order.
    func prepare() async -> [Phrase] {
        var warnings: [Phrase] = []
        if case .failure(let error) = await RestoreAppearance(state: appearance, gateway: appearances).result() {
            warnings.append(FailureText(error).message)
        }
        let settings = await fetchSettings.result()
        warnings += (try? settings.get())?.unknownNotices ?? []
        return warnings
    }

    /// The background for which colours are chosen: that of the settings, or else dark if the command for the appearance has
    /// chosen it; nil for that of the terminal.
    var background: TerminalBackground? {
        TerminalBackground(rawValue: configuration.theme.rawValue) ?? (appearance.value == .dark ? .dark : nil)
    }

    /// The colours of the settings.
    var colors: ThemeColors { ThemeColors(rawValue: configuration.colors.rawValue) ?? .colorBlindSafe }

    /// Shows the state of the connection and of the index on a host, and the colours of the settings, each when it changes.
    private func observe(for host: some AppHost) -> TaskLifetime {
        let tasks = host.makeTasks()
        tasks.scope.observe(replacing: "colors", configuration.settings.state.readOnly) { [weak host] _ in
            host?.setColors(colors, on: background)
        }
        tasks.scope.observe(replacing: "connectivity", connectivity.readOnly) { [weak host, indexing] in
            host?.showState(Phrase($0) ?? Phrase(indexing.value))
        }
        var shown: Phrase?
        tasks.scope.observe(replacing: "indexing", indexing.readOnly) { [weak host, connectivity] progress in
            host?.showState(Phrase(connectivity.value) ?? Phrase(progress))
            guard host?.isSession == false, let line = Phrase(waitingFor: progress), line != shown else { return }
            shown = line
            host?.showMessage(line)
        }
        return tasks
    }

    /// Shows the screen of a scene, or the screens of the last session, until the tasks have finished or the user quits.
    ///
    /// - Returns: The outcome of the screens, or else that of what went wrong beside them.
    func run(_ scene: AppScene, on host: some AppHost, _ warnings: [Phrase]) async -> ExitOutcome {
        let navigator = Navigator<AppScene, any Screen>(presenter: host) { makeScreen(for: $0, on: host, router: $1) }
        for warning in warnings { host.showMessage(warning) }
        do throws(ApplicationError) {
            try await open(scene, on: navigator, isSession: host.isSession)
        } catch {
            MainActor.preconditionIsolated()
            host.showMessage(error)
            if navigator.routes.isEmpty { host.outcome = ExitOutcome(error) }
        }
        guard !navigator.routes.isEmpty else { return host.outcome }
        let observation = observe(for: host)
        if host.isSession { buildIndex(in: observation.scope) }
        let outcome = await host.run()
        withExtendedLifetime(observation) {}
        _ = await (try? readingPositions())?.save.result()
        do throws(ApplicationError) {
            if host.isSession {
                try await restoration().save(navigator) { ($0 as? any RestorableScreen)?.restorationState }
            }
        } catch {
            MainActor.preconditionIsolated()
            host.showMessage(error)
            return ExitOutcome(error)
        }
        let details = options.standard.isVerbose ? await summary() : []
        let reasons = storage.skipped.reasons.map { FailureText($0).message }
        for line in details + reasons { host.showMessage(line) }
        return outcome.including(storage.skipped.reasons)
    }

    private func open(
        _ scene: AppScene,
        on navigator: Navigator<AppScene, any Screen>,
        isSession: Bool
    ) async throws(ApplicationError) {
        await loadReadings(for: scene)
        if scene.restores {
            try await restoration().restore(on: navigator, start: .article(.list(.newest))) { screen, state in
                (screen as? any RestorableScreen)?.restore(state)
            }
        } else {
            navigator.open(isSession ? scene.screens ?? [scene] : [scene])
        }
    }

    /// The cost of the run, and the reason why the history lacks an article.
    private func summary() async -> [Phrase] {
        let cost = await (try? connection())?.cost()
        return [historyFailure.value.map { Phrase(notInHistory: $0) }, cost].compactMap(\.self)
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
