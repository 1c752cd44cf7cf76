public import DomainKit

/// What an article is about, in a word.
public struct ArticleTag: Hashable, Sendable {
    /// The word, for example `Swift`; never blank.
    public let name: String
    /// Which versions of it the article is about; mostly none.
    public let versions: [String]

    /// Makes a tag.
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
