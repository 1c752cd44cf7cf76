public import DomainKit

/// Tags to add and to remove.
public struct TagEdit: Hashable, Sendable {
    /// The maximum length of a tag in characters.
    public static let lengthLimit = 100

    /// The tags to add.
    public let added: Set<String>
    /// The tags to remove.
    public let removed: Set<String>

    /// Creates an edit.
    ///
    /// - Throws: ``ValidationError`` for `tag`, if there is no tag, or one is blank, too long or not printable.
    public init(adding added: [String] = [], removing removed: [String] = []) throws(ValidationError) {
        self.added = Set(try added.map(Self.tag))
        self.removed = Set(try removed.map(Self.tag))
        guard !(self.added.isEmpty && self.removed.isEmpty) else {
            throw ValidationError(field: "tag", value: "", rule: .notEmpty)
        }
    }

    /// Returns tags after the edit; one that is both added and removed is removed.
    public func applied(to tags: [String]) -> [String] { Set(tags).union(added).subtracting(removed).sorted() }

    private static func tag(_ text: String) throws(ValidationError) -> String {
        let tag = text.trimmed.composed
        guard !tag.isEmpty else { throw ValidationError(field: "tag", value: text, rule: .notEmpty) }
        guard tag.count <= lengthLimit else {
            throw ValidationError(field: "tag", value: text, rule: .atMost(characters: lengthLimit))
        }
        guard tag.isPrintable else { throw ValidationError(field: "tag", value: text, rule: .printable) }
        return tag
    }
}
