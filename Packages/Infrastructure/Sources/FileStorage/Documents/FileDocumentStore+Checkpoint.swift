internal import DedicatedThreads
internal import RepositoryKit

/// A checkpoint that the log needs.
struct DueCheckpoint {
    /// The end of the log; every record before it is applied.
    let end: LogPosition
    /// The size that the log may keep.
    let size: Int
}

extension FileDocumentStore {
    /// The number of files that are synchronised at most while other processes wait for the lock.
    private static let lockedLimit = 16
    /// The number of times that the disk is synchronised without the lock, however much is written meanwhile.
    private static let rounds = 8

    /// Synchronises the files of a log and restarts it.
    ///
    /// The first rounds synchronise without the lock, because the disk may also have to write what other programs have
    /// written. The last one synchronises the files that were changed meanwhile under the lock, as soon as they are few.
    ///
    /// - Parameter waits: false to leave the checkpoint to another process that makes one.
    func checkpoint(_ due: DueCheckpoint, waits: Bool) async throws(DocumentError) {
        let lock = try await DedicatedThread.run(Interruption()) { interruption throws(DocumentError) in
            try CheckpointLock.acquire(in: layout, timeout: waits ? lockTimeout : nil, interruption)
        }
        guard let lock else { return }
        var (start, end) = (WriteAheadLog.blockSize, due.end)
        for round in 1...Self.rounds {
            guard try await synchronize(lock, from: start, to: end) else { return }
            let next = try await withRecoveredStore { [end] store throws(DocumentError) -> LogPosition? in
                guard let current = store.logEnd.end, current.epoch == end.epoch,
                    let rest = try lock.places(from: end.offset, to: current)
                else { return nil }
                if rest.count > Self.lockedLimit, round < Self.rounds { return current }
                try store.checkpoint(rest, epoch: current.epoch, size: due.size)
                return nil
            }
            guard let next else { return }
            (start, end) = (end.offset, next)
        }
    }

    /// Synchronises the files of the records in a part of the log.
    ///
    /// - Returns: false if another process has restarted the log.
    private func synchronize(
        _ lock: CheckpointLock,
        from start: Int,
        to end: LogPosition
    ) async throws(DocumentError) -> Bool {
        do throws(DocumentError) {
            return try await DedicatedThread.run { () throws(DocumentError) in
                guard let places = try lock.places(from: start, to: end) else { return false }
                try writing(layout.log, try layout.synchronizeTogether(places))
                return true
            }
        } catch {
            // A second attempt would succeed, because the system forgets what it could not write.
            try? await withLockedStore { store throws(DocumentError) in try store.requireReplay(epoch: end.epoch) }
            throw error
        }
    }
}
