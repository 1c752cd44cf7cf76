#if canImport(UIKit)
    import Foundation
    public import PresentationKit
    public import UIKit

    extension SceneHost {
        /// Creates the window of a scene with the screens of the host, and shows it; nil for a scene that has no windows.
        public func makeWindow(in scene: UIScene) -> UIWindow? {
            guard let scene = scene as? UIWindowScene else { return nil }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = rootViewController
            window.makeKeyAndVisible()
            return window
        }
    }

    extension RouteArchive {
        private static var activityKey: String { "routes" }

        /// Returns the activity by which a scene restores routes, or nil if they cannot be encoded.
        @MainActor
        public func activity(of routes: NavigationStack<Route>) -> NSUserActivity? {
            guard let data = try? data(of: routes) else { return nil }
            let activity = NSUserActivity(activityType: Self.activityKey)
            activity.userInfo = [Self.activityKey: data]
            return activity
        }

        /// Returns the routes of an activity, or nil if it has none that this version of the app can read.
        @MainActor
        public func routes(of activity: NSUserActivity) -> NavigationStack<Route>? {
            (activity.userInfo?[Self.activityKey] as? Data).flatMap(routes)
        }
    }
#endif
