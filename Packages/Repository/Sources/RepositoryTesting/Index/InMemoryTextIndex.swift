public import RepositoryKit

/// An index in memory that searches text by text, for tests of its users.
///
/// It passes ``TextIndexContract`` and ``MeasuredIndexContract``. Other implementations are compared with it, because
/// it is the most direct implementation of the port.
public final class InMemoryTextIndex: TextIndex, MeasuredIndex {
    private struct Contents {
        var entries: [[UInt8]: TextEntry]?
        var announced: [[UInt8]: String] = [:]
        var rebuildCause = TextIndexError.Cause.missing
    }

    private let form: TextIndexSchema
    private let contents = Lock(Contents())
    private let mutex = AsyncMutex()

    /// Creates an index that needs to be rebuilt.
    public init(_ form: TextIndexSchema) {
        self.form = form
    }

    @concurrent
    public func search(_ query: TextQuery, limit: Int, offset: Int) async throws(TextIndexError) -> TextHits {
        let found = try entries().compactMap { entry in score(of: entry, for: query).map { (entry, $0) } }
            .sorted { one, other in one.1 == other.1 ? Self.areOrdered(one.0, other.0) : one.1 > other.1 }
        let hits = found.dropFirst(offset).prefix(limit).map { entry, _ in
            TextHit(
                TextSummary(key: entry.key, summary: entry.summary[...]),
                excerpt: TextExcerpt(of: entry.excerpted(in: form), for: query, in: form.excerpted)
            )
        }
        return TextHits(hits: hits, total: found.count)
    }

    @concurrent
    public func list(limit: Int, offset: Int) async throws(TextIndexError) -> [TextSummary] {
        try entries().sorted(by: Self.areOrdered).dropFirst(offset).prefix(limit)
            .map { TextSummary(key: $0.key, summary: $0.summary[...]) }
    }

    @concurrent
    public func count() async throws(TextIndexError) -> Int {
        try entries().count
    }

    @concurrent
    public func change(_ changes: [TextIndexChange]) async throws(TextIndexError) {
        try await inTurn { contents throws(TextIndexError) in
            guard var entries = contents.entries else { throw .needsRebuild(contents.rebuildCause) }
            for change in changes {
                let key = Array(change.key.utf8)
                contents.announced[key] = nil
                switch change {
                case .put(let entry): entries[key] = entry
                case .remove: entries[key] = nil
                }
            }
            contents.entries = entries
        }
    }

    @concurrent
    public func markDirty(_ keys: [String]) async throws(TextIndexError) {
        try await inTurn { contents throws(TextIndexError) in
            if contents.entries == nil { throw .needsRebuild(contents.rebuildCause) }
            for key in keys { contents.announced[Array(key.utf8)] = key }
        }
    }

    @concurrent
    public func dirtyKeys() async throws(TextIndexError) -> [String] {
        try contents.withLock { contents throws(TextIndexError) in
            if contents.entries == nil { throw .needsRebuild(contents.rebuildCause) }
            return Array(contents.announced.values)
        }
    }

    @concurrent
    public func rebuild(
        _ next: @Sendable () async throws(TextIndexError) -> [TextEntry]
    ) async throws(TextIndexError) {
        try await mutex.withLock { () async throws(TextIndexError) in
            var entries: [[UInt8]: TextEntry] = [:]
            while true {
                let batch = try await next()
                if batch.isEmpty { break }
                for entry in batch { entries[Array(entry.key.utf8)] = entry }
            }
            contents.withLock { [entries] in $0.entries = entries }
        }
    }

    @concurrent
    public func measure() async throws(TextIndexError) -> IndexMeasure {
        contents.withLock { contents in
            let bytes = (contents.entries ?? [:]).values.flatMap { entry in
                [entry.summary.count] + entry.texts.values.joined().map(\.utf8.count)
            }
            return IndexMeasure(
                bytes: bytes.reduce(0, +),
                rebuildCause: contents.entries == nil ? contents.rebuildCause : nil,
                isStale: !contents.announced.isEmpty
            )
        }
    }

    /// Removes all entries, so that the index needs to be rebuilt.
    ///
    /// - Parameter cause: the reason that it reports.
    public func requireRebuild(_ cause: TextIndexError.Cause) {
        contents.withLock { contents in
            contents = Contents(entries: nil, rebuildCause: cause)
        }
    }

    private func entries() throws(TextIndexError) -> [TextEntry] {
        try contents.withLock { contents throws(TextIndexError) in
            guard let entries = contents.entries else { throw .needsRebuild(contents.rebuildCause) }
            return Array(entries.values)
        }
    }

    /// Changes the contents while no rebuild is running.
    private func inTurn(
        _ body: @Sendable (inout Contents) throws(TextIndexError) -> Void
    ) async throws(TextIndexError) {
        if Task.isCancelled { throw .cancelled }
        try await mutex.withLock { () async throws(TextIndexError) in
            try contents.withLock { contents throws(TextIndexError) in try body(&contents) }
        }
    }

    private static func areOrdered(_ one: TextEntry, _ other: TextEntry) -> Bool {
        one.order == other.order ? one.key.utf8.lexicographicallyPrecedes(other.key.utf8) : one.order > other.order
    }

    /// Returns the relevance of an entry, or nil if it does not match.
    private func score(of entry: TextEntry, for query: TextQuery) -> Double? {
        var score = 0.0
        for condition in query.conditions {
            var holds = false
            for term in condition {
                switch term.subject {
                case .text(let text):
                    let hits = hits(of: text, in: entry)
                    if (hits > 0) != term.isExcluded { holds = true }
                    if !term.isExcluded { score += hits / (hits + 1) }
                case .number(let name, let range):
                    let number = form.numbers.contains(name) ? entry.numbers[name] : nil
                    if number.map(range.contains) ?? false != term.isExcluded { holds = true }
                }
            }
            guard holds else { return nil }
        }
        return score
    }

    /// Returns the number of hits in an entry, weighted by their fields.
    private func hits(of term: TextQuery.Text, in entry: TextEntry) -> Double {
        var hits = 0.0
        for field in form.fields where term.concerns(field) {
            for text in entry.folded(field) {
                let count = term.isWhole ? (text == term.folded ? 1 : 0) : text.count(of: term.folded)
                hits += field.weight * Double(count)
            }
        }
        return hits
    }
}

extension [UInt8] {
    /// Returns the number of occurrences of a part.
    fileprivate func count(of part: [UInt8]) -> Int {
        indices.count { self[$0] == part[0] && self[$0...].starts(with: part) }
    }
}
