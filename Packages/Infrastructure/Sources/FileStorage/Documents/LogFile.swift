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
    /// The number of files that are created before a log and removed after it.
    ///
    /// With the contents of a file, ext4 without a journal also writes the block in which its inode lies, if anything has
    /// changed there, and waits for it. A block has sixteen inodes, and files get theirs in the order in which they are
    /// created. So this keeps the log's apart from those of the folders and of the marker, which each commit touches.
    private static let spacerCount = 16

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
            do throws(SystemError) {
                try writeBetweenSpacers(bytes, layout)
            } catch {
                // There may be space for the log without the spacers.
                guard error.isFull else { throw error }
                try WholeFile.write(bytes, to: layout.newLog)
            }
            try FileSystem.rename(layout.newLog, to: layout.log)
            try Descriptor(folder: layout.work).synchronize()
        } catch {
            try? FileSystem.remove(layout.newLog)
            throw error
        }
    }

    private static func writeBetweenSpacers(_ bytes: [UInt8], _ layout: StoreLayout) throws(SystemError) {
        let spacers = (0..<spacerCount).map { layout.spacer($0) }
        defer { for spacer in spacers { try? FileSystem.remove(spacer) } }
        for spacer in spacers { try WholeFile.write([], to: spacer, durably: false) }
        try WholeFile.write(bytes, to: layout.newLog)
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
}
