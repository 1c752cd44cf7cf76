internal import CStrataSQLite
internal import RepositoryKit

extension IndexContents {
    private struct Match {
        let row: Int64
        let score: Double
        let place: Int64

        func comesBefore(_ other: Match) -> Bool {
            score == other.score ? place > other.place : score > other.score
        }
    }

    func search(_ query: TextQuery, limit: Int, offset: Int) throws(SQLiteFailure) -> TextHits {
        let search = RowSearch(query, schema: schema)
        var found = if let sql = search.sql { try run(search, sql) } else { try read(search.conditions) }
        found.sort { $0.comesBefore($1) }
        var hits: [TextSummary] = []
        for key in try keys(of: found, limit: limit, offset: offset) { hits.append(try summary(of: key)) }
        return TextHits(hits: hits, total: found.count)
    }

    /// Selects rows by SQL, and evaluates the other conditions on them.
    private func run(_ search: RowSearch, _ sql: String) throws(SQLiteFailure) -> [Match] {
        var found: [Match] = []
        try database.forEach(sql, search.values) { row throws(SQLiteFailure) in
            guard let score = try score(of: search.conditions, in: row, search.layout) else { return }
            found.append(Match(row: row.integer(0), score: score, place: row.integer(1)))
        }
        return found
    }

    /// Evaluates conditions on all texts, and reads only the matching entries.
    private func read(_ conditions: [[ScannedTerm]]) throws(SQLiteFailure) -> [Match] {
        let layout = ScannedTerm.Layout(numbers: 0, texts: 1)
        var found: [Match] = []
        try database.forEach("SELECT id, \(schema.columns) FROM folded") { texts throws(SQLiteFailure) in
            guard let score = try score(of: conditions, in: texts, layout) else { return }
            let row = texts.integer(0)
            let place = try database.first("SELECT place FROM entry WHERE id = ?", [.integer(row)]) { $0.integer(0) }
            if let place { found.append(Match(row: row, score: score, place: place)) }
        }
        return found
    }

    /// The relevance of a row; nil if a condition does not hold.
    private func score(
        of conditions: [[ScannedTerm]],
        in statement: Statement,
        _ layout: ScannedTerm.Layout
    ) throws(SQLiteFailure) -> Double? {
        var score = 0.0
        for condition in conditions {
            var holds = false
            for term in condition {
                let hits = try term.hits(in: statement, layout)
                if (hits > 0) != term.isExcluded { holds = true }
                if !term.isExcluded, term.isText { score += hits / (hits + 1) }
            }
            guard holds else { return nil }
        }
        return score
    }

    /// The keys of a page of the results; entries of equal rank are ordered by their keys.
    private func keys(of found: [Match], limit: Int, offset: Int) throws(SQLiteFailure) -> [[UInt8]] {
        let wanted = min(offset, found.count)..<min(offset, found.count) + min(limit, max(0, found.count - offset))
        guard !wanted.isEmpty else { return [] }
        var start = wanted.lowerBound
        while start > 0, !found[start - 1].comesBefore(found[start]) { start -= 1 }
        var end = wanted.upperBound
        while end < found.count, !found[end - 1].comesBefore(found[end]) { end += 1 }

        var keys: [(entry: Match, key: [UInt8])] = []
        for entry in found[start..<end] {
            let key = try database.first("SELECT key FROM entry WHERE id = ?", [.integer(entry.row)]) {
                row throws(SQLiteFailure) in try row.bytes(0)
            }
            keys.append((entry, key ?? []))
        }
        keys.sort { one, other in
            if one.entry.comesBefore(other.entry) { return true }
            return !other.entry.comesBefore(one.entry) && one.key.lexicographicallyPrecedes(other.key)
        }
        return keys[(wanted.lowerBound - start)..<(wanted.upperBound - start)].map(\.key)
    }

    private func summary(of key: [UInt8]) throws(SQLiteFailure) -> TextSummary {
        let summary = try database.first("SELECT summary FROM entry WHERE key = ?", [.bytes(key)]) {
            row throws(SQLiteFailure) in try row.bytes(0)
        }
        guard let summary else { throw database.failure(SQLITE_CORRUPT) }
        return TextSummary(key: String(decoding: key, as: UTF8.self), summary: summary[...])
    }
}
