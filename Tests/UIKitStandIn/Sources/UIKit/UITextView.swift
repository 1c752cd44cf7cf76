public import Foundation

/// The stand-in gives each line of the text, up to its line break, a height of ``standInLineHeight`` points.
@MainActor
open class UITextView: UIScrollView {
    /// The height of a line.
    public static let standInLineHeight: CGFloat = 20

    open weak var delegate: (any UITextViewDelegate)?
    open var attributedText = NSAttributedString(string: "") {
        didSet { UIStandIn.begin { [weak self] in self?.layoutIfNeeded() } }
    }
    // The text of an attributed text without attributes; UIKit has that of the text view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { attributedText.string }
        set { attributedText = NSAttributedString(string: newValue ?? "") }
    }
    open var font: UIFont?
    open var isEditable = true
    open var isScrollEnabled = true
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// Lays the text out, which UIKit does later than the text is set.
    open override func layoutIfNeeded() {
        contentSize = CGSize(width: 0, height: CGFloat(lineStarts.count) * Self.standInLineHeight)
    }

    open var adjustsFontForContentSizeCategory = false
    open var isFindInteractionEnabled = false {
        didSet { findInteraction = isFindInteractionEnabled ? findInteraction ?? UIFindInteraction() : nil }
    }
    open private(set) var findInteraction: UIFindInteraction?

    open var beginningOfDocument: UITextPosition { UITextPosition(0) }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (0...attributedText.length).contains(position.offset + offset) ? UITextPosition(position.offset + offset) : nil
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    open func caretRect(for position: UITextPosition) -> CGRect {
        let line = lineStarts.lastIndex { $0 <= position.offset } ?? 0
        return CGRect(x: 0, y: CGFloat(line) * Self.standInLineHeight, width: 2, height: Self.standInLineHeight)
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let line = Int(point.y / Self.standInLineHeight)
        return UITextPosition(lineStarts[max(0, min(line, lineStarts.count - 1))])
    }

    private var lineStarts: [Int] {
        [0] + attributedText.string.utf16.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
    }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
}

@MainActor
open class UITextPosition: NSObject {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }
}

@MainActor
open class UIFindInteraction: NSObject {
    /// A Boolean value that indicates whether the bar for a search is shown.
    public private(set) var standInIsShown = false

    open func presentFindNavigator(showingReplace: Bool) {
        standInIsShown = true
    }
}

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction?
}

@MainActor
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
    }

    open private(set) var content: Content

    init(content: Content) {
        self.content = content
    }
}

extension UIStandIn {
    /// Taps a link of a text view, and returns false if the text has no such link.
    @discardableResult
    public static func tap(_ url: URL, in view: UITextView) -> Bool {
        var isThere = false
        let whole = NSRange(location: 0, length: view.attributedText.length)
        view.attributedText.enumerateAttribute(.link, in: whole, options: []) { value, _, _ in
            if value as? URL == url { isThere = true }
        }
        guard isThere else { return false }
        let fallback = UIAction { _ in }
        let item = UITextItem(content: .link(url))
        (view.delegate?.textView(view, primaryActionFor: item, defaultAction: fallback) ?? fallback).perform()
        return true
    }

    /// Scrolls a text so that a line, counted by line breaks, is at the top.
    public static func scroll(_ view: UITextView, toLine line: Int) {
        view.contentOffset = CGPoint(x: 0, y: CGFloat(line) * UITextView.standInLineHeight)
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    }
}
