import FileStorage
import Foundation
import PresentationKit
import UIKit
import UIKitHost

/// Opens the window of a scene: on its restored routes, on those of a link, or on the start screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static let activityType = "routes"

    var window: UIWindow?
    /// The folder of the documents.
    lazy var folder =
        NSSearchPathForDirectoriesInDomains(.applicationSupportDirectory, .userDomainMask, true)[0] + "/hoge"
    private let archive = RouteArchive<AppScene>()
    private let host = SceneHost(wording: Wording(Language(Locale.preferredLanguages.first ?? "en")))
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
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        window.rootViewController = host.rootViewController
        open(session.stateRestorationActivity, or: connectionOptions.urlContexts)
        window.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts links: Set<UIOpenURLContext>) {
        navigator.open(routes(in: links))
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let data = try? archive.data(of: navigator.routesOfAllTabs) else { return nil }
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = [Self.activityType: data]
        return activity
    }

    private func open(_ activity: NSUserActivity?, or links: Set<UIOpenURLContext>) {
        if let data = activity?.userInfo?[Self.activityType] as? Data, let routes = archive.routes(of: data) {
            navigator.open(routes)
        }
        if !links.isEmpty { navigator.open(routes(in: links)) }
        if navigator.routes.isEmpty { navigator.go(.launch(.appearance)) }
    }

    private func routes(in links: Set<UIOpenURLContext>) -> [AppScene] {
        links.compactMap { AppScene($0.url) }
    }
}
