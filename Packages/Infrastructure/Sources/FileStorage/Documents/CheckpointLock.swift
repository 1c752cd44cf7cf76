internal import DedicatedThreads
internal import RepositoryKit

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
