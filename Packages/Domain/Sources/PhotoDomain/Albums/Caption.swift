public import DomainKit

/// A text that the user writes about an album or a photo.
public struct Caption: Hashable, Sendable {
    /// The maximum length in characters.
    public static let lengthLimit = 2_000

    /// The text, in one line or several; not blank.
    public let text: String

    /// Creates a caption.
    ///
    /// - Throws: ``ValidationError`` for `caption`, if the text is blank, too long or not printable.
    public init(_ text: String) throws(ValidationError) {
        let text = text.trimmed
        guard !text.isEmpty else { throw ValidationError(field: "caption", value: text, rule: .notEmpty) }
        guard text.count <= Self.lengthLimit else {
            throw ValidationError(field: "caption", value: text, rule: .atMost(characters: Self.lengthLimit))
        }
        guard text.split(separator: "\n").allSatisfy({ String($0).isPrintable }) else {
            throw ValidationError(field: "caption", value: text, rule: .printable)
        }
        self.text = text
    }
}
