import ArticleDomain
import DomainKit
import RepositoryKit
import Synchronization

/// The documents of kept articles, and an index that is changed with them.
struct IndexedArticles: Sendable {
    /// The number of entries that are updated as one piece.
    private static let pieceSize = 100

    private let index: any TextIndex
    private let articles: DocumentCollection<ArticleDocument>
    private let skipped: SkippedDocuments

    init(_ index: any TextIndex, of articles: DocumentCollection<ArticleDocument>, skipped: SkippedDocuments) {
        self.index = index
        self.articles = articles
        self.skipped = skipped
    }

    /// A change of an article: of its document, and of its entry.
    struct Change: Sendable {
        let document: DocumentChange
        let entry: TextIndexChange
    }

    /// Changes articles, and the list of them, as one transaction where that is possible.
    ///
    /// A missing index is created before, so that it is built while documents are stored. If it cannot be created, the documents
    /// are changed without it; a later index finds them. The key of an entry that could not be changed stays dirty,
    /// and the next request updates it.
    ///
    /// - Returns: The reasons why articles could not be changed, by the keys of their entries. If the list could not be,
    ///   the first article counts as one that could not.
    func commit(
        _ changes: [Change],
        and list: DocumentChange? = nil
    ) async throws(ApplicationError) -> [String: ApplicationError] {
        var isMarked = false
        for isNew in [false, true] where !isMarked {
            do throws(TextIndexError) {
                try await index.markDirty(changes.map(\.entry.key))
                isMarked = true
            } catch {
                guard case .needsRebuild = error else { throw ApplicationError(error) }
                guard !isNew, (try? await reset()) != nil else { break }
            }
        }
        var refused: [String: ApplicationError] = [:]
        let documents = changes.map(\.document) + (list.map { [$0] } ?? [])
        for (change, reason) in try await articles.commitEach(documents, skipping: skipped) {
            let changed = changes.first { $0.document.key == change.key } ?? changes.first
            if let changed { refused[changed.entry.key] = reason }
        }
        let entries = changes.map(\.entry).filter { refused[$0.key] == nil }
        if isMarked { try? await index.change(entries) }
        return refused
    }

    /// Queries the index after it was brought further up to date with the documents.
    ///
    /// - Parameter question: queries the index; nil means that the answer is invalid, so that the index is damaged.
    func ask<Answer>(
        _ question: (any TextIndex) async throws(TextIndexError) -> Answer?
    ) async throws(ApplicationError) -> Answer {
        try await whenUpdated { _ throws(ApplicationError) in try await answer(to: question) }
    }

    /// Updates the entries of some documents that have none, or an old one.
    ///
    /// - Returns: The number of entries, and the number of documents that still have none or an old one.
    func update() async throws(ApplicationError) -> (entries: Int, dirty: Int) {
        try await whenUpdated { dirty throws(ApplicationError) in
            try await answer { index throws(TextIndexError) in (try await index.count(), dirty) }
        }
    }

    /// Calls a function with the number of dirty keys that are left, and again with a new index if it returns nil.
    private func whenUpdated<Answer>(
        _ body: (Int) async throws(ApplicationError) -> Answer?
    ) async throws(ApplicationError) -> Answer {
        for isNew in [false, true] {
            if isNew { try await reset() }
            guard let dirty = try await updateDirtyEntries() else { continue }
            if let answer = try await body(dirty) { return answer }
        }
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

    /// Updates the entries of dirty keys, which a program that ended has left behind, or a new index has not seen yet.
    ///
    /// - Returns: The number of keys that are dirty now; nil if the index needs to be rebuilt.
    private func updateDirtyEntries() async throws(ApplicationError) -> Int? {
        let failure = Mutex<ApplicationError?>(nil)
        do throws(ApplicationError) {
            return try await answer { index throws(TextIndexError) in
                try await index.updateDirtyEntries(limit: Self.pieceSize) { key throws(TextIndexError) in
                    do throws(ApplicationError) {
                        return try await entry(key)
                    } catch {
                        failure.withLock { [error] in $0 = error }
                        throw .cancelled
                    }
                }
            }
        } catch {
            throw failure.withLock { $0 } ?? error
        }
    }

    /// Starts an empty index in which the keys of all documents are dirty.
    ///
    /// The keys are listed while it is locked, so that none is missed.
    private func reset() async throws(ApplicationError) {
        let failure = Mutex<ApplicationError?>(nil)
        do throws(TextIndexError) {
            try await index.reset { () throws(TextIndexError) in
                do throws(ApplicationError) {
                    return try await articles.keys()
                } catch {
                    failure.withLock { [error] in $0 = error }
                    throw .cancelled
                }
            }
        } catch {
            throw failure.withLock { $0 } ?? ApplicationError(error)
        }
    }

    /// Returns the entry of a document, or nil if there is none that can be read.
    private func entry(_ key: String) async throws(ApplicationError) -> TextEntry? {
        guard let kept = try await articles.value(for: key, skipping: skipped) else { return nil }
        return (try? kept.article(ArticleID(key))).map { TextEntry($0, keptAt: kept.date) }
    }
}
