#if canImport(UIKit)
    import Foundation
    import PresentationKit
    import UIKit

    /// The surface that shows one alert at a time, in front of what a host presents.
    ///
    /// While another presentation or dismissal is under way, the alert waits for its end, because UIKit refuses to
    /// present then.
    @MainActor
    final class AlertPresenter: NSObject, AlertSurface {
        private struct Visible {
            let controller: UIAlertController
            let canBeDismissed: Bool
            let animated: Bool
            let events: AlertSurfaceEvents
            var hasAppeared = false
        }

        private let wording: Wording
        private let front: @MainActor () -> UIViewController?
        /// Returns the view that an action sheet points to.
        private let anchor: @MainActor () -> UIView?
        private var visible: Visible?

        init(
            wording: Wording,
            front: @escaping @MainActor () -> UIViewController?,
            anchor: @escaping @MainActor () -> UIView?
        ) {
            self.wording = wording
            self.front = front
            self.anchor = anchor
        }

        func present(_ alert: PresentedAlert, animated: Bool, events: AlertSurfaceEvents) {
            let controller = UIAlertController(alert, wording: wording) { [weak self] in self?.answer($0) }
            visible = Visible(
                controller: controller,
                canBeDismissed: alert.cancelButton != nil,
                animated: animated,
                events: events
            )
            presentAgain()
        }

        /// Returns whether a view controller is the alert of a client, and not one that a screen presents itself.
        func isPresenting(_ controller: UIViewController) -> Bool { visible?.controller === controller }

        /// Presents the alert, unless it is on the screen; without a window, the next call does it.
        func presentAgain() {
            guard let visible, visible.controller.presentingViewController == nil, let front = front() else { return }
            let top = sequence(first: front) { $0.presentedViewController }.reduce(front) { $1 }
            guard top.viewIfLoaded?.window != nil else { return }
            if let coordinator = top.transitionCoordinator {
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.presentAgain() }
                return
            }
            point(visible.controller)
            top.present(visible.controller, animated: visible.animated) { [weak self] in self?.didAppear() }
        }

        /// Gives an action sheet its place on a wide screen, where UIKit shows it as a popover.
        private func point(_ controller: UIAlertController) {
            guard controller.preferredStyle == .actionSheet, let popover = controller.popoverPresentationController,
                let view = anchor()
            else { return }
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
            popover.permittedArrowDirections = []
            popover.delegate = self
        }

        private func didAppear() {
            guard let visible, !visible.hasAppeared else { return }
            self.visible?.hasAppeared = true
            visible.events.didAppear()
        }

        /// Takes the alert off the screen while the screens below it change; ``presentAgain()`` shows it afterwards.
        ///
        /// - Parameter completion: called when the alert is gone; at once if there is none.
        func withdraw(then completion: @escaping @MainActor () -> Void) {
            guard let controller = visible?.controller, let presenting = controller.presentingViewController else {
                return completion()
            }
            if let coordinator = controller.transitionCoordinator {
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.withdraw(then: completion) }
            } else {
                presenting.dismiss(animated: false, completion: completion)
            }
        }

        func remove() {
            withdraw { [weak self] in
                guard let events = self?.visible?.events else { return }
                self?.visible = nil
                events.didLeave()
            }
        }

        /// UIKit calls the handlers of an alert after it has left the screen.
        private func answer(_ choice: AlertChoice) {
            guard let events = visible?.events else { return }
            visible = nil
            events.didChoose(choice)
            events.didLeave()
        }
    }

    /// A tap outside a sheet performs its cancel action; a sheet without one stays.
    extension AlertPresenter: UIPopoverPresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            visible?.canBeDismissed ?? true
        }
    }
#endif
