#if canImport(UIKit)
    import UIKit

    /// A layer of screens in a navigation controller.
    ///
    /// It knows the stack that it set last: whatever UIKit's stack lacks of it after a transition, the user has left.
    @MainActor
    final class NavigationLayer {
        let controller = UINavigationController()
        /// The screens that were set last and that the user has not left.
        private(set) var screens: [UIViewController] = []

        func shows(_ screens: [UIViewController]) -> Bool { self.screens.elementsEqual(screens, by: ===) }

        /// Sets the stack, with an animation in a window; the navigation controller must not be in a transition.
        func show(_ screens: [UIViewController]) {
            self.screens = screens
            guard !controller.viewControllers.elementsEqual(screens, by: ===) else { return }
            let isAnimated = !screens.isEmpty && controller.viewIfLoaded?.window != nil
            controller.setViewControllers(screens, animated: isAnimated)
        }

        /// Removes the screens that the user has left.
        ///
        /// - Parameter wanted: the screens of the navigator.
        /// - Returns: Their number; 0 if the navigator wants others.
        func removeScreensLeft(of wanted: [UIViewController]) -> Int {
            let rest = controller.viewControllers
            guard rest.count < screens.count, zip(rest, screens).allSatisfy(===), shows(wanted) else { return 0 }
            defer { screens = rest }
            return screens.count - rest.count
        }
    }
#endif
