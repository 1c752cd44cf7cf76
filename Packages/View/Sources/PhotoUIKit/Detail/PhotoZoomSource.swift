#if canImport(UIKit)
    import UIKit

    /// A screen with photos, out of which one is zoomed when it is opened, and into which it is zoomed again.
    @MainActor
    protocol PhotoZoomSource: UIViewController {
        /// The view of the photo that was opened last; nil if it is not on the screen.
        var openedPhoto: UIView? { get }
    }
#endif
