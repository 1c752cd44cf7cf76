#if canImport(UIKit)
    public import PresentationKit
    public import UIKit

    extension UIAlertAction.Style {
        /// Creates the style of UIKit for the effect of an action.
        public init(style: AlertActionStyle) {
            switch style {
            case .default: self = .default
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
