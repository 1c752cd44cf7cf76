internal import CStrataSQLite
internal import RepositoryKit

/// A dirty key, with a random number that changes when it is marked again; a negative one says that several have marked it.
struct Mark {
    let key: String
    let number: Int64
}

/// A change that is made only while the key has its mark.
struct MarkedChange {
    let mark: Mark
    let change: TextIndexChange
}

struct IndexContents {
    let database: Database
    let schema: IndexSchema

    var form: TextIndexSchema { schema.form }

    func create() throws(SQLiteFailure) {
        try database.execute(schema.creation)
        try database.run("INSERT INTO form VALUES (?)", [.text(Array(schema.formText.utf8))])
    }

    /// Returns the reason for which the database has to be rebuilt; nil if it is an index of this form.
    func rebuildCause() throws(SQLiteFailure) -> TextIndexError.Cause? {
        guard try number("PRAGMA application_id") == IndexSchema.application else { return .damaged }
        guard try number("PRAGMA user_version") == IndexSchema.version else { return .otherSchema }
        let form = try database.first("SELECT text FROM form") { row throws(SQLiteFailure) in try row.string(0) }
        guard let form else { return .damaged }
        return form == schema.formText ? nil : .otherSchema
    }

    private func number(_ sql: String) throws(SQLiteFailure) -> Int {
        try database.first(sql) { Int($0.integer(0)) } ?? 0
    }

    // MARK: - Lists

    func count() throws(SQLiteFailure) -> Int {
        try number("SELECT count(*) FROM entry")
    }

    func list(limit: Int, offset: Int) throws(SQLiteFailure) -> [TextSummary] {
        // All summaries share one buffer, because a list has thousands.
        var bytes: [UInt8] = []
        var entries: [(key: String, end: Int)] = []
        try database.forEach(
            "SELECT key, summary FROM entry ORDER BY place DESC, key LIMIT ? OFFSET ?",
            [.integer(Int64(limit)), .integer(Int64(offset))]
        ) { row throws(SQLiteFailure) in
            bytes.append(contentsOf: try row.buffer(1))
            entries.append((try row.string(0), bytes.count))
        }
        var list: [TextSummary] = []
        list.reserveCapacity(entries.count)
        var start = 0
        for entry in entries {
            list.append(TextSummary(key: entry.key, summary: bytes[start..<entry.end]))
            start = entry.end
        }
        return list
    }

    func dirtyKeys() throws(SQLiteFailure) -> [String] {
        try marks(limit: .max).map(\.key)
    }

    func dirtyCount() throws(SQLiteFailure) -> Int {
        try number("SELECT count(*) FROM dirty")
    }

    func marks(limit: Int) throws(SQLiteFailure) -> [Mark] {
        var marks: [Mark] = []
        try database.forEach("SELECT key, mark FROM dirty LIMIT ?", [.integer(Int64(limit))]) {
            row throws(SQLiteFailure) in marks.append(Mark(key: try row.string(0), number: row.integer(1)))
        }
        return marks
    }

    // MARK: - Changes

    /// A number for a mark of a key that is dirty already.
    private static let shared = "-1 - abs(random() >> 1)"

    func markDirty(_ keys: [String]) throws(SQLiteFailure) {
        for key in keys {
            try database.run(
                """
                INSERT INTO dirty VALUES (?, abs(random() >> 1))
                ON CONFLICT(key) DO UPDATE SET mark = \(Self.shared)
                """,
                [.bytes(Array(key.utf8))]
            )
        }
    }

    func change(_ changes: [TextIndexChange]) throws(SQLiteFailure) {
        for change in changes {
            try apply(change)
            let key = Statement.Value.bytes(Array(change.key.utf8))
            try database.run("DELETE FROM dirty WHERE key = ? AND mark >= 0", [key])
            // The other one may have changed the document later. A new number tells whoever has read the document meanwhile.
            try database.run("UPDATE dirty SET mark = \(Self.shared) WHERE key = ?", [key])
        }
    }

    /// Performs the changes whose keys have the same marks still, and unmarks these keys.
    func change(_ changes: [MarkedChange]) throws(SQLiteFailure) {
        for change in changes where try mark(of: change.mark.key) == change.mark.number {
            try apply(change.change)
            try database.run("DELETE FROM dirty WHERE key = ?", [.bytes(Array(change.mark.key.utf8))])
        }
    }

    private func apply(_ change: TextIndexChange) throws(SQLiteFailure) {
        switch change {
        case .put(let entry): try put(entry)
        case .remove(let key): try remove(Array(key.utf8))
        }
    }

    private func mark(of key: String) throws(SQLiteFailure) -> Int64? {
        try database.first("SELECT mark FROM dirty WHERE key = ?", [.bytes(Array(key.utf8))]) { $0.integer(0) }
    }

    func put(_ entry: TextEntry) throws(SQLiteFailure) {
        let key = Array(entry.key.utf8)
        let folded = schema.folded(entry)
        let columns = ["place"] + schema.numbers + ["summary"]
        let values = [.integer(entry.order)] + schema.numbers(of: entry) + [.bytes(entry.summary)]
        guard let row = try row(of: key) else {
            try database.run(
                "INSERT INTO entry(key, \(columns.joined(separator: ", "))) VALUES (?\(columns.map { _ in ", ?" }.joined()))",
                [.bytes(key)] + values
            )
            let row = Statement.Value.integer(database.lastRow)
            try insert(folded, row)
            return
        }
        let id = Statement.Value.integer(row)
        let numbered = columns.enumerated().map { (column: $1, place: $0 + 2) }
        try database.run(
            """
            UPDATE entry SET \(numbered.map { "\($0.column) = ?\($0.place)" }.joined(separator: ", "))
            WHERE id = ?1 AND (\(numbered.map { "\($0.column) IS NOT ?\($0.place)" }.joined(separator: " OR ")))
            """,
            [id] + values
        )
        let old = try self.folded(row)
        guard old != folded else { return }
        try delete(old, id)
        try insert(folded, id)
    }

    private func remove(_ key: [UInt8]) throws(SQLiteFailure) {
        guard let row = try row(of: key) else { return }
        let id = Statement.Value.integer(row)
        try delete(try folded(row), id)
        try database.run("DELETE FROM entry WHERE id = ?", [id])
    }

    private func row(of key: [UInt8]) throws(SQLiteFailure) -> Int64? {
        try database.first("SELECT id FROM entry WHERE key = ?", [.bytes(key)]) { $0.integer(0) }
    }

    /// The texts of an entry as they are stored.
    private func folded(_ row: Int64) throws(SQLiteFailure) -> [[UInt8]] {
        let sql = "SELECT \(schema.columns) FROM folded WHERE id = ?"
        let folded = try database.first(sql, [.integer(row)]) { row throws(SQLiteFailure) in
            try form.fields.indices.map { column throws(SQLiteFailure) in try row.bytes(column) }
        }
        // An entry without texts is damaged.
        guard let folded else { throw database.failure(SQLITE_CORRUPT) }
        return folded
    }

    private func insert(_ folded: [[UInt8]], _ id: Statement.Value) throws(SQLiteFailure) {
        let values = [id] + folded.map { .text($0) }
        try database.run("INSERT INTO folded VALUES (?, \(schema.places))", values)
        try database.run("INSERT INTO words(rowid, \(schema.columns)) VALUES (?, \(schema.places))", values)
    }

    /// Deletes the texts of an entry; FTS5 needs the old texts to find their trigrams.
    private func delete(_ folded: [[UInt8]], _ id: Statement.Value) throws(SQLiteFailure) {
        try database.run(
            "INSERT INTO words(words, rowid, \(schema.columns)) VALUES ('delete', ?, \(schema.places))",
            [id] + folded.map { .text($0) }
        )
        try database.run("DELETE FROM folded WHERE id = ?", [id])
    }
}
