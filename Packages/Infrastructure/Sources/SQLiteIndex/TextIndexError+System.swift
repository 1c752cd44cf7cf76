internal import FileStorage
internal import RepositoryKit

/// Runs calls that write at `path`, and turns their failure into an error of the port.
func writing<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SystemError) -> Value
) throws(TextIndexError) -> Value {
    do throws(SystemError) {
        return try body()
    } catch {
        throw error.isFull ? .full(path: path) : .notWritable(path: path, code: error.code)
    }
}

/// Runs calls that read at `path`, and turns their failure into an error of the port.
func reading<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SystemError) -> Value
) throws(TextIndexError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .notReadable(path: path, code: error.code) }
}

/// Runs calls of the library that write the file at `path`, and turns their failure into an error of the port.
func working<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SQLiteFailure) -> Value
) throws(TextIndexError) -> Value {
    do throws(SQLiteFailure) { return try body() } catch { throw error.error(at: path, writing: true) }
}
