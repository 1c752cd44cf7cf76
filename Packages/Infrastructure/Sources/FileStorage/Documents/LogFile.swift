internal import RepositoryKit

/// The file of a write-ahead log, open for the holder of the store's lock.
///
/// Its blocks are filled with zeros and made durable before they are used, so that appending a record changes neither the
/// file's size nor where on the disk it lies: one synchronisation makes the record durable.
struct LogFile: ~Copyable {
    /// The size of a log that few records are written to.
    static let smallSize = 64 << 10
    /// The size up to which a log grows before a checkpoint is due.
    static let largeSize = 4 << 20
    /// The size up to which a log grows while a checkpoint is made.
    static let greatestSize = 16 << 20
    /// The number of bytes that a log may have: room for one record with several of the largest documents.
    static let sizeLimit = 4 * Document.sizeLimit
    /// The number of seconds without a record after which the next commit makes a checkpoint first.
    ///
    /// Systems write files to the disk by themselves after about half of that time, so that a checkpoint costs little then.
    static let idleLimit = 60

    private let descriptor: Descriptor
    /// The size of the file in bytes.
    private(set) var count: Int

    init(_ path: String) throws(SystemError) {
        let descriptor = try Descriptor(writing: path)
        count = try descriptor.size()
        self.descriptor = descriptor
    }

    /// Returns whether no record was written for ``idleLimit``, or a clock was set, so that the time is unknown.
    borrowing func isIdle() throws(SystemError) -> Bool {
        try abs(descriptor.age()) > Self.idleLimit
    }

    /// Returns whether a log may have records that have to be replayed, because the machine was started since.
    static func mayNeedReplay(_ path: String, boot: BootIdentity) throws(SystemError) -> Bool {
        let file = try Descriptor(reading: path)
        let header = try file.bytes(at: 0, count: LogHeader.lengthLimit).withUnsafeBytes { LogHeader.read($0) }
        guard case .header(let header) = header else { return true }
        if header.boot == boot, boot != .unknown { return false }
        let first = try file.bytes(at: WriteAheadLog.blockSize, count: LogHeader.lengthLimit)
        return first.withUnsafeBytes { LogRecord.isAtStart(of: $0, epoch: header.epoch) }
    }

    // MARK: - Changes

    /// Creates a log, which takes its path when it is durable.
    static func create(_ header: LogHeader, count: Int, layout: StoreLayout) throws(SystemError) {
        let bytes = header.block + [UInt8](repeating: 0, count: max(smallSize, count) - WriteAheadLog.blockSize)
        let marker = layout.marker(.idle)
        if try !FileSystem.exists(marker) { try WholeFile.write([], to: marker, durably: false) }
        do throws(SystemError) {
            try WholeFile.write(bytes, to: layout.newLog)
            try FileSystem.rename(layout.newLog, to: layout.log)
            try Descriptor(folder: layout.work).synchronize()
        } catch {
            try? FileSystem.remove(layout.newLog)
            throw error
        }
    }

    /// Appends a record durably.
    ///
    /// The first record is written with the header: if synchronising the header has failed, the system may have forgotten
    /// that it is not durable.
    mutating func append(_ record: [UInt8], at end: LogPosition, boot: BootIdentity) throws(SystemError) {
        if end.offset == WriteAheadLog.blockSize {
            try descriptor.write(LogHeader(epoch: end.epoch, boot: boot).block + record, at: 0)
        } else {
            try descriptor.write(record, at: end.offset)
        }
        try descriptor.synchronizeContents()
    }

    /// Erases a record durably.
    mutating func erase(at offset: Int) throws(SystemError) {
        try descriptor.write([UInt8](repeating: 0, count: WriteAheadLog.blockSize), at: offset)
        try descriptor.synchronizeContents()
    }

    /// The size to which a log of `count` bytes grows for a record that fits.
    static func size(after count: Int) -> Int {
        count < largeSize ? min(count * 4, largeSize) : min(count + largeSize, greatestSize)
    }

    /// Extends the file; if that fails, its size is unchanged.
    mutating func grow(to count: Int) throws(SystemError) {
        guard count > self.count else { return }
        do throws(SystemError) {
            try descriptor.write([UInt8](repeating: 0, count: count - self.count), at: self.count)
            try descriptor.synchronize()
            self.count = count
        } catch {
            try? descriptor.truncate(to: self.count)
            throw error
        }
    }

    /// Restarts the log with a new epoch, which makes its records void.
    ///
    /// - Parameter count: the size that the file may keep.
    /// - Returns: the position of the first record.
    mutating func restart(after epoch: LogEpoch, boot: BootIdentity, count: Int) throws(SystemError) -> LogPosition {
        if count < self.count {
            try descriptor.truncate(to: count)
            self.count = count
        }
        let header = LogHeader(epoch: LogEpoch(format: epoch.format), boot: boot)
        try descriptor.write(header.block, at: 0)
        try descriptor.synchronize()
        return .start(of: header.epoch)
    }

    /// Gives the log the second format durably.
    mutating func upgrade(_ end: LogPosition, boot: BootIdentity) throws(SystemError) -> LogPosition {
        var end = end
        end.epoch = LogEpoch(format: 2, number: end.epoch.number)
        try descriptor.write(LogHeader(epoch: end.epoch, boot: boot).block, at: 0)
        try descriptor.synchronizeContents()
        return end
    }

    /// Marks the log so that every process replays it, instead of trusting the files that the system shows.
    mutating func requireReplay(epoch: LogEpoch) {
        // If the mark cannot be written either, the error that led here is reported anyway.
        try? descriptor.write(LogHeader(epoch: epoch, boot: .replayRequired).block, at: 0)
    }

    // MARK: - The end

    /// Finds the end of a log, without reading the contents of older records.
    ///
    /// - Parameter known: the end as this store saw it last.
    /// - Returns: the end, and the last record if it may not be applied. Nil if the log has to be read as a whole: it does
    ///   not exist, was written before the machine was started, is damaged, or is larger than ``sizeLimit``.
    static func end(
        of path: String,
        known: LogPosition?,
        _ boot: BootIdentity
    ) throws(SystemError) -> (end: LogPosition, last: LogRecord?)? {
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor(readingWithoutTrace: path)
        } catch {
            guard error.isNoFile else { throw error }
            return nil
        }
        guard try file.size() <= sizeLimit else { return nil }
        let line = try file.bytes(at: 0, count: LogHeader.lengthLimit)
        if let known, line.starts(with: LogHeader(epoch: known.epoch, boot: boot).line.utf8) {
            return try follow(file, from: known)
        }
        guard case .header(let header) = line.withUnsafeBytes({ LogHeader.read($0) }),
            header.boot == boot, boot != .unknown
        else { return nil }
        let found = try follow(file, from: .start(of: header.epoch))
        // Nothing follows the last record, unless one is missing before it.
        var offset = found.end.offset + WriteAheadLog.blockSize
        while true {
            let line = try file.bytes(at: offset, count: LogRecord.lineCount)
            if line.isEmpty { return found }
            if line.withUnsafeBytes({ LogRecord.isAtStart(of: $0, epoch: header.epoch) }) { return nil }
            offset += WriteAheadLog.blockSize
        }
    }

    /// Follows the records by their first lines.
    private static func follow(
        _ file: borrowing Descriptor,
        from start: LogPosition
    ) throws(SystemError) -> (end: LogPosition, last: LogRecord?) {
        var (end, before) = (start, start)
        while true {
            let line = try file.bytes(at: end.offset, count: LogRecord.lineCount)
            let head = line.withUnsafeBytes { LogRecord.head($0, epoch: start.epoch) }
            guard let head, head.sequence == end.sequence else { break }
            let next = end.offset + WriteAheadLog.blocks(LogRecord.lineCount + head.count)
            guard try file.size() >= next else { break }
            before = end
            end.offset = next
            end.sequence += 1
        }
        if end == start { return (end, nil) }
        let bytes = try file.bytes(at: before.offset, count: end.offset - before.offset)
        let last = bytes.withUnsafeBytes { LogRecord.read($0, epoch: start.epoch) }
        // A torn record does not count, and its writer had applied the ones before it.
        return last.map { (end, $0.record) } ?? (before, nil)
    }
}

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
