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

/// Opens the window of a scene, on its restored routes or on the newest articles, and the articles of links.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
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
    private let host = SceneHost(wording: .preferred)
    private let tasks = TaskLifetime()
    private var app: ReaderApp?
    /// The articles of links that are to be opened.
    private var linked: [AppScene] = []
    private lazy var navigator = Navigator<AppScene, UIViewController>(presenter: host) { [weak self, host] in
        self?.app?.makeScreen(for: $0, on: host, router: $1)
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = host.makeWindow(in: scene)
        open(connectionOptions.urlContexts)
        start(restoring: session.stateRestorationActivity.flatMap(archive.routes))
    }

    func scene(_ scene: UIScene, openURLContexts links: Set<UIOpenURLContext>) {
        open(links)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        // Before the app has started, the routes are those that it starts with.
        guard app != nil else { return scene.session.stateRestorationActivity }
        let routes = navigator.routesOfAllTabs
        let layers = routes.layers.map { $0.filter(\.isRestorable) }
        return archive.activity(of: NavigationStack(layers, otherTabs: routes.otherTabs))
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let save = (try? app?.readingPositions())?.save else { return }
        tasks.scope.runInBackground(replacing: "positions") { _ = await save.result() }
    }

    private func start(restoring routes: NavigationStack<AppScene>?) {
        tasks.scope.run(replacing: "start") { [weak self, storage, transport] in
            let app = await ReaderApp(storage, transport: transport) { self?.start(restoring: nil) }
            self?.open(app, restoring: routes)
        }
    }

    private func open(_ app: ReaderApp, restoring routes: NavigationStack<AppScene>?) {
        self.app = app
        if let routes { navigator.open(routes) }
        if routes == nil || navigator.routes.isEmpty { navigator.go(.launch(.article(.list(.newest)))) }
        openLinks()
        app.buildIndex(in: tasks.scope)
    }

    private func open(_ links: Set<UIOpenURLContext>) {
        linked += links.compactMap { AppScene($0.url) }
        openLinks()
    }

    /// Opens the articles of links above what the user reads, once the app has started.
    private func openLinks() {
        guard app != nil else { return }
        for article in linked { navigator.go(.push(article)) }
        linked = []
    }

    private static func path(of folder: FileManager.SearchPathDirectory) -> String {
        NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true)[0] + "/reader"
    }
}
