internal import RepositoryKit

/// The position in a log at which the next record is written.
struct LogPosition: Equatable {
    var epoch: LogEpoch
    var offset: Int
    var sequence: Int

    /// The position of the first record.
    static func start(of epoch: LogEpoch) -> LogPosition {
        LogPosition(epoch: epoch, offset: WriteAheadLog.blockSize, sequence: 1)
    }
}

/// The end of the log, as this store saw it when it held the lock last.
///
/// Only the holder of the lock uses it.
final class LogEndCache: Sendable {
    private struct State {
        var end: LogPosition?
        var lastAppend: ContinuousClock.Instant?
    }

    private let state = Lock(State())

    /// The end of the log when all its changes were applied; nil if it has to be read from the file.
    var end: LogPosition? {
        get { state.withLock { $0.end } }
        set { state.withLock { $0.end = newValue } }
    }

    /// The time at which this store appended its last record; nil if it has not.
    var lastAppend: ContinuousClock.Instant? {
        get { state.withLock { $0.lastAppend } }
        set { state.withLock { $0.lastAppend = newValue } }
    }
}
