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
        public var rootViewController: UIViewController { root }

        /// The queue of the alerts of all clients.
        public private(set) lazy var alerts = AlertHost(surface: alertPresenter)

        private let root = UINavigationController()
        /// The navigation controllers of the layers above the first, each presented by the one before.
        private var presented: [UINavigationController] = []
        /// The screens to show.
        private var layers: [[UIViewController]] = []
        /// Goes back to the screen below the one on top; nil where there is none.
        private var goBack: (@MainActor () -> Void)?
        /// A Boolean value that indicates whether a presentation or dismissal of the host is under way.
        private var isChanging = false
        /// A Boolean value that indicates whether the navigator is being informed of what UIKit changed.
        private var isReporting = false
        private lazy var alertPresenter = AlertPresenter(
            wording: wording,
            front: { [weak self] in self?.front },
            anchor: { [weak self] in self?.anchor }
        )

        /// Creates a host without screens.
        ///
        /// - Parameter wording: the language of the user.
        public init(wording: Wording) {
            self.wording = wording
            super.init()
            root.delegate = self
        }

        private var navigationControllers: [UINavigationController] { [root] + presented }
        private var front: UINavigationController { presented.last ?? root }

        private var anchor: UIView? {
            guard let top = front.topViewController else { return nil }
            return (top as? any SheetAnchoring)?.sheetAnchor ?? top.viewIfLoaded
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
            if !isReporting { changeLayers() }
        }

        /// Sets the stacks of UIKit to the open screens, one presentation or dismissal after the other.
        private func changeLayers() {
            guard !isChanging else { return }
            if presented.count > max(0, layers.count - 1) { return dismissFront() }
            for (controller, layer) in zip(navigationControllers, layers)
            where !controller.viewControllers.elementsEqual(layer, by: ===) {
                controller.setViewControllers(layer, animated: controller.viewIfLoaded?.window != nil)
            }
            if layers.isEmpty { root.setViewControllers([], animated: false) }
            if layers.count > navigationControllers.count { return present(layers[navigationControllers.count]) }
            alertPresenter.presentAgain()
        }

        private func present(_ layer: [UIViewController]) {
            let controller = UINavigationController()
            controller.delegate = self
            controller.setViewControllers(layer, animated: false)
            controller.presentationController?.delegate = self
            let below = front
            guard below.viewIfLoaded?.window != nil else { return }
            // What another part of the app presents stays in front; the next change shows the layer.
            guard below.presentedViewController.map(alertPresenter.isPresenting) ?? true else { return }
            presented.append(controller)
            isChanging = true
            alertPresenter.withdraw {
                below.present(controller, animated: true) { [weak self] in self?.didChange() }
            }
        }

        private func dismissFront() {
            let leaving = presented.removeLast()
            isChanging = true
            alertPresenter.withdraw {
                guard let presenting = leaving.presentingViewController else { return self.didChange() }
                presenting.dismiss(animated: true) { [weak self] in self?.didChange() }
            }
        }

        private func didChange() {
            isChanging = false
            changeLayers()
        }

        /// Reports that the user left screens in UIKit, whose stack is right already.
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
            guard !isChanging, let depth = navigationControllers.firstIndex(of: navigationController),
                layers.indices.contains(depth)
            else { return }
            let left = layers[depth].drop { screen in navigationController.viewControllers.contains { $0 === screen } }
            if left.isEmpty { changeLayers() } else { report(left.count) }
        }
    }

    extension SceneHost: UIAdaptivePresentationControllerDelegate {
        public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            guard let controller = presented.popLast() else { return }
            report(controller.viewControllers.count)
        }
    }

    /// A view controller that names the view to which its action sheets point.
    @MainActor
    protocol SheetAnchoring {
        var sheetAnchor: UIView { get }
    }

    extension ViewController: SheetAnchoring {}
#endif
