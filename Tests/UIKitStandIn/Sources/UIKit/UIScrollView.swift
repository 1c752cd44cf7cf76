public import Foundation

@MainActor
open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var alwaysBounceVertical = false
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}

extension UIScrollView {
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }
}

@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

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
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

@MainActor
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open var showsCancelButton = false
    open private(set) lazy var searchTextField = UISearchTextField()
    private var isEditing = false

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return true }
        isEditing = false
        searchTextField.markedTextRange = nil
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    /// Taps the field.
    public func standInTap() {
        guard !isEditing else { return }
        isEditing = true
        delegate?.searchBarTextDidBeginEditing(self)
    }

    /// Types a text, of which the last letters are marked while an input method has not decided.
    public func standInType(_ text: String, marked: Bool = false) {
        standInTap()
        self.text = text
        searchTextField.markedTextRange = marked ? UITextRange() : nil
        delegate?.searchBar(self, textDidChange: text)
    }

    /// Types a text and taps the button that searches.
    public func standInSubmit(_ text: String) {
        standInType(text)
        delegate?.searchBarSearchButtonClicked(self)
    }

    /// Taps the button that cancels, which is disabled while the field is not edited.
    ///
    /// - Returns: False if it cannot be tapped.
    @discardableResult
    public func standInTapCancel() -> Bool {
        guard showsCancelButton, isEditing else { return false }
        delegate?.searchBarCancelButtonClicked(self)
        return true
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}

@MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
