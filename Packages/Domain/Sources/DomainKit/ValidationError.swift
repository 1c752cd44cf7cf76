/// An invalid value, with its field and the rule that it breaks.
///
/// Initialisers of entities and value objects throw it. It has no text for people: Presentation words it.
///
/// ```swift
/// do throws(ValidationError) {
///     _ = try PageRequest(number: 0, size: 20)
/// } catch {
///     print(error.field, error.value, error.rule)  // page 0 within(...)
/// }
/// ```
public struct ValidationError: Error, Hashable, Sendable {
    /// The rules for values.
    public enum Rule: Hashable, Sendable {
        /// At least one character that is not white space.
        case notEmpty
        /// At most this many characters.
        case atMost(characters: Int)
        /// No character that controls the display of others.
        case printable
        /// No other characters than these, such as `a-z 0-9 -`.
        case only(characters: String)
        /// None of these characters.
        case without(characters: String)
        /// No dot at either end.
        case undotted
        /// No name that a system reserves for something else, such as `CON`.
        case unreserved
        /// Text in this encoding, such as `UTF-8`.
        case encoded(String)
        /// A whole number in this range.
        case within(ClosedRange<Int>)
        /// Text of this form, a notation such as `YYYY-MM-DD`.
        case form(String)
        /// One of these words.
        case oneOf([String])
        /// A fact that is recorded for everything that is kept on this machine; for `missing` items it is not.
        case onRecord(missing: Int)
        /// One of these names, which are the valid ones in their place.
        case known([String])
        /// A unique name.
        case once
        /// A required part; the value names the missing part.
        case present
        /// A rule of one feature, by the name that the feature gives it; the presentation of the feature words it.
        case custom(String)
    }

    /// A line of a file.
    public struct Place: Hashable, Sendable {
        /// The file.
        public let path: String
        /// The line, counted from 1.
        public let line: Int

        /// Creates a place.
        public init(path: String, line: Int) {
            self.path = path
            self.line = line
        }
    }

    /// The name of the value where the user wrote it, for example `id` or `--page`.
    public let field: String
    /// The text of the value, never a secret.
    public let value: String
    /// The rule that the value broke.
    public let rule: Rule
    /// The line of the value, if it was written in a file.
    public let place: Place?

    /// Creates the error of a value in the line of a file, if it was written in one.
    ///
    /// The field is named where the user wrote it. The text of the value is shown, so it must not be a secret.
    public init(field: String, value: String, rule: Rule, place: Place? = nil) {
        self.field = field
        self.value = value
        self.rule = rule
        self.place = place
    }
}
