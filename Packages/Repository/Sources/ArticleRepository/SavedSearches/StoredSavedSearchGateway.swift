public import ArticleDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A gateway of saved searches, as one document each, so that two programs can save at the same time.
///
/// They belong to the user and not to a host: the same search can be run on any.
public struct StoredSavedSearchGateway: SavedSearchGateway {
    private let searches: DocumentCollection<SavedSearchDocument>

    /// Creates a gateway, which stores documents in the collection `searches`.
    public init(store: any DocumentStore) {
        searches = DocumentCollection("searches", in: store)
    }

    @concurrent
    public func names() async throws(ApplicationError) -> [SavedSearchName] {
        // A key that is not a valid name was not written by this program.
        try await searches.keys().compactMap { key in
            (try? SavedSearchName(key)).flatMap { $0.text.utf8.elementsEqual(key.utf8) ? $0 : nil }
        }.sorted()
    }

    @concurrent
    public func search(named name: SavedSearchName) async throws(ApplicationError) -> SavedSearch? {
        try await searches.value(for: name.text) { kept throws(ValidationError) in try kept.search(name) }
    }

    @concurrent
    public func save(_ search: SavedSearch) async throws(ApplicationError) {
        try await searches.put(SavedSearchDocument(search), for: search.name.text)
    }

    @concurrent
    public func remove(_ name: SavedSearchName) async throws(ApplicationError) {
        try await searches.delete(name.text)
    }
}

/// The stored form of a saved search, version 1.
private struct SavedSearchDocument: Codable, Sendable {
    private let words: String
    private let filters: [Filter]
    private let savedAt: Date

    private struct Filter: Codable {
        let field: String
        let value: String
    }

    init(_ search: SavedSearch) {
        words = search.words
        filters = search.filters.map { Filter(field: $0.field.rawValue, value: $0.value) }
        savedAt = search.savedAt
    }

    func search(_ name: SavedSearchName) throws(ValidationError) -> SavedSearch {
        var read: [SearchFilter] = []
        for filter in filters {
            guard let field = SearchFilter.Field(rawValue: filter.field) else {
                let fields = SearchFilter.Field.allCases.map(\.rawValue)
                throw ValidationError(field: "field", value: filter.field, rule: .oneOf(fields))
            }
            read.append(try SearchFilter(field, filter.value))
        }
        return try SavedSearch(name, words: words, filters: read, savedAt: savedAt)
    }
}
