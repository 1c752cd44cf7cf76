import PresentationKit
import PresenterKit
import ReportKit
import RepositoryKit
import UseCaseKit
import ViewKit

extension AlbumApp {
    /// Shows a scene until its tasks have finished.
    ///
    /// - Returns: The outcome of the scene, or else that of a file that was skipped.
    func run(_ scene: AppScene, on host: some AppHost) async -> ExitOutcome {
        let navigator = Navigator(presenter: host) { scene, router in
            makeScreen(for: scene, on: host, router: router)
        }
        let settings = await fetchSettings.result()
        for notice in (try? settings.get())?.unknownNotices ?? [] { host.showMessage(notice) }
        navigator.go(.launch(scene))
        guard !navigator.routes.isEmpty else { return host.outcome }
        let outcome = await host.run()
        for reason in skipped.reasons { host.showMessage(FailureText(reason).message) }
        return outcome == .done ? skipped.reasons.first.map { ExitOutcome($0) } ?? .done : outcome
    }
}
