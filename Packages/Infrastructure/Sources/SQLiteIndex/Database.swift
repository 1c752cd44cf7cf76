internal import CSQLite

/// A connection to a file of the library; whoever has it uses it from one task at a time.
final class Database {
    /// How a file is opened.
    enum Mode {
        /// As one that others read and write too.
        case shared
        /// As one that nobody writes, because nobody can.
        case immutable
        /// As a new one that nobody else knows of.
        case new
    }

    /// How a transaction begins, and what its end waits for.
    enum TransactionMode: String {
        /// One state is seen.
        case reading = "BEGIN"
        /// What is changed is on the disk at the end, and with it every change from before.
        case durable = "PRAGMA synchronous = FULL; BEGIN IMMEDIATE"
        /// What is changed may be gone after a loss of power, as a whole and with every change from after it.
        case consistent = "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE"
    }

    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    init(_ path: String, _ mode: Mode) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        let flags =
            switch mode {
            case .shared: SQLITE_OPEN_READWRITE
            case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            case .new: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        let name = mode == .immutable ? Self.immutableName(of: path) : path
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard let handle else { throw SQLiteFailure(code: SQLITE_NOMEM, systemCode: 0) }
        self.handle = handle
        guard code == SQLITE_OK else {
            throw SQLiteFailure(code: code, systemCode: sqlite3_system_errno(handle))
        }
        // Whoever changes something holds the folder's lock; what is waited for here takes moments.
        sqlite3_busy_timeout(handle, 5_000)
        switch mode {
        case .shared:
            _ = csqlite_keep_log(handle)
            // The log is kept, but not at the size that a great change once gave it.
            // The first statement looks at the file, so that one whose log cannot be made is noticed here, and opened
            // in another way.
            try execute("PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 4194304")
        case .immutable: break
        case .new: try execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE")
        }
        // The file is trusted no more than any other.
        try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// The name by which the library knows that no file but this one is to be looked at.
    private static func immutableName(of path: String) -> String {
        let escaped = path.utf8.map { byte in
            let isPlain =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (0x2D...0x39).contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "file:\(escaped.joined())?immutable=1"
    }

    /// The failure of the last call.
    func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, systemCode: sqlite3_system_errno(handle))
    }

    /// Runs statements that have no result.
    func execute(_ sql: String) throws(SQLiteFailure) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// A statement, prepared once and ready for its values.
    func statement(_ sql: String) throws(SQLiteFailure) -> Statement {
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

    /// Runs a statement that has no result, with its values.
    func run(_ sql: String, _ values: [Statement.Value]) throws(SQLiteFailure) {
        let statement = try statement(sql)
        try statement.bind(values)
        _ = try statement.step()
        statement.reset()
    }

    /// Makes everything that a function does one change, or lets it see one state.
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
            // Some failures have ended the transaction already.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Whether nothing can be changed through this connection.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

    /// The number of the row that was inserted last.
    var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }
}
