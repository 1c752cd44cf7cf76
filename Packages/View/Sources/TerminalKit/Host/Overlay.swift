import PresentationKit
import ViewKit

/// A component in front of the screen: an alert, the help or the command line.
///
/// It is a responder root of its own, so that nothing below it gets a key.
@MainActor
class Overlay: Component {
    private(set) lazy var scope = FocusScope(root: self)

    func area(in size: Size) -> Rect {
        Rect(.zero, size)
    }

    func scrolling(_ keys: [Key], by rows: Int) -> KeyCommand {
        KeyCommand("scroll", .scroll, keys: keys, for: self) { $0.didScroll(by: rows) }
    }
}
