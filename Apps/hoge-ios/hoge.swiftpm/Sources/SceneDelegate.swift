import FileStorage
import Foundation
import PresentationKit
import UIKit
import UIKitHost

/// Opens the window of a scene: on its restored routes, on those of a link, or on the start screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The folder of the documents.
    lazy var folder =
        NSSearchPathForDirectoriesInDomains(.applicationSupportDirectory, .userDomainMask, true)[0] + "/hoge"
    private let archive = RouteArchive<AppScene>()
    private let host = SceneHost(wording: .preferred)
    private lazy var navigator = {
        let app = HogeApp(store: FileDocumentStore(folder: folder))
        return Navigator<AppScene, UIViewController>(presenter: host) { [host] scene, _ in
            app.makeScreen(for: scene, on: host)
        }
    }()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = host.makeWindow(in: scene)
        if let routes = session.stateRestorationActivity.flatMap(archive.routes) { navigator.open(routes) }
        open(connectionOptions.urlContexts)
        if navigator.routes.isEmpty { navigator.go(.launch(.appearance)) }
    }

    func scene(_ scene: UIScene, openURLContexts links: Set<UIOpenURLContext>) {
        open(links)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        archive.activity(of: navigator.routesOfAllTabs)
    }

    private func open(_ links: Set<UIOpenURLContext>) {
        let routes = links.compactMap { AppScene($0.url) }
        if !routes.isEmpty { navigator.open(routes) }
    }
}
