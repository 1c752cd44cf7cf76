import DomainKit
import PresentationKit
import ViewKit

/// The screens of one run: begun as the command line asks, and kept for the next one where somebody sat in front of it.
@MainActor
struct ReaderSession {
    private let invocation: AppInvocation
    private let navigator: Navigator<AppScene, any LineScreen>
    private let restoration: RouteRestoration<AppScene, ApplicationError>

    init(of app: ReaderApp, for invocation: AppInvocation, on host: LineHost) {
        self.invocation = invocation
        navigator = Navigator(presenter: host) { scene, router in
            app.makeScreen(for: scene, on: host, router: router)
        }
        restoration = RouteRestoration(store: SessionStore(app.source.origin, places: app.places))
    }

    /// Shows the first screen.
    ///
    /// - Returns: why the last session could not be brought back; the screen is there all the same.
    func begin() async -> ApplicationError? {
        guard let scene = AppScene(invocation) else { return nil }
        guard invocation.restores else {
            navigator.go(.launch(scene))
            return nil
        }
        do throws(ApplicationError) {
            try await restoration.restore(on: navigator, start: scene)
            return nil
        } catch {
            return error
        }
    }

    /// Keeps what is open.
    func end(on host: LineHost) async throws(ApplicationError) {
        if invocation.isSession, host.canPrompt { try await restoration.save(navigator) }
    }
}
