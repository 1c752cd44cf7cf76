import Foundation

/// A file to which lines are appended, and which no other user may read, such as a trace.
///
/// Each line is written before the next one is accepted, so a process that is killed loses at most one line. No call waits
/// for the disk.
public enum LineFile {
    /// Creates a file with mode 0600, or empties an existing one and gives it that mode, and returns a function that appends
    /// a line.
    ///
    /// A pipe or a device at the path is written to as it is.
    ///
    /// - Returns: A function that takes a line without its end and returns whether all of it was written; nil if the path
    ///   cannot be written, or belongs to another user.
    public static func appender(at path: String) -> (@Sendable (_ line: String) -> Bool)? {
        do throws(SystemError) {
            let file = try Descriptor(path, O_WRONLY | O_CREAT | O_APPEND | O_NOCTTY, mode: 0o600)
            if try file.status().isFile {
                // The permissions of other users go before the contents.
                try call(fchmod(file.number, 0o600))
                try call(ftruncate(file.number, 0))
            }
            return { line in (try? file.write(Array(line.utf8) + [0x0A])) != nil }
        } catch {
            return nil
        }
    }
}
