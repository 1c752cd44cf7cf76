/// The reason for which a program ended, and its exit code.
///
/// The raw values are the exit codes that every app of this repository documents.
public enum ExitOutcome: Int32, CaseIterable, Sendable {
    /// Success.
    case done = 0
    /// A failure without a code of its own.
    case failed = 1
    /// An error in the command line.
    case wrongUsage = 2
    /// The requested item does not exist.
    case notFound = 3
    /// Authentication is required.
    case signInNeeded = 4
    /// Too many requests; the message names the time of the next one.
    case rateLimited = 5
    /// The server could not be reached, or did not respond in time.
    case offline = 6
    /// Data on this machine is damaged or cannot be written.
    case storage = 7
    /// The terminal of the program was closed.
    case hungUp = 129
    /// The program was interrupted.
    case interrupted = 130
    /// The program was terminated by another one.
    case terminated = 143

    /// The code that the process exits with.
    public var code: Int32 { rawValue }
}
