public import DomainKit

/// The author of an article.
public struct ArticleAuthor: Hashable, Sendable {
    /// The name of the account; never blank.
    public let id: String
    /// The display name, or nil.
    public let name: String?

    /// Creates an author with the name of the account; a blank display name counts as none.
    ///
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
        guard !id.isEmpty, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_@".contains($0)) }) else {
            throw ValidationError(field: "user", value: text, rule: .form("letters, digits, '-', '_' and '@'"))
        }
        try self.init(id: id)
    }
}
