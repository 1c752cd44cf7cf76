/// A rule for a text that a user types, which an alert or a form checks before it takes the text.
///
/// The domain decides which texts are valid; the presenter asks it, and puts the answer into words. A rule is a value and
/// not a closure, so that alerts can be compared.
///
/// ```swift
/// struct NoteRule: TextRule {
///     func problem(in text: String) -> Phrase? {
///         text.count > 80 ? Phrase(en: "Use at most 80 characters.", ja: "80 文字以内で入力してください。") : nil
///     }
/// }
///
/// let field = AlertTextField(label: Phrase(en: "Note", ja: "メモ"), rule: NoteRule())
/// ```
public protocol TextRule: Hashable, Sendable {
    /// Returns the reason why the text is refused, and what to do about it; nil for a valid text.
    func problem(in text: String) -> Phrase?
}

/// The rule that a text has more than spaces.
public struct RequiredText: TextRule {
    /// Creates the rule.
    public init() {}

    public func problem(in text: String) -> Phrase? {
        text.allSatisfy(\.isWhitespace) ? Phrase(en: "Enter some text.", ja: "文字列を入力してください。") : nil
    }
}
