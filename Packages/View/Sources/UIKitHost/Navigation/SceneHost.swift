#if canImport(UIKit)
    public import Foundation
    public import PresentationKit
    public import UIKit

    /// The host of an app's scenes on UIKit: a navigation controller for each layer of screens, each presented by the one
    /// below, and the queue of alerts.
    ///
    /// The open screens are those of the app's `Navigator`; the host makes UIKit's stacks equal to them. Where the user
    /// goes back by the button, by the gesture, or by pulling a sheet down, UIKit changes its stack first, and the host
    /// has the navigator go back too.
    ///
    /// ```swift
    /// @MainActor
    /// func open(_ first: UIViewController, in window: UIWindow) -> SceneHost {
    ///     let host = SceneHost(wording: Wording(.english))
    ///     window.rootViewController = host.rootViewController
    ///     window.makeKeyAndVisible()
    ///     let navigator = Navigator<Int, UIViewController>(presenter: host) { _, _ in first }
    ///     navigator.go(.launch(1))
    ///     return host
    /// }
    /// ```
    @MainActor
    public final class SceneHost: NSObject {
        /// The language of the user.
        public let wording: Wording
        /// The view controller of the window.
        public var rootViewController: UIViewController { root.controller }

        /// The queue of the alerts of all clients.
        public private(set) lazy var alerts = AlertHost(surface: alertPresenter) {
            print("An answer to an alert was not handled: '\($0)'.")
        }

        private let root = NavigationLayer()
        /// The layers above the first, each presented by the one before.
        private var presented: [NavigationLayer] = []
        private var layers: [[UIViewController]] = []
        /// Goes back to the screen below the one on top; nil where there is none.
        private var goBack: (@MainActor () -> Void)?
        /// A Boolean value that indicates whether a presentation or dismissal of the host is under way.
        private var isChanging = false
        /// A Boolean value that indicates whether the host waits for the end of a transition in a navigation controller.
        private var isWaiting = false
        /// A Boolean value that indicates whether the navigator is being informed of what UIKit changed.
        private var isReporting = false
        private lazy var alertPresenter = AlertPresenter(
            wording: wording,
            front: { [weak self] in self?.front },
            anchor: { [weak self] in self?.anchor }
        )

        /// Creates a host without screens.
        public init(wording: Wording) {
            self.wording = wording
            super.init()
            root.controller.delegate = self
        }

        private var shown: [NavigationLayer] { [root] + presented }
        private var front: UINavigationController { (presented.last ?? root).controller }

        private var anchor: UIView? {
            guard let top = front.topViewController else { return nil }
            return (top as? any HostedScreen)?.sheetAnchor ?? top.viewIfLoaded
        }
    }

    // MARK: - Screens

    extension SceneHost: ScenePresenter {
        public func show(
            _ screens: NavigationStack<UIViewController>,
            after transition: Transition<Void>,
            goBack: (@MainActor () -> Void)?
        ) {
            (layers, self.goBack) = (screens.layers, goBack)
            coverScreens()
            changeLayers()
        }

        /// Holds back the alerts of the screens below the front layer, which UIKit does not hide behind a sheet.
        private func coverScreens() {
            for (depth, layer) in layers.enumerated() {
                for screen in layer { screen.setCovered(depth < layers.count - 1) }
            }
        }

        /// Sets the stacks of UIKit to the open screens, one transition after the other.
        ///
        /// - Parameter ended: the coordinator of a transition that has just ended.
        private func changeLayers(after ended: (any UIViewControllerTransitionCoordinator)? = nil) {
            guard !isChanging, !isReporting, !waitsForTransition(after: ended), !reportsScreensLeft() else { return }
            if presented.count > max(0, layers.count - 1) { return dismissFront() }
            for (layer, screens) in zip(shown, layers.isEmpty ? [[]] : layers) { layer.show(screens) }
            guard !waitsForTransition() else { return }
            if layers.count > shown.count { return present(layers[shown.count]) }
            alertPresenter.presentAgain()
        }

        /// Returns whether a navigation controller is in a transition, after which the stacks are set: until then its stack is
        /// the old one, and another one may be refused.
        private func waitsForTransition(after ended: (any UIViewControllerTransitionCoordinator)? = nil) -> Bool {
            let coordinators = shown.compactMap(\.controller.transitionCoordinator)
            guard let coordinator = coordinators.first(where: { $0 !== ended }) else { return false }
            if !isWaiting {
                isWaiting = coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
                    self?.isWaiting = false
                    self?.changeLayers(after: coordinator)
                }
            }
            return true
        }

        private func present(_ screens: [UIViewController]) {
            let below = front
            guard below.viewIfLoaded?.window != nil else { return }
            // What another part of the app presents stays in front; the next change shows the layer.
            guard below.presentedViewController.map(alertPresenter.isPresenting) ?? true else { return }
            let layer = NavigationLayer()
            layer.controller.delegate = self
            layer.show(screens)
            presented.append(layer)
            isChanging = true
            alertPresenter.withdraw {
                below.present(layer.controller, animated: true) { [weak self] in self?.didChange() }
                // UIKit makes one at once where it is asked for earlier, and keeps the view controller with it.
                layer.controller.presentationController?.delegate = self
            }
        }

        private func dismissFront() {
            let leaving = presented.removeLast()
            isChanging = true
            alertPresenter.withdraw {
                guard let presenting = leaving.controller.presentingViewController else { return self.didChange() }
                presenting.dismiss(animated: true) { [weak self] in self?.didChange() }
            }
        }

        private func didChange() {
            isChanging = false
            changeLayers()
        }

        /// Returns whether the user has left screens of the front layer in UIKit, and has the navigator leave them too.
        ///
        /// If the navigator has moved on in the meantime, its own screens are shown instead.
        private func reportsScreensLeft() -> Bool {
            guard let layer = shown.last, layers.count == shown.count, let screens = layers.last else { return false }
            let count = layer.removeScreensLeft(of: screens)
            if count > 0 { report(count) }
            return count > 0
        }

        private func report(_ count: Int) {
            isReporting = true
            for _ in 0..<count { goBack?() }
            isReporting = false
            changeLayers()
        }
    }

    // MARK: - Going back in UIKit

    extension SceneHost: UINavigationControllerDelegate {
        public func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            changeLayers()
        }
    }

    extension SceneHost: UIAdaptivePresentationControllerDelegate {
        public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            guard let layer = presented.popLast() else { return }
            let isKnown = layers.count == shown.count + 1 && layers.last.map(layer.shows) == true
            if isKnown { report(layer.screens.count) } else { changeLayers() }
        }
    }
#endif
