public import RepositoryKit
import Synchronization

/// An index in memory that searches text by text, for tests of its users.
///
/// It passes ``TextIndexContract`` and ``MeasuredIndexContract``. Other implementations are compared with it, because
/// it is the most direct implementation of the port.
public final class InMemoryTextIndex: TextIndex, MeasuredIndex {
    private struct Contents {
        var entries: [[UInt8]: TextEntry]?
        var dirty: [[UInt8]: Mark] = [:]
        var markCount = 0
        var rebuildCause = TextIndexError.Cause.missing

        mutating func make(_ changes: [TextIndexChange]) throws(TextIndexError) {
            try apply(changes)
            for change in changes {
                let isShared = dirty.removeValue(forKey: Array(change.key.utf8))?.isShared ?? false
                if isShared { mark([change.key], isShared: true) }
            }
        }

        mutating func apply(_ changes: [TextIndexChange]) throws(TextIndexError) {
            guard var entries else { throw .needsRebuild(rebuildCause) }
            for change in changes {
                let key = Array(change.key.utf8)
                switch change {
                case .put(let entry): entries[key] = entry
                case .remove: entries[key] = nil
                }
            }
            self.entries = entries
        }

        mutating func mark(_ keys: [String], isShared: Bool = false) {
            for key in keys {
                markCount += 1
                let isDirty = dirty[Array(key.utf8)] != nil
                dirty[Array(key.utf8)] = Mark(key: key, number: markCount, isShared: isShared || isDirty)
            }
        }
    }

    /// A dirty key, with a number that changes when it is marked again.
    private struct Mark {
        let key: String
        let number: Int
        /// A Boolean value that indicates whether several have marked the key.
        let isShared: Bool
    }

    private let form: TextIndexSchema
    private let contents = Mutex(Contents())
    private let mutex = AsyncMutex()

    /// Creates an index that needs to be rebuilt.
    public init(_ form: TextIndexSchema) {
        self.form = form
    }

    @concurrent
    public func search(_ query: TextQuery, limit: Int, offset: Int) async throws(TextIndexError) -> TextHits {
        let found = try entries().compactMap { entry in score(of: entry, for: query).map { (entry, $0) } }
            .sorted { one, other in one.1 == other.1 ? Self.areOrdered(one.0, other.0) : one.1 > other.1 }
        let hits = found.dropFirst(offset).prefix(limit).map { TextSummary(key: $0.0.key, summary: $0.0.summary[...]) }
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
        try await inTurn { contents throws(TextIndexError) in try contents.make(changes) }
    }

    @concurrent
    public func markDirty(_ keys: [String]) async throws(TextIndexError) {
        try await inTurn { contents throws(TextIndexError) in
            if contents.entries == nil { throw .needsRebuild(contents.rebuildCause) }
            contents.mark(keys)
        }
    }

    @concurrent
    public func dirtyKeys() async throws(TextIndexError) -> [String] {
        try marks().map(\.key)
    }

    private func marks() throws(TextIndexError) -> [Mark] {
        try contents.withLock { contents throws(TextIndexError) in
            if contents.entries == nil { throw .needsRebuild(contents.rebuildCause) }
            return Array(contents.dirty.values)
        }
    }

    @concurrent
    public func updateDirtyEntries(
        limit: Int,
        _ entry: @Sendable (String) async throws(TextIndexError) -> TextEntry?
    ) async throws(TextIndexError) -> Int {
        var updates: [(mark: Mark, change: TextIndexChange)] = []
        for mark in try marks().prefix(limit) {
            updates.append((mark, try await entry(mark.key).map { .put($0) } ?? .remove(mark.key)))
        }
        return try await inTurn { [updates] contents throws(TextIndexError) in
            let dirty = contents.dirty
            let current = updates.filter { dirty[Array($0.mark.key.utf8)]?.number == $0.mark.number }
            try contents.apply(current.map(\.change))
            for update in current { contents.dirty[Array(update.mark.key.utf8)] = nil }
            return contents.dirty.count
        }
    }

    @concurrent
    public func reset(
        markingDirty keys: @Sendable () async throws(TextIndexError) -> [String]
    ) async throws(TextIndexError) {
        try await mutex.withLock { () async throws(TextIndexError) in
            let keys = try await keys()
            contents.withLock { contents in
                contents.entries = [:]
                contents.mark(keys)
            }
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
                isStale: !contents.dirty.isEmpty
            )
        }
    }

    /// Removes all entries, so that the index needs to be rebuilt, for a cause that it reports.
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

    /// Changes the contents while no reset is running.
    private func inTurn<Result: Sendable>(
        _ body: @Sendable (inout Contents) throws(TextIndexError) -> Result
    ) async throws(TextIndexError) -> Result {
        if Task.isCancelled { throw .cancelled }
        return try await mutex.withLock { () async throws(TextIndexError) in
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

extension TextIndex {
    /// Builds the index as a gateway does: the keys of all documents are dirty, and their entries are updated in pieces.
    ///
    /// The pieces are of `size` entries; of two entries with one key the later one counts.
    public func build(_ entries: [TextEntry], size: Int = 50) async throws(TextIndexError) {
        try await reset { entries.map(\.key) }
        let documents = Dictionary(entries.map { (Array($0.key.utf8), $0) }) { $1 }
        while try await updateDirtyEntries(limit: size, { documents[Array($0.utf8)] }) > 0 {}
    }
}

extension TextQuery {
    /// Creates a query for entries that contain all words or phrases in any field.
    public init(words: [String]) {
        self.init(words.compactMap { Term($0) }.map { [$0] })
    }
}
