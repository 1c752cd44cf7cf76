internal import RepositoryKit

extension DocumentError: FileError {
    package static var fileSizeLimit: Int { Document.sizeLimit }
}

/// Evaluates calls that write at `path`, and turns their failure into an error of the port.
@discardableResult
func writing<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(DocumentError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .writing(path, error) }
}

/// Evaluates calls that read at `path`, and turns their failure into an error of the port.
@discardableResult
func reading<Value: ~Copyable>(
    _ path: String,
    _ body: @autoclosure () throws(SystemError) -> Value
) throws(DocumentError) -> Value {
    do throws(SystemError) { return try body() } catch { throw .reading(path, error) }
}
