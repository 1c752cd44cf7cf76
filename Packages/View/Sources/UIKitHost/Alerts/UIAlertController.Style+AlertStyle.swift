#if canImport(UIKit)
    public import PresentationKit
    public import UIKit

    extension UIAlertController.Style {
        /// Creates the style of UIKit for the layout of an alert.
        public init(style: AlertStyle) {
            switch style {
            case .alert: self = .alert
            case .actionSheet: self = .actionSheet
            }
        }
    }
#endif
