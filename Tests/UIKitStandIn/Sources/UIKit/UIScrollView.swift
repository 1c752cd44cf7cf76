public import Foundation

// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor
open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var refreshControl: UIRefreshControl?
}

// https://developer.apple.com/documentation/uikit/uistackview
@MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

extension NSLayoutConstraint {
    // https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

// https://developer.apple.com/documentation/uikit/uitextview
@MainActor
open class UITextView: UIScrollView {
    open weak var delegate: (any UITextViewDelegate)?
    open var attributedText = NSAttributedString(string: "")
    open var isEditable = true

    open var text: String? {
        get { attributedText.string }
        set { attributedText = NSAttributedString(string: newValue ?? "") }
    }
}

// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor
public protocol UITextViewDelegate: AnyObject {
    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction?
}

// https://developer.apple.com/documentation/uikit/uitextitem
@MainActor
open class UITextItem: NSObject {
    // https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum
    public enum Content {
        case link(URL)
    }

    open private(set) var content: Content

    init(content: Content) {
        self.content = content
    }
}

extension UIStandIn {
    /// Taps a link of a text view.
    ///
    /// - Returns: False if the text has no such link.
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
}

// https://developer.apple.com/documentation/uikit/uisearchbar
@MainActor
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
}

// https://developer.apple.com/documentation/uikit/uisearchbardelegate
@MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

// https://developer.apple.com/documentation/uikit/uisearchcontroller
@MainActor
open class UISearchController: UIViewController {
    open private(set) lazy var searchBar = UISearchBar()

    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nil
    }
}
