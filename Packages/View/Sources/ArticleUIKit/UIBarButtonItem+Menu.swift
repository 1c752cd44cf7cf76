#if canImport(UIKit)
    import ArticleContract
    import PresentationKit
    import UIKit

    extension UIBarButtonItem {
        /// Creates the button of a menu: an image, with a name for users of VoiceOver.
        convenience init(menu: UIMenu, named wording: Wording) {
            self.init(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
            accessibilityLabel = wording(ArticleMenuText.menuHeading)
        }
    }
#endif
