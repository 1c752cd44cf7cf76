import Foundation

extension Wording {
    /// Returns the text of a label, capitalized as is usual for the titles of buttons and menus.
    public func title(_ label: Phrase) -> String { self(label).capitalized }
}
