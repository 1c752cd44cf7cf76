#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A file that grows by a line at a time and that nobody else may read, such as a trace.
///
/// Each line is handed to the system before the next one is taken, so a process that is killed loses at most the line
/// that it was writing. Nothing waits for the disk.
///
/// ```swift
/// if let add = LineFile.appender(at: "/tmp/trace.jsonl") {
///     let arrived = add("{}")
/// }
/// ```
public final class LineFile: Sendable {
    private let descriptor: Descriptor

    private init(at path: String) throws(SystemError) {
        descriptor = try Descriptor(path, O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY, mode: 0o600)
        if try descriptor.status().st_mode & S_IFMT == S_IFREG { try descriptor.empty() }
    }

    /// Begins a file anew: it is made with mode 0600, or emptied and given that mode if it is there.
    ///
    /// A path that is no file, such as that of a pipe, is written to as it is.
    ///
    /// - Returns: adds a line, which is given without its end, and answers whether all of it arrived; nil if the path
    ///   cannot be written, or belongs to somebody else.
    public static func appender(at path: String) -> (@Sendable (_ line: String) -> Bool)? {
        do throws(SystemError) {
            return try LineFile(at: path).append
        } catch {
            return nil
        }
    }

    private func append(_ line: String) -> Bool {
        do throws(SystemError) {
            try descriptor.write(Array(line.utf8) + [0x0A])
            return true
        } catch {
            return false
        }
    }
}

extension Descriptor {
    /// Keeps everybody else from the file, and then takes out what is in it.
    fileprivate borrowing func empty() throws(SystemError) {
        guard fchmod(number, 0o600) == 0, ftruncate(number, 0) == 0 else { throw .last }
    }
}
