/// How a program ended, for whoever started it.
///
/// The raw values are the exit codes that every app of the house documents.
///
/// ```swift
/// let outcome = ExitOutcome.notFound
/// print(outcome.code, Wording(.english)(outcome))
/// ```
public enum ExitOutcome: Int32, CaseIterable, Sendable {
    /// It did what it was asked to.
    case done = 0
    /// It could not, for a reason without a code of its own.
    case failed = 1
    /// It was asked for something that it does not understand.
    case wrongUsage = 2
    /// There is no such thing.
    case notFound = 3
    /// Somebody has to sign in first.
    case signInNeeded = 4
    /// Too many requests; the message says until when.
    case rateLimited = 5
    /// The other side could not be reached, or did not answer in time.
    case offline = 6
    /// What is kept on this machine is damaged or cannot be written.
    case storage = 7
    /// Somebody interrupted it.
    case interrupted = 130

    /// The code that the process exits with.
    public var code: Int32 { rawValue }
}
