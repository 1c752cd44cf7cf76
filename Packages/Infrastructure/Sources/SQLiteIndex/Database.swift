internal import CStrataSQLite

/// A connection to a database, which one task at a time may use.
final class Database {
    /// The mode in which a file is opened.
    enum Mode {
        /// A database that other connections may read and write, too, for whose transactions it waits at most so long.
        case shared(lockTimeout: Duration)
        /// A new database that no other process uses.
        case new
    }

    /// The isolation and durability of a transaction.
    enum TransactionMode: String {
        /// A transaction that reads one state of the database.
        case reading = "BEGIN"
        /// A transaction that waits until its changes and all earlier ones are durable.
        case durable = "PRAGMA synchronous = FULL; BEGIN IMMEDIATE"
        /// A transaction that a power failure may undo, as a whole and with all later ones.
        case consistent = "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE"
    }

    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    init(_ path: String, _ mode: Mode) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        var flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        // The journal is kept and emptied, because a folder is not synchronised after a file in it was removed.
        var journal = "TRUNCATE"
        if case .new = mode {
            flags |= SQLITE_OPEN_CREATE
            journal = "OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE"
        }
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else { throw SQLiteFailure(code: SQLITE_NOMEM, systemCode: 0) }
        self.handle = handle
        guard code == SQLITE_OK else {
            throw SQLiteFailure(code: code, systemCode: sqlite3_system_errno(handle))
        }
        // The folder's lock excludes other writers; but a reader waits while the disk takes the pages of a transaction.
        if case .shared(let lockTimeout) = mode {
            sqlite3_busy_timeout(handle, Int32(clamping: Int64(lockTimeout / .milliseconds(1))))
        }
        try execute("PRAGMA journal_mode = \(journal)")
        // Nothing is mapped, temporary data needs no disk, and a transaction writes nothing before its end, so that
        // readers wait only then; but 32 MB are enough to keep in memory. The file is not trusted.
        try execute(
            """
            PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY; PRAGMA cache_spill = 8192;
            PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON
            """
        )
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, systemCode: sqlite3_system_errno(handle))
    }

    /// Executes statements that have no result.
    func execute(_ sql: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Returns a statement, which is prepared once and has no values yet.
    private func statement(_ sql: String) throws(SQLiteFailure) -> Statement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw failure(code) }
        let statement = Statement(pointer, of: handle)
        statements[sql] = statement
        return statement
    }

    /// Executes a statement that has no result, with its values.
    func run(_ sql: String, _ values: [Statement.Value]) throws(SQLiteFailure) {
        _ = try first(sql, values) { _ in }
    }

    /// Returns what a function reads from the first row of a result; nil if there is none.
    func first<Value>(
        _ sql: String,
        _ values: [Statement.Value] = [],
        _ read: (Statement) throws(SQLiteFailure) -> Value
    ) throws(SQLiteFailure) -> Value? {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? try read(statement) : nil
    }

    /// Calls a function with each row of a result.
    func forEach(
        _ sql: String,
        _ values: [Statement.Value] = [],
        _ read: (Statement) throws(SQLiteFailure) -> Void
    ) throws(SQLiteFailure) {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() { try read(statement) }
    }

    /// Calls a function in a transaction, which is rolled back if the function throws.
    func transaction<Result>(
        _ mode: TransactionMode,
        _ body: () throws(SQLiteFailure) -> Result
    ) throws(SQLiteFailure) -> Result {
        try execute(mode.rawValue)
        do throws(SQLiteFailure) {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            for statement in statements.values { statement.reset() }
            // Some failures end the transaction.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

    var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }
}
