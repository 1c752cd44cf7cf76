#if canImport(UIKit)
    import Foundation
    public import PresentationKit

    extension Wording {
        /// Returns the label of a command as the title of a button or a menu, capitalized as is usual on iOS.
        public func title(_ label: Phrase) -> String { self(label).capitalized }
    }
#endif
