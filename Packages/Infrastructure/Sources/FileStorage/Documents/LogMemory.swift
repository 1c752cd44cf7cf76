internal import RepositoryKit

/// What one store knows of its log from the last time when it held the lock.
///
/// Only whoever holds the lock uses it.
final class LogMemory: Sendable {
    /// Where the next record goes.
    struct End: Equatable {
        var epoch: UInt64
        var offset: Int
        var sequence: Int
    }

    private struct State {
        var end: End?
        var written: ContinuousClock.Instant?
    }

    private let state = Lock(State())

    /// The end of the log when every change in it was in place; nil if it has to be looked at.
    var end: End? {
        get { state.withLock { $0.end } }
        set { state.withLock { $0.end = newValue } }
    }

    /// When this store has written a record for the last time; nil if it has not.
    var written: ContinuousClock.Instant? {
        get { state.withLock { $0.written } }
        set { state.withLock { $0.written = newValue } }
    }
}
