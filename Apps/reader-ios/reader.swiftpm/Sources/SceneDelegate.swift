import ArticleContract
import ArticlePresentation
import ArticleUseCase
import FileStorage
import Foundation
import KeychainSecrets
import PresentationKit
import RepositoryKit
import UIKit
import UIKitHost
import URLSessionTransport
import UseCaseKit

/// Opens the window of a scene, on its restored routes or on the newest articles.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static let activityType = "routes"

    var window: UIWindow?
    /// The stores of the app.
    lazy var storage = ReaderStorage(
        folder: Self.path(of: .applicationSupportDirectory),
        caches: Self.path(of: .cachesDirectory),
        secrets: KeychainSecretStore(service: "org.example.strata.reader")
    )
    /// Performs the exchanges with hosts.
    lazy var transport: any HTTPExchange = URLSessionExchange()
    private let archive = RouteArchive<AppScene>()
    private let host = SceneHost(wording: Wording(Language(Locale.preferredLanguages.first ?? "en")))
    private let tasks = TaskLifetime()
    private var app: ReaderApp?
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
        let routes = navigator.routesOfAllTabs
        // A screen that asks whether to sign out is not where a user was.
        let stack = NavigationStack(routes.layers.map { $0.filter { $0 != .signOut } }, otherTabs: routes.otherTabs)
        guard let data = try? archive.data(of: stack) else { return nil }
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = [Self.activityType: data]
        return activity
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let save = (try? app?.readingPositions())?.save else { return }
        tasks.scope.runInBackground(replacing: "positions") { _ = await save.result() }
    }

    private func start(restoring data: Data?) {
        tasks.scope.run(replacing: "start") { [weak self, storage, transport] in
            let app = await ReaderApp(storage, transport: transport) { self?.start(restoring: nil) }
            self?.open(app, restoring: data)
        }
    }

    private func open(_ app: ReaderApp, restoring data: Data?) {
        self.app = app
        if let routes = data.flatMap(archive.routes) { navigator.open(routes) }
        if data == nil || navigator.routes.isEmpty { navigator.go(.launch(.article(.list(.newest)))) }
        app.buildIndex(in: tasks.scope)
    }

    private static func path(of folder: FileManager.SearchPathDirectory) -> String {
        NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true)[0] + "/reader"
    }
}
