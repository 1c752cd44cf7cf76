public import DomainKit

/// A text that is not empty.
public struct __Name__: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Creates a value.
    ///
    /// - Throws: ``ValidationError`` if the text is empty.
    public init(_ text: String) throws(ValidationError) {
        guard !text.isEmpty else {
            throw ValidationError(field: "text", value: text, rule: .notEmpty)
        }
        self.text = text
    }
}
