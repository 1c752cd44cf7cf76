public import DomainKit
public import Foundation

/// A search that is saved under a name.
public struct SavedSearch: Identifiable, Hashable, Sendable {
    /// The name.
    public let name: SavedSearchName
    /// The words, in the notation of Qiita's search; empty for a search by conditions alone.
    public let words: String
    /// The conditions besides the words.
    public let filters: [SearchFilter]
    /// The whole query.
    public let query: SearchQuery
    /// The date on which the search was saved.
    public let savedAt: Date

    /// The name, which identifies the search.
    public var id: SavedSearchName { name }

    /// Creates a saved search.
    ///
    /// - Throws: ``ValidationError`` for `query` if words and conditions are empty, and for the field of a condition.
    public init(
        _ name: SavedSearchName,
        words: String,
        filters: [SearchFilter],
        savedAt: Date
    ) throws(ValidationError) {
        query = try SearchQuery(words, filters: filters)
        self.name = name
        self.words = words.trimmed
        self.filters = filters
        self.savedAt = savedAt
    }
}
