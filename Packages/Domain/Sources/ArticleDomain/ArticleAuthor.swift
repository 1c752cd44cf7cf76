public import DomainKit

/// Who wrote an article.
public struct ArticleAuthor: Hashable, Sendable {
    /// The name under which the author is known to the service; never blank.
    public let id: String
    /// The name that the author goes by, or nil.
    public let name: String?

    /// Makes an author.
    ///
    /// - Parameters:
    ///   - id: the name under which the author is known to the service.
    ///   - name: the name that the author goes by; a blank one counts as none.
    /// - Throws: ``ValidationError`` for `user.id` if it is blank.
    public init(id: String, name: String? = nil) throws(ValidationError) {
        guard !id.allSatisfy(\.isWhitespace) else {
            throw ValidationError(field: "user.id", value: id, rule: .notEmpty)
        }
        self.id = id
        self.name = name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}
