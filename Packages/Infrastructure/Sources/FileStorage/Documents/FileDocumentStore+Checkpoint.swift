internal import DedicatedThreads
internal import RepositoryKit

extension FileDocumentStore {
    /// At most so many files are made durable while others wait for the lock.
    private static let fewFiles = 16
    /// So many times the disk is waited for without the lock before it is under it, whatever others write meanwhile.
    private static let rounds = 8

    /// Synchronises the files of a log and begins it anew.
    ///
    /// The disk is waited for without the lock, so that others go on; it may take long, because they, and strangers, have
    /// written as well. Only what was changed meanwhile is made durable under the lock, and if that is much, without it
    /// once more.
    ///
    /// - Parameter waits: whether to wait while another process does it, rather than leave it to that one.
    func checkpoint(_ due: DueCheckpoint, waits: Bool) async throws(DocumentError) {
        let turn = try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
            try CheckpointTurn.take(in: layout, waits ? lockTimeout : nil, interruption)
        }
        guard let turn else { return }
        var (start, end) = (Log.blockSize, due.end)
        for round in 1...Self.rounds {
            guard try await synchronize(turn, from: start, to: end) else { return }
            let current = try await locked { [end] store throws(DocumentError) -> LogMemory.End? in
                guard let current = store.memory.end, current.epoch == end.epoch,
                    let rest = try turn.places(from: end.offset, to: current)
                else { return nil }
                if rest.count > Self.fewFiles, round < Self.rounds { return current }
                try store.checkpoint(rest, epoch: end.epoch, size: due.size)
                return nil
            }
            guard let current else { return }
            (start, end) = (end.offset, current)
        }
    }

    /// Synchronises the files of some records.
    ///
    /// - Returns: false if the log was begun anew by somebody else.
    private func synchronize(
        _ turn: CheckpointTurn,
        from start: Int,
        to end: LogMemory.End
    ) async throws(DocumentError) -> Bool {
        do throws(DocumentError) {
            return try await DedicatedThread.run { () throws(DocumentError) in
                guard let places = try turn.places(from: start, to: end) else { return false }
                try writing(layout.log) { () throws(SystemError) in try layout.synchronizeAll(places) }
                return true
            }
        } catch {
            // A second attempt would succeed, because the system forgets what it could not write.
            try? await alone { store throws(DocumentError) in try store.distrust(epoch: end.epoch) }
            throw error
        }
    }
}

/// A log that is to be begun anew, once the files of which it speaks are durable.
struct DueCheckpoint {
    /// The end of the log; every record before it is in place.
    let end: LogMemory.End
    /// The size that the log may keep.
    let size: Int
}

/// The result of a change.
enum ChangeOutcome {
    /// It is durable and in place; a checkpoint may be due.
    case made(due: DueCheckpoint?)
    /// Nothing was changed, because a checkpoint has to come first.
    case postponed(DueCheckpoint)
}
