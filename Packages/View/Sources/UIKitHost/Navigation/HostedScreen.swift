#if canImport(UIKit)
    import UIKit

    /// A view controller that takes part in the alerts of its host.
    @MainActor
    protocol HostedScreen: UIViewController {
        /// The view to which its action sheets point.
        var sheetAnchor: UIView { get }
        /// A Boolean value that indicates whether another layer is in front of the screen.
        var isCovered: Bool { get set }
    }

    extension UIViewController {
        /// Sets whether another layer is in front of the view controller and of those that it contains.
        func setCovered(_ isCovered: Bool) {
            (self as? any HostedScreen)?.isCovered = isCovered
            for child in children { child.setCovered(isCovered) }
        }
    }
#endif
