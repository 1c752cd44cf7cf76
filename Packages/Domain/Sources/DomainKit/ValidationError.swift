/// Says which field broke which rule, so that Presentation can word it.
///
/// Initialisers of entities and value objects throw it. It holds facts only: no sentence, no language.
///
/// ```swift
/// do throws(ValidationError) {
///     _ = try PageRequest(number: 0, size: 20)
/// } catch {
///     print(error.field, error.value, error.rule)  // page 0 within(...)
/// }
/// ```
public struct ValidationError: Error, Hashable, Sendable {
    /// What a value has to be.
    public enum Rule: Hashable, Sendable {
        /// At least one character that is not white space.
        case notEmpty
        /// No more than this many characters.
        case atMost(characters: Int)
        /// A whole number in this range.
        case within(ClosedRange<Int>)
        /// Of this form; the text is a notation such as `YYYY-MM-DD`, not a sentence.
        case form(String)
        /// One of these words.
        case oneOf([String])
        /// On record for all that is kept on this machine; for so many it is not.
        case onRecord(missing: Int)
    }

    /// What the value is called where the user wrote it, for example `id` or `--page`.
    public let field: String
    /// What was written, never a secret.
    public let value: String
    /// The rule that the value broke.
    public let rule: Rule

    /// Makes the error.
    ///
    /// - Parameters:
    ///   - field: what the value is called where the user wrote it.
    ///   - value: what was written; it reaches the screen, so it must not be a secret.
    ///   - rule: the rule that was broken.
    public init(field: String, value: String, rule: Rule) {
        self.field = field
        self.value = value
        self.rule = rule
    }
}
