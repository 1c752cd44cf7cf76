public import DomainKit
public import Foundation

/// A search under a name, to be carried out again.
public struct SavedSearch: Identifiable, Hashable, Sendable {
    /// What it is called.
    public let name: SavedSearchName
    /// The words, in the notation of Qiita's search; empty where there are conditions alone.
    public let words: String
    /// What has to hold besides.
    public let filters: [SearchFilter]
    /// The whole search.
    public let query: SearchQuery
    /// When it was saved.
    public let savedAt: Date

    /// Which search it is.
    public var id: SavedSearchName { name }

    /// Makes a saved search.
    ///
    /// - Throws: ``ValidationError`` for `query` if there is nothing to search for, and for the field of a filter.
    public init(
        _ name: SavedSearchName,
        words: String,
        filters: [SearchFilter],
        savedAt: Date
    ) throws(ValidationError) {
        query = try SearchQuery(words, filters: filters)
        self.name = name
        self.words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        self.filters = filters
        self.savedAt = savedAt
    }
}
