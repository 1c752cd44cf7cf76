/// The field and the rule that a value breaks, for Presentation to word.
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
    /// The rules for values.
    ///
    /// ```swift
    /// let rule = ValidationError.Rule.within(1...100)
    /// let error = ValidationError(field: "--page", value: "0", rule: rule)
    /// ```
    public enum Rule: Hashable, Sendable {
        /// At least one character that is not white space.
        case notEmpty
        /// No more than this many characters.
        case atMost(characters: Int)
        /// No character that controls how others are shown.
        case printable
        /// A whole number in this range.
        case within(ClosedRange<Int>)
        /// Of this form; the text is a notation such as `YYYY-MM-DD`, not a sentence.
        case form(String)
        /// One of these words.
        case oneOf([String])
        /// On record for all that is kept on this machine; for so many it is not.
        case onRecord(missing: Int)
        /// A name that means something where it stands, as these do.
        case known([String])
        /// A name that is given once.
        case once
        /// Something that has to be there; the value names what is missing.
        case present
        /// A revision of a repository of version control; the folder that the field names is in none.
        case versioned
        /// A revision that was fetched; the clone in the folder that the field names is shallow.
        case fetched
        /// A way that never comes back to where it began; the value shows the circle.
        case acyclic
    }

    /// A line of a file that people write.
    ///
    /// ```swift
    /// let place = ValidationError.Place(path: "settings.conf", line: 3)
    /// let error = ValidationError(field: "page", value: "0", rule: .present, place: place)
    /// ```
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

    /// Creates the error.
    ///
    /// - Parameters:
    ///   - field: what the value is called where the user wrote it.
    ///   - value: what was written; it reaches the screen, so it must not be a secret.
    ///   - rule: the rule that was broken.
    ///   - place: where it was written, if that is a file.
    public init(field: String, value: String, rule: Rule, place: Place? = nil) {
        self.field = field
        self.value = value
        self.rule = rule
        self.place = place
    }
}
