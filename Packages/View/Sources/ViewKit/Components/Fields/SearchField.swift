public import PresentationKit

/// A text field for a search term: each change is reported, and Escape cancels the search.
///
/// A presenter waits until the user pauses before it searches; the field reports every change at once.
///
/// ![A search field with a term, above the results](search-field)
///
/// ```swift
/// let field = SearchField()
/// let operators = ["tag:", "user:", "stocks:>="]
/// field.completions = { text in
///     let typed = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
///     return operators.filter { $0.hasPrefix(typed) }.map { text.dropLast(typed.count) + $0 }
/// }
/// ```
public final class SearchField: TextField {
    /// Creates an empty field.
    ///
    /// - Parameter placeholder: the text that is shown while the field is empty; "Search" if nil.
    public init(placeholder: Phrase? = nil) {
        super.init(
            sign: TerminalText("/ ", style: TextStyle(.accent, .bold)),
            placeholder: placeholder ?? Phrase(en: "Search", ja: "検索")
        )
        style = .on(.panel)
    }

    /// Shows the field, and moves the focus to it.
    public func open() {
        isHidden = false
        host?.focus(self)
    }

    /// Empties and hides the field, and moves the focus to another component.
    public func close(focusing component: Component) {
        text = ""
        isHidden = true
        host?.focus(component)
    }
}
