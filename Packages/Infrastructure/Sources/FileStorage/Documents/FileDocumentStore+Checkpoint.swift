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

extension LockedStore {
    /// Synchronises places and restarts the log; every other place must be durable already.
    ///
    /// - Parameters:
    ///   - places: a few places, because other processes wait for the lock meanwhile.
    ///   - epoch: the epoch of the log.
    ///   - size: the size that the log may keep.
    /// - Returns: the position of the next record.
    @discardableResult
    borrowing func checkpoint(
        _ places: Set<StoreLayout.Place>,
        epoch: LogEpoch,
        size: Int
    ) throws(DocumentError) -> LogPosition {
        logEnd.end = nil
        do throws(SystemError) {
            var file = try LogFile(layout.log)
            do throws(SystemError) {
                try layout.synchronize(places)
            } catch {
                // A second attempt would succeed, because the system forgets what it could not write.
                file.requireReplay(epoch: epoch)
                throw error
            }
            let start = try file.restart(after: epoch, boot: boot, count: size)
            logEnd.end = start
            return start
        } catch {
            throw .writing(layout.log, error)
        }
    }

    /// Marks the log for replay in every process, because its files could not be made durable.
    borrowing func requireReplay(epoch: LogEpoch) throws(DocumentError) {
        guard let log = try readLog(), log.header.epoch == epoch else { return }
        logEnd.end = nil
        var file = try writing(layout.log, try LogFile(layout.log))
        file.requireReplay(epoch: log.header.epoch)
    }
}

extension StoreLayout {
    /// Synchronises the files and folders of places, also of those without a file, one by one.
    func synchronize(_ places: Set<Place>) throws(SystemError) {
        for place in places {
            try ignoringObstructions { () throws(SystemError) in try Descriptor(reading: path(place)).synchronize() }
        }
        try synchronizeFolders(of: places)
    }

    /// Synchronises places together, which may include waiting for what other programs have written.
    func synchronizeTogether(_ places: Set<Place>) throws(SystemError) {
        let work = try Descriptor(folder: work)
        let durability = BatchDurability(count: places.count, beside: work)
        if durability == .whole { try work.synchronizeAll() }
        for place in places {
            try ignoringObstructions { () throws(SystemError) in
                do throws(SystemError) {
                    try Descriptor(reading: path(place)).synchronize(durability)
                } catch {
                    // A file that must not be opened is synchronised with all others.
                    guard error.isReadOnly else { throw error }
                    try work.synchronizeAll()
                }
            }
        }
        if durability == .each { try synchronizeFolders(of: places) }
    }

    private func synchronizeFolders(of places: Set<Place>) throws(SystemError) {
        for folder in Set(places.map(\.folder)) {
            try ignoringObstructions { () throws(SystemError) in
                try Descriptor(folder: path(ofCollection: folder)).synchronize()
            }
        }
    }

    /// Calls a function that synchronises a path, and ignores a path without a file, most of which cannot be synchronised.
    private func ignoringObstructions(_ body: () throws(SystemError) -> Void) throws(SystemError) {
        do throws(SystemError) {
            try body()
        } catch {
            guard error.isNoFile || error.isNotSynchronizable else { throw error }
        }
    }
}

/// The lock of the one process that makes a checkpoint, on the log's file.
///
/// Only the first process that synchronises a failing disk gets an error, so no other one may take the files for durable
/// until that one has marked the log. The lock is acquired before the store's lock, never while that is held.
final class CheckpointLock: Sendable {
    private let path: String
    private let log: Descriptor

    /// Acquires the lock.
    ///
    /// - Parameter timeout: the time after which waiting for another process fails; nil to leave the checkpoint to it.
    /// - Returns: nil if another process makes a checkpoint, or there is no log.
    static func acquire(
        in layout: StoreLayout,
        timeout: Duration?,
        _ interruption: Interruption
    ) throws(DocumentError) -> CheckpointLock? {
        guard try writing(layout.log, try FileSystem.exists(layout.log)) else { return nil }
        let lock = try CheckpointLock(layout.log)
        return try lock.acquire(timeout, interruption) ? lock : nil
    }

    private init(_ path: String) throws(DocumentError) {
        log = try writing(path, try Descriptor(readingWithoutTrace: path))
        self.path = path
    }

    private func acquire(_ timeout: Duration?, _ interruption: Interruption) throws(DocumentError) -> Bool {
        if try !writing(path, try log.tryLock(exclusively: true)) {
            guard let timeout else { return false }
            do throws(FileLock.Failure) {
                try LockWait(for: path, timeout: timeout, interruption).run { () throws(FileLock.Failure) in
                    try log.lock(exclusively: true, interruption)
                }
            } catch {
                throw .locking(path, error)
            }
        }
        log.lockShared(.randomHolder())
        return true
    }

    /// Reads the places of the records in a part of the log.
    ///
    /// - Returns: nil if the log has been restarted since.
    func places(from start: Int, to end: LogPosition) throws(DocumentError) -> Set<StoreLayout.Place>? {
        let bytes = try reading(path, try log.bytes(at: start, count: end.offset - start))
        // The header is read last: if it is the old one, so is everything that was read before.
        let line = try reading(path, try log.bytes(at: 0, count: LogHeader.lengthLimit))
        guard case .header(let header) = line.withUnsafeBytes({ LogHeader.read($0) }), header.epoch == end.epoch
        else { return nil }
        let found = bytes.withUnsafeBytes { WriteAheadLog.records(in: $0, from: 0, epoch: end.epoch) }
        guard found.end == bytes.count, bytes.count == end.offset - start else { return nil }
        return Set(found.records.lazy.flatMap(\.changes).map(\.place))
    }
}
