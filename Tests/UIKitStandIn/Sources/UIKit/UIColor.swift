public import Foundation

// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    open override var description: String { name }

    open class var black: UIColor { UIColor("black") }
    open class var darkGray: UIColor { UIColor("darkGray") }
    open class var lightGray: UIColor { UIColor("lightGray") }
    open class var white: UIColor { UIColor("white") }
    open class var label: UIColor { UIColor("label") }
    open class var secondaryLabel: UIColor { UIColor("secondaryLabel") }
    open class var systemBackground: UIColor { UIColor("systemBackground") }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.name == name
    }

    open override var hash: Int { name.hashValue }
}

// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
    // https://developer.apple.com/documentation/uikit/uifont/textstyle
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let headline = TextStyle(rawValue: "headline")
        public static let body = TextStyle(rawValue: "body")
        public static let footnote = TextStyle(rawValue: "footnote")
    }

    // https://developer.apple.com/documentation/uikit/uifont/weight
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let regular = Weight(rawValue: 0)
        public static let bold = Weight(rawValue: 0.4)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open class var systemFontSize: CGFloat { 14 }
}

extension NSAttributedString.Key {
    // https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
    public static let font = NSAttributedString.Key("NSFont")
    // https://developer.apple.com/documentation/foundation/nsattributedstring/key/link
    public static let link = NSAttributedString.Key("NSLink")
    // https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}
