import Foundation
import PresentationKit
import RepositoryKit
import UIKit
import UIKitHost
import URLSessionTransport

/// Opens the window of a scene, on its restored routes or on the albums.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The folders of the app.
    lazy var folders = AlbumFolders.system
    /// Performs the exchanges with the sources.
    lazy var transport: any HTTPExchange = URLSessionExchange()
    private let archive = RouteArchive<AppScene>()
    private let host = SceneHost(wording: .preferred)
    private let tasks = TaskLifetime()
    private var app: AlbumApp?
    private lazy var navigator = Navigator<AppScene, UIViewController>(presenter: host) { [weak self, host] in
        self?.app?.makeScreen(for: $0, on: host, router: $1)
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = host.makeWindow(in: scene)
        start(restoring: session.stateRestorationActivity.flatMap(archive.routes))
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        // Before the app has started, the routes are those that it starts with.
        guard app != nil else { return scene.session.stateRestorationActivity }
        return archive.activity(of: navigator.routesOfAllTabs)
    }

    private func start(restoring routes: NavigationStack<AppScene>?) {
        tasks.scope.run(replacing: "start") { [weak self, folders, transport] in
            let app = await AlbumApp(folders, transport: transport) { self?.start(restoring: nil) }
            let first = await app.firstRoute()
            self?.open(app, restoring: routes, orElse: .photos(first))
        }
    }

    private func open(_ app: AlbumApp, restoring routes: NavigationStack<AppScene>?, orElse first: AppScene) {
        self.app = app
        if let routes { navigator.open(routes) }
        if routes == nil || navigator.routes.isEmpty { navigator.go(.launch(first)) }
    }
}
