import UIKit

/// Starts the app; its scene is the business of ``SceneDelegate``.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
