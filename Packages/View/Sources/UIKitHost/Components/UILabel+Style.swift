#if canImport(UIKit)
    public import UIKit

    extension UILabel {
        /// Creates a label of any number of lines, in a style that follows the user's text size.
        public convenience init(_ style: UIFont.TextStyle, _ color: UIColor) {
            self.init()
            numberOfLines = 0
            font = .preferredFont(forTextStyle: style)
            adjustsFontForContentSizeCategory = true
            textColor = color
        }
    }
#endif
