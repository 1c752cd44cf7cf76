public import Foundation

/// A value of attributed text.
///
/// Foundation on Linux compares the values of neighbouring runs as if each were an object of Core Foundation, whose type it
/// reads from this place; this type has no comparison of its own.
open class StandInAttribute: NSObject {
    private let type: UInt64 = 1 << 8
}

open class UIFont: StandInAttribute, @unchecked Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let body = TextStyle(rawValue: "body")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let footnote = TextStyle(rawValue: "footnote")
    }

    open private(set) var fontDescriptor: UIFontDescriptor

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontDescriptor = descriptor
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(style.rawValue, style == .headline ? .traitBold : []), size: 0)
    }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public let symbolicTraits: SymbolicTraits
    private let name: String

    init(_ name: String, _ traits: SymbolicTraits) {
        self.name = name
        symbolicTraits = traits
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(name, symbolicTraits.union(.traitMonoSpace))
    }

    /// The text style that the font follows when the user chooses another size, or another name.
    public var standInName: String { name }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name, symbolicTraits)
    }
}

open class NSParagraphStyle: StandInAttribute, @unchecked Sendable {}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    public static let link = NSAttributedString.Key("NSLink")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
