import FileStorage
import PresentationKit
import ViewKit

/// The object graph: what the scenes share, each created once.
@MainActor
struct __App__App {
    private static let store = FileDocumentStore(folder: StandardFolders(application: "__app__").config)
    private let __feature__ = __Feature__Scenes(store: __App__App.store)

    func makeScreen(for scene: AppScene, on host: any SceneHost) -> any Screen {
        switch scene {
        case .__feature__(let invocation): __feature__.makeScreen(for: invocation, on: host)
        }
    }
}
