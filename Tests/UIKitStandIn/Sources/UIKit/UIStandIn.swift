public import Foundation

/// The controls of the stand-in, which UIKit does not have: what the user and the run loop do.
@MainActor
public enum UIStandIn {
    /// The messages that UIKit would log, in order.
    public static var messages: [String] = []
    /// The texts that were announced to users of VoiceOver, in order.
    public static var announcements: [String] = []
    /// The URLs that other apps were asked to open, in order.
    public static var openedURLs: [URL] = []
    /// The views out of which screens were zoomed, and into which, in order; nil where there was none.
    public static var zoomedViews: [UIView?] = []
    private static var transitions: [@MainActor () -> Void] = []

    static func log(_ message: String) {
        messages.append(message)
    }

    /// Adds the end of a transition, which happens when the run loop goes on.
    static func begin(_ end: @escaping @MainActor () -> Void) {
        transitions.append(end)
    }

    /// Ends the transitions that are under way, in their order, and those that begin meanwhile.
    public static func finishTransitions() {
        while !transitions.isEmpty { transitions.removeFirst()() }
    }

    /// Ends the oldest transition that is under way.
    public static func finishTransition() {
        if !transitions.isEmpty { transitions.removeFirst()() }
    }

    /// Taps the button of an alert: it is dismissed, and then its handler is called.
    ///
    /// - Returns: False if the alert is not on the screen or has no such button.
    @discardableResult
    public static func tap(_ title: String, in alert: UIAlertController) -> Bool {
        guard let presenting = alert.presentingViewController, !alert.isBeingDismissed, !alert.isBeingPresented,
            let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
        else { return false }
        presenting.dismiss(animated: true) { action.perform() }
        return true
    }

    /// Taps outside a popover: its delegate is asked, and an alert performs its cancel action.
    ///
    /// - Returns: False if the delegate keeps the popover.
    @discardableResult
    public static func tapOutside(_ controller: UIViewController) -> Bool {
        guard let popover = controller.popoverPresentationController else { return false }
        guard popover.delegate?.presentationControllerShouldDismiss(popover) != false else { return false }
        let cancel = (controller as? UIAlertController)?.actions.first { $0.style == .cancel }
        controller.presentingViewController?.dismiss(animated: true) {
            cancel?.perform()
            popover.delegate?.presentationControllerDidDismiss(popover)
        }
        return true
    }

    /// Swipes a sheet down, and returns false if it is modal.
    @discardableResult
    public static func swipeDown(_ controller: UIViewController) -> Bool {
        guard let presenting = controller.presentingViewController, !controller.isModalInPresentation else {
            return false
        }
        guard let presentation = controller.presentationController else { return false }
        guard presentation.delegate?.presentationControllerShouldDismiss(presentation) != false else { return false }
        presenting.dismiss(animated: true) { presentation.delegate?.presentationControllerDidDismiss(presentation) }
        return true
    }
}
