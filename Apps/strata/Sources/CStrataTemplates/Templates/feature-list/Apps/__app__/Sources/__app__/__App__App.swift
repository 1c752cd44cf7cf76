import FileStorage
import PresentationKit
import ReportKit
import ViewKit

/// The object graph: what the scenes share, each created once.
@MainActor
struct __App__App {
    private static let store = FileDocumentStore(folder: StandardFolders(application: "__app__").config)
    private let __feature__ = __Feature__Scenes(store: __App__App.store)

    /// Shows a scene until its tasks have finished or the user quits.
    func run(_ scene: AppScene, on host: some AppHost) async -> ExitOutcome {
        let navigator = Navigator<AppScene, any Screen>(presenter: host) { scene, router in
            makeScreen(for: scene, on: host, router: router)
        }
        navigator.go(.launch(scene))
        return await host.run()
    }

    private func makeScreen(for scene: AppScene, on host: any SceneHost, router: Router<AppScene>) -> any Screen {
        switch scene {
        case .__feature__(let invocation):
            __feature__.makeScreen(for: invocation, on: host, router: router.scoped(AppScene.__feature__))
        }
    }
}
