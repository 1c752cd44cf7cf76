public import RepositoryKit

/// An index whose every function fails with one error.
public struct FailingTextIndex: TextIndex {
    private let error: TextIndexError

    /// Creates an index that fails with an error.
    public init(_ error: TextIndexError) {
        self.error = error
    }

    @concurrent
    public func search(_ query: TextQuery, limit: Int, offset: Int) async throws(TextIndexError) -> TextHits {
        throw error
    }

    @concurrent
    public func list(limit: Int, offset: Int) async throws(TextIndexError) -> [TextSummary] { throw error }

    @concurrent
    public func count() async throws(TextIndexError) -> Int { throw error }

    @concurrent
    public func change(_ changes: [TextIndexChange]) async throws(TextIndexError) { throw error }

    @concurrent
    public func markDirty(_ keys: [String]) async throws(TextIndexError) { throw error }

    @concurrent
    public func dirtyKeys() async throws(TextIndexError) -> [String] { throw error }

    @concurrent
    public func updateDirtyEntries(
        limit: Int,
        _ entry: @Sendable (String) async throws(TextIndexError) -> TextEntry?
    ) async throws(TextIndexError) -> Int {
        throw error
    }

    @concurrent
    public func reset(
        markingDirty keys: @Sendable () async throws(TextIndexError) -> [String]
    ) async throws(TextIndexError) {
        throw error
    }
}
