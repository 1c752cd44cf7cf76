internal import CStrataSQLite

final class Statement {
    enum Value {
        case integer(Int64)
        case bytes([UInt8])
        /// Bytes in UTF-8.
        case text([UInt8])
        case nothing
    }

    private let pointer: OpaquePointer
    private let database: OpaquePointer

    init(_ pointer: OpaquePointer, of database: OpaquePointer) {
        self.pointer = pointer
        self.database = database
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    func bind(_ values: [Value]) throws(SQLiteFailure) {
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            let code =
                switch value {
                case .integer(let number): sqlite3_bind_int64(pointer, place, number)
                case .nothing: sqlite3_bind_null(pointer, place)
                case .bytes(let bytes):
                    bytes.withUnsafeBytes { strata_sqlite_bind_blob(pointer, place, $0.baseAddress, $0.count) }
                case .text(let bytes):
                    bytes.withUnsafeBytes { strata_sqlite_bind_text(pointer, place, $0.baseAddress, $0.count) }
                }
            guard code == SQLITE_OK else { throw failure(code) }
        }
    }

    /// Advances to the next row.
    ///
    /// - Returns: False if there is none.
    func step() throws(SQLiteFailure) -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw failure(code)
        }
    }

    /// Resets the statement for other values.
    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(pointer, Int32(column)) }

    /// The integer in a column; nil for NULL.
    func number(_ column: Int) -> Int64? {
        sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL ? nil : integer(column)
    }

    func bytes(_ column: Int) throws(SQLiteFailure) -> [UInt8] {
        Array(try buffer(column))
    }

    func string(_ column: Int) throws(SQLiteFailure) -> String {
        String(decoding: try buffer(column), as: UTF8.self)
    }

    /// The bytes of a column, valid until the next step.
    func buffer(_ column: Int) throws(SQLiteFailure) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(pointer, Int32(column))
        let count = sqlite3_column_bytes(pointer, Int32(column))
        // A null pointer for a column that has bytes means that it could not be read.
        if start == nil, count > 0 { throw failure(SQLITE_NOMEM) }
        return UnsafeRawBufferPointer(start: start, count: Int(count))
    }

    private func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, systemCode: sqlite3_system_errno(database))
    }
}
