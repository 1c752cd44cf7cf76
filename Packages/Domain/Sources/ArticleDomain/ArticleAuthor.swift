public import DomainKit

/// The author of an article.
public struct ArticleAuthor: Hashable, Sendable {
    /// The name of the account; never blank.
    public let id: String
    /// The display name, or nil.
    public let name: String?

    /// Creates an author.
    ///
    /// - Parameters:
    ///   - id: the name of the account.
    ///   - name: the display name; a blank one counts as none.
    /// - Throws: ``ValidationError`` for `user.id` if it is blank.
    public init(id: String, name: String? = nil) throws(ValidationError) {
        guard !id.isBlank else {
            throw ValidationError(field: "user.id", value: id, rule: .notEmpty)
        }
        self.id = id
        self.name = name.flatMap { $0.isBlank ? nil : $0 }
    }

    /// Parses the name of an account, with or without a leading `@`.
    ///
    /// - Throws: ``ValidationError`` for `user` if the text is no such name.
    public init(handle text: String) throws(ValidationError) {
        let id = text.hasPrefix("@") ? String(text.dropFirst()) : text
        guard !id.isEmpty, id.utf8.allSatisfy(Self.isAllowed) else {
            throw ValidationError(field: "user", value: text, rule: .form("letters, digits, '-', '_' and '@'"))
        }
        try self.init(id: id)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
