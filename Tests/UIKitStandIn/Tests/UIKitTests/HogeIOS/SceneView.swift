import PresentationKit
import SwiftUI
import UIKit
import UIKitHost

@testable import HogeIOS

/// The screens of hoge in a view of SwiftUI; `docs/hosts.md` quotes it.
struct SceneView: UIViewControllerRepresentable {
    @MainActor
    final class Coordinator {
        let host = SceneHost(wording: Wording(.english))
        private(set) lazy var navigator = Navigator<AppScene, UIViewController>(presenter: host) {
            [app, host] scene, _ in app.makeScreen(for: scene, on: host)
        }
        private let app: HogeApp

        init(_ app: HogeApp) {
            self.app = app
        }
    }

    let app: HogeApp

    func makeCoordinator() -> Coordinator { Coordinator(app) }

    func makeUIViewController(context: Context) -> UIViewController {
        context.coordinator.navigator.go(.launch(.appearance))
        return context.coordinator.host.rootViewController
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
