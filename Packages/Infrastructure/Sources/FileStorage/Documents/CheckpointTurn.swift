internal import DedicatedThreads
internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The right of one process at a time to make the files of a log durable and to begin it anew; a lock on the log's file.
///
/// A disk that fails is known only to the one that asked first, so nobody else may take the files for durable until that
/// one has noted it. It is taken before the store's lock, never while that is held.
final class CheckpointTurn: Sendable {
    private let path: String
    private let log: Descriptor

    private init(_ path: String, _ log: consuming Descriptor) {
        self.path = path
        self.log = log
    }

    /// Takes the turn.
    ///
    /// - Parameters:
    ///   - lockTimeout: how long to wait for another process; nil to leave it to that one.
    ///   - interruption: what ends the wait.
    /// - Returns: nil if another process has the turn, or there is no log.
    static func take(
        in layout: StoreLayout,
        _ lockTimeout: Duration?,
        _ interruption: Interruption
    ) throws(DocumentError) -> CheckpointTurn? {
        let isThere = try writing(layout.log) { () throws(SystemError) in try FileSystem.exists(layout.log) }
        guard isThere else { return nil }
        let log = try writing(layout.log) { () throws(SystemError) in try Descriptor.quiet(layout.log, O_RDONLY) }
        let turn = CheckpointTurn(layout.log, log)
        return try turn.isTaken(lockTimeout, interruption) ? turn : nil
    }

    private func isTaken(_ lockTimeout: Duration?, _ interruption: Interruption) throws(DocumentError) -> Bool {
        let isFree = try writing(path) { () throws(SystemError) in try log.tryLock(exclusively: true) }
        if !isFree {
            guard let lockTimeout else { return false }
            try waiting(for: path) { () throws(FileLock.Failure) in
                try LockWait(for: path, lockTimeout: lockTimeout, interruption).run { () throws(FileLock.Failure) in
                    try log.lock(exclusively: true, interruption)
                }
            }
        }
        log.show(.newHolder())
        return true
    }

    /// The places of which the records of a part of the log speak.
    ///
    /// - Returns: nil if that is not what is in the file any more.
    func places(from start: Int, to end: LogMemory.End) throws(DocumentError) -> Set<StoreLayout.Place>? {
        try reading(path) { () throws(SystemError) in
            let bytes = try log.bytes(at: start, count: end.offset - start)
            // The header is read last: while it is the old one, so is what was read before.
            let line = try log.bytes(at: 0, count: LogHeader.lengthLimit)
            guard case .header(let header) = line.withUnsafeBytes({ LogHeader.read($0) }), header.epoch == end.epoch
            else { return nil }
            let found = bytes.withUnsafeBytes { Log.records(in: $0, from: 0, epoch: end.epoch) }
            guard found.end == bytes.count, bytes.count == end.offset - start else { return nil }
            return Set(found.records.lazy.flatMap(\.changes).map(\.place))
        }
    }
}
