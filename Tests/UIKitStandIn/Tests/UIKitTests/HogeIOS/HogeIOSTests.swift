import AppearanceContract
import AppearanceUIKit
import AttemptKit
import FileStorage
import Foundation
import PresentationKit
import SwiftUI
import Testing
import UIKit
import UIKitHost

@testable import HogeIOS

extension UIKitTests {
    @MainActor
    struct HogeIOSTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "hoge-\(UUID().uuidString)").path

        private func connect(
            _ session: UISceneSession = UISceneSession(),
            _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
        ) -> (SceneDelegate, UIWindowScene) {
            let delegate = SceneDelegate()
            delegate.folder = folder
            let scene = UIWindowScene(session: session, connectionOptions: options)
            delegate.scene(scene, willConnectTo: session, options: options)
            UIStandIn.finishTransitions()
            return (delegate, scene)
        }

        private func screen(of delegate: SceneDelegate) throws -> AppearanceViewController {
            let root = try #require(delegate.window?.rootViewController as? UINavigationController)
            return try #require(root.topViewController as? AppearanceViewController)
        }

        /// Waits until a view has a background, and then another one than the given.
        private func background(of view: UIView, after old: UIColor? = nil) async -> UIColor? {
            while view.backgroundColor == old { await Task.yield() }
            return view.backgroundColor
        }

        @Test func `the button turns light into dark, and the choice is there after a restart`() async throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let (first, _) = connect()
            let view = try screen(of: first).rootView
            #expect(await background(of: view) == .white)
            view.button.sendActions(for: .touchUpInside)
            #expect(await background(of: view, after: .white) == .black)
            #expect(view.button.titleColor(for: .normal) == .white)
            #expect(first.window?.overrideUserInterfaceStyle == .dark)

            while !FileManager.default.fileExists(atPath: folder) { await Task.yield() }
            let (second, _) = connect()
            #expect(await background(of: try screen(of: second).rootView) == .black)
            #expect(second.window?.overrideUserInterfaceStyle == .dark)
        }

        /// A client that shows nothing, and keeps what it is given.
        private final class SpyClient: AlertClientType {
            private(set) var shown: [AlertStrategy<RetryAction>] = []
            private var handlers: [@MainActor (AlertAnswer<RetryAction>) -> Void] = []

            func show(
                strategy: AlertStrategy<RetryAction>,
                animated: Bool,
                completion: (@MainActor () -> Void)?
            ) {
                shown.append(strategy)
            }

            func register(
                where condition: @escaping @MainActor (RetryAction) -> Bool,
                _ handler: @escaping @MainActor (AlertAnswer<RetryAction>) -> Void
            ) -> RegistryKey {
                handlers.append { if condition($0.action) { handler($0) } }
                return RegistryKey()
            }

            func unregister(key: RegistryKey) -> Void? { nil }

            func answer(_ action: RetryAction) {
                for handler in handlers { handler(AlertAnswer(action)) }
            }
        }

        @Test func `alerts are shown by the client that the screen is given`() {
            let (client, outbox, window) = (SpyClient(), Outbox<AppearanceEvent>(), Window())
            let screen = AppearanceViewController(
                eventListener: outbox.listener,
                host: window.host,
                alertClient: client
            )
            screen.loadViewIfNeeded()
            let text = Phrase(verbatim: "Text")
            let strategy = AlertStrategy<RetryAction>(title: text, message: text, actions: [.retry, .cancel])
            screen.handle(command: .showAlert(strategy))
            #expect(client.shown == [strategy])
            client.answer(.retry)
            #expect(outbox.events == [.viewDidLoad, .didAnswer(AlertAnswer(.retry))])
        }

        @Test(arguments: ["hoge", "hoge-swiftui"])
        func `the languages of the app are those of its words`(name: String) throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../../../Apps/hoge-ios/\(name).swiftpm/Info.plist")
            let info = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            #expect((info as? [String: Any])?["CFBundleLocalizations"] as? [String] == ["en", "ja"])
        }

        @Test func `the routes are restored from the activity of the scene, and opened by a link`() throws {
            let (delegate, scene) = connect()
            let activity = try #require(delegate.stateRestorationActivity(for: scene))
            let session = UISceneSession()
            session.stateRestorationActivity = activity
            _ = try screen(of: connect(session).0)

            let options = UIScene.ConnectionOptions()
            options.urlContexts = [UIOpenURLContext(standIn: try #require(URL(string: "hoge://appearance")))]
            _ = try screen(of: connect(UISceneSession(), options).0)
        }

        @Test func `a view of SwiftUI shows the screen`() async throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let view = SceneView(app: HogeApp(store: FileDocumentStore(folder: folder)))
            let context = UIViewControllerRepresentableContext<SceneView>(standIn: view.makeCoordinator())
            let window = UIWindow(frame: .zero)
            window.rootViewController = view.makeUIViewController(context: context)
            window.makeKeyAndVisible()
            UIStandIn.finishTransitions()
            let root = try #require(window.rootViewController as? UINavigationController)
            let screen = try #require(root.topViewController as? AppearanceViewController)
            #expect(await background(of: screen.rootView) == .white)
        }

        @Test func `only links of the app name a scene`() throws {
            #expect(AppScene(try #require(URL(string: "hoge://appearance"))) == .appearance)
            #expect(AppScene(try #require(URL(string: "hoge://elsewhere"))) == nil)
            #expect(AppScene(try #require(URL(string: "https://appearance"))) == nil)
        }
    }
}
