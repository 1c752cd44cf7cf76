import ArticleDomain
import DomainKit
import RepositoryKit

/// An index of kept articles that is updated with their documents.
struct ArticleIndex: Sendable {
    private let index: any TextIndex
    private let articles: DocumentCollection<ArticleDocument>
    private let skipped: SkippedDocuments

    init(_ index: any TextIndex, of articles: DocumentCollection<ArticleDocument>, skipped: SkippedDocuments) {
        self.index = index
        self.articles = articles
        self.skipped = skipped
    }

    /// Changes documents and their entries.
    ///
    /// An index that needs to be rebuilt is left as it is; rebuilding it reads the changed documents. The key of an
    /// entry that could not be changed stays dirty, and the next request updates it.
    ///
    /// - Parameters:
    ///   - changes: the changes of the entries.
    ///   - commit: changes the documents, and returns the keys of those that it could not change.
    func change(
        _ changes: [TextIndexChange],
        with commit: () async throws(ApplicationError) -> Set<String>
    ) async throws(ApplicationError) {
        var isBuilt = true
        do throws(TextIndexError) {
            try await index.markDirty(changes.map(\.key))
        } catch {
            guard case .needsRebuild = error else { throw ApplicationError(error) }
            isBuilt = false
        }
        let unchanged = try await commit()
        if isBuilt { try? await index.change(changes.filter { !unchanged.contains($0.key) }) }
    }

    /// Queries the index when it is up to date with the documents, rebuilding it if necessary.
    ///
    /// - Parameter question: queries the index; nil means that the answer is invalid, so that the index is damaged.
    func ask<Answer>(
        _ question: (any TextIndex) async throws(TextIndexError) -> Answer?
    ) async throws(ApplicationError) -> Answer {
        if try await updateDirtyEntries(), let answer = try await answer(to: question) { return answer }
        try await rebuild()
        if try await updateDirtyEntries(), let answer = try await answer(to: question) { return answer }
        throw ApplicationError(TextIndexError.needsRebuild(.damaged))
    }

    /// Queries the index as it is; nil if it needs to be rebuilt.
    private func answer<Answer>(
        to question: (any TextIndex) async throws(TextIndexError) -> Answer?
    ) async throws(ApplicationError) -> Answer? {
        do throws(TextIndexError) {
            return try await question(index)
        } catch {
            if case .needsRebuild = error { return nil }
            throw ApplicationError(error)
        }
    }

    /// Updates the entries of dirty keys, which a program that ended has left behind.
    ///
    /// - Returns: False if the index needs to be rebuilt.
    private func updateDirtyEntries() async throws(ApplicationError) -> Bool {
        let keys = try await answer { index throws(TextIndexError) in try await index.dirtyKeys() }
        guard let keys else { return false }
        if keys.isEmpty { return true }
        var changes: [TextIndexChange] = []
        for key in keys { changes.append(try await entry(key).map { .put($0) } ?? .remove(key)) }
        let isChanged: Void? = try await answer { index throws(TextIndexError) in try await index.change(changes) }
        return isChanged != nil
    }

    /// Rebuilds the index from the documents, which are read while it is locked, so that none is missed.
    private func rebuild() async throws(ApplicationError) {
        let documents = Documents { () throws(ApplicationError) in
            try await articles.keys()
        } entry: {
            key throws(ApplicationError) in
            try await entry(key)
        }
        do throws(TextIndexError) {
            try await index.rebuild { () throws(TextIndexError) in try await documents.next() }
        } catch {
            throw await documents.failure ?? ApplicationError(error)
        }
    }

    /// Returns the entry of a document, or nil if there is none that can be read.
    private func entry(_ key: String) async throws(ApplicationError) -> TextEntry? {
        guard let kept = try await articles.value(for: key, skipping: skipped) else { return nil }
        return (try? kept.article(ArticleID(key))).map { TextEntry($0, keptAt: kept.date) }
    }
}

/// The entries of all documents, in batches.
private actor Documents {
    /// The error that ended the batches.
    private(set) var failure: ApplicationError?
    private var rest: ArraySlice<String>?
    private let keys: @Sendable () async throws(ApplicationError) -> [String]
    private let entry: @Sendable (String) async throws(ApplicationError) -> TextEntry?

    init(
        keys: @escaping @Sendable () async throws(ApplicationError) -> [String],
        entry: @escaping @Sendable (String) async throws(ApplicationError) -> TextEntry?
    ) {
        self.keys = keys
        self.entry = entry
    }

    func next() async throws(TextIndexError) -> [TextEntry] {
        do throws(ApplicationError) {
            var names = if let rest { rest } else { try await keys()[...] }
            var entries: [TextEntry] = []
            while entries.isEmpty, !names.isEmpty {
                for name in names.prefix(100) {
                    if let entry = try await entry(name) { entries.append(entry) }
                }
                names = names.dropFirst(100)
            }
            rest = names
            return entries
        } catch {
            failure = error
            throw .cancelled
        }
    }
}
