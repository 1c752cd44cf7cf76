public import DomainKit

/// An address of the user, to which a service can write about the requests of the program.
public struct UserContact: Hashable, Sendable {
    /// The address, of visible characters of ASCII without parentheses, as a comment of HTTP can have it (RFC 9110, 5.6.5).
    public let text: String

    /// Creates a contact.
    ///
    /// - Throws: ``ValidationError`` for `contact`.
    public init(_ text: String) throws(ValidationError) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
            !text.contains(where: "()\\".contains)
        else { throw ValidationError(field: "contact", value: text, rule: .form("ann@example.org")) }
        self.text = text
    }
}
