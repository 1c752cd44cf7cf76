import Foundation
import PresentationKit
import RepositoryKit
import UIKit
import UIKitHost
import URLSessionTransport

/// Opens the window of a scene, on its restored routes or on the albums.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static let activityType = "routes"

    var window: UIWindow?
    /// The folders of the app.
    lazy var folders = AlbumFolders.system
    /// Performs the exchanges with the sources.
    lazy var transport: any HTTPExchange = URLSessionExchange()
    private let archive = RouteArchive<AppScene>()
    private let host = SceneHost(wording: Wording(Language(Locale.preferredLanguages.first ?? "en")))
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
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        window.rootViewController = host.rootViewController
        window.makeKeyAndVisible()
        start(restoring: session.stateRestorationActivity?.userInfo?[Self.activityType] as? Data)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        // Before the app has started, the routes are those that it starts with.
        guard app != nil else { return scene.session.stateRestorationActivity }
        guard let data = try? archive.data(of: navigator.routesOfAllTabs) else { return nil }
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = [Self.activityType: data]
        return activity
    }

    private func start(restoring data: Data?) {
        tasks.scope.run(replacing: "start") { [weak self, folders, transport] in
            let app = await AlbumApp(folders, transport: transport) { self?.start(restoring: nil) }
            let first = await app.firstRoute()
            self?.open(app, restoring: data, orElse: .photos(first))
        }
    }

    private func open(_ app: AlbumApp, restoring data: Data?, orElse first: AppScene) {
        self.app = app
        if let routes = data.flatMap(archive.routes) { navigator.open(routes) }
        if data == nil || navigator.routes.isEmpty { navigator.go(.launch(first)) }
    }
}
