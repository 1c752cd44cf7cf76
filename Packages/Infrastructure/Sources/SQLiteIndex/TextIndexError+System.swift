internal import FileStorage
internal import RepositoryKit

extension TextIndexError: FileError {
    /// An index may have any size.
    package static var fileSizeLimit: Int { .max }
}

/// Performs calls of the library that write the file at `path`, and turns their failure into an error of the port.
func writingDatabase<Value: ~Copyable>(
    _ path: String,
    _ body: () throws(SQLiteFailure) -> Value
) throws(TextIndexError) -> Value {
    do throws(SQLiteFailure) { return try body() } catch { throw error.error(at: path, writing: true) }
}
