public import DomainKit

/// A tag of an article.
public struct ArticleTag: Hashable, Sendable {
    /// The name, for example `Swift`; never blank.
    public let name: String
    /// The versions that the article covers; usually none.
    public let versions: [String]

    /// Creates a tag.
    ///
    /// - Throws: ``ValidationError`` for `tag` if the name is blank.
    public init(_ name: String, versions: [String] = []) throws(ValidationError) {
        guard !name.isBlank else {
            throw ValidationError(field: "tag", value: name, rule: .notEmpty)
        }
        self.name = name
        self.versions = versions
    }
}
