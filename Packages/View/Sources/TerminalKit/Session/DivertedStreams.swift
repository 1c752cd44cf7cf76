import Foundation

/// Standard output and standard error while a full screen is shown.
///
/// The session writes to a descriptor of its own. Whatever else writes to the terminal, such as a library that warns about a file,
/// would be drawn over the screen, and could control the terminal with what the file says; it is discarded. A stream that is no
/// terminal stays.
struct DivertedStreams: Sendable {
    /// The duplicates of the streams by their number; -1 for one that stays.
    private var output: Int32 = -1
    private var error: Int32 = -1

    /// Diverts the streams of the process that are terminals.
    init() {
        output = Self.divert(STDOUT_FILENO)
        error = Self.divert(STDERR_FILENO)
    }

    private static func divert(_ stream: Int32) -> Int32 {
        guard isatty(stream) == 1 else { return -1 }
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard null >= 0 else { return -1 }
        defer { Foundation.close(null) }
        let duplicate = fcntl(stream, F_DUPFD_CLOEXEC, 3)
        if duplicate >= 0 { dup2(null, stream) }
        return duplicate
    }

    /// Connects the streams with the terminal again; a signal handler may do that (signal-safety(7)).
    func restore() {
        if output >= 0 { dup2(output, STDOUT_FILENO) }
        if error >= 0 { dup2(error, STDERR_FILENO) }
    }

    /// Closes the duplicates, after the streams were restored.
    func close() {
        for duplicate in [output, error] where duplicate >= 0 { Foundation.close(duplicate) }
    }
}
