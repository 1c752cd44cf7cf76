internal import RepositoryKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The file of a store's log, open to be written by whoever holds the store's lock.
///
/// Its blocks are written with zeros and made durable before they are used, so that a record in its place changes
/// neither the file's size nor where on the disk it lies: one synchronisation makes it durable.
struct LogFile: ~Copyable {
    /// The size of a log that is not in great use.
    static let smallSize = 64 << 10
    /// The size up to which a log grows before it is due to be begun anew.
    static let largeSize = 4 << 20
    /// The size up to which a log grows while somebody is about to begin it anew.
    static let greatestSize = 16 << 20
    /// The number of bytes that a log may have, for one record with several of the largest documents.
    static let sizeLimit = 4 * Document.sizeLimit
    /// How long a log is left alone, in seconds, before the next change begins it anew.
    ///
    /// Systems write files to the disk by themselves after about half of it, so that waiting for them costs little then.
    static let restLimit = 60
    /// How many files are made before a log and removed behind it.
    ///
    /// With the contents of a file, ext4 without a journal also writes the block in which its inode lies, if anything has
    /// changed there, and waits for it. There are sixteen in a block, and files get theirs in the order in which they are
    /// made. So this keeps the log's away from those of the folders and of ``StoreLayout/idle``, which each change touches.
    private static let distance = 16

    private let descriptor: Descriptor
    /// How many bytes the file has.
    private(set) var count: Int

    init(_ path: String) throws(SystemError) {
        let descriptor = try Descriptor(path, O_RDWR)
        count = try descriptor.size()
        self.descriptor = descriptor
    }

    /// Whether nobody has written it for ``restLimit``, or when is not known because a clock was set.
    borrowing func isOld() throws(SystemError) -> Bool {
        let status = try descriptor.status()
        #if canImport(Darwin)
            let written = status.st_mtimespec.tv_sec
        #else
            let written = status.st_mtim.tv_sec
        #endif
        return abs(Int(time(nil)) - Int(written)) > Self.restLimit
    }

    /// Whether what a log says needs no looking at: it was begun since the machine was started, or says nothing.
    static func isQuiet(_ path: String, boot: BootIdentity) throws(SystemError) -> Bool {
        let file = try Descriptor(path, O_RDONLY | O_NONBLOCK)
        let header = try file.bytes(at: 0, count: LogHeader.lengthLimit).withUnsafeBytes { LogHeader.read($0) }
        guard case .header(let header) = header else { return false }
        if header.boot == boot, boot != .unknown { return true }
        let first = try file.bytes(at: Log.blockSize, count: LogHeader.lengthLimit)
        return !first.withUnsafeBytes { LogRecord.isBegun($0, epoch: header.epoch) }
    }

    /// Finds where the next record goes, without reading what is in those before it.
    ///
    /// - Parameter memory: where it went before, as far as that is known.
    /// - Returns: nil if the log has to be read as a whole: there is none, it is of another time, damaged, or larger than
    ///   ``sizeLimit``. Otherwise, the last record if it is not known to be in place.
    static func end(
        of path: String,
        _ memory: LogMemory,
        _ boot: BootIdentity
    ) throws(SystemError) -> (end: LogMemory.End, last: LogRecord?)? {
        let file: Descriptor
        do throws(SystemError) {
            file = try .quiet(path, O_RDONLY | O_NONBLOCK)
        } catch {
            guard error.isNoFile else { throw error }
            return nil
        }
        guard try file.size() <= sizeLimit else { return nil }
        let line = try file.bytes(at: 0, count: LogHeader.lengthLimit)
        if let known = memory.end, line.starts(with: LogHeader(epoch: known.epoch, boot: boot).line.utf8) {
            return try follow(file, from: known)
        }
        guard case .header(let header) = line.withUnsafeBytes({ LogHeader.read($0) }),
            header.boot == boot, boot != .unknown
        else { return nil }
        let start = LogMemory.End(epoch: header.epoch, offset: Log.blockSize, sequence: 1)
        let found = try follow(file, from: start)
        // Behind the last record there is none, unless one is missing before it.
        var offset = found.end.offset + Log.blockSize
        while true {
            let line = try file.bytes(at: offset, count: LogRecord.lineCount)
            if line.isEmpty { return found }
            if line.withUnsafeBytes({ LogRecord.isBegun($0, epoch: header.epoch) }) { return nil }
            offset += Log.blockSize
        }
    }

    /// Goes from record to record, by what their first lines say of their size, and reads the last one.
    private static func follow(
        _ file: borrowing Descriptor,
        from start: LogMemory.End
    ) throws(SystemError) -> (end: LogMemory.End, last: LogRecord?) {
        var (end, before) = (start, start)
        while true {
            let line = try file.bytes(at: end.offset, count: LogRecord.lineCount)
            let head = line.withUnsafeBytes { LogRecord.head($0, epoch: start.epoch) }
            guard let head, head.sequence == end.sequence else { break }
            let next = end.offset + Log.blocks(LogRecord.lineCount + head.count)
            guard try file.size() >= next else { break }
            before = end
            end.offset = next
            end.sequence += 1
        }
        if end == start { return (end, nil) }
        let bytes = try file.bytes(at: before.offset, count: end.offset - before.offset)
        let last = bytes.withUnsafeBytes { LogRecord.read($0, epoch: start.epoch) }
        // A record that was not written to its end is none, and whoever began it had settled the ones before it.
        return last.map { (end, $0.record) } ?? (before, nil)
    }

    /// Makes a log, which takes its place when it is durable.
    static func create(_ header: LogHeader, count: Int, layout: StoreLayout) throws(SystemError) {
        let bytes = header.block + [UInt8](repeating: 0, count: max(smallSize, count) - Log.blockSize)
        if try !FileSystem.exists(layout.idle) { try WholeFile.write([], to: layout.idle, durably: false) }
        do throws(SystemError) {
            do throws(SystemError) {
                try writeApart(bytes, layout)
            } catch {
                // There may have been room for the log without what keeps it apart.
                guard error.isFull else { throw error }
                try WholeFile.write(bytes, to: layout.unfinishedLog)
            }
            try FileSystem.rename(layout.unfinishedLog, to: layout.log)
            try Descriptor(folder: layout.work).synchronize()
        } catch {
            try? FileSystem.remove(layout.unfinishedLog)
            throw error
        }
    }

    private static func writeApart(_ bytes: [UInt8], _ layout: StoreLayout) throws(SystemError) {
        let spacers = (0..<distance).map { layout.spacer($0) }
        defer { for spacer in spacers { try? FileSystem.remove(spacer) } }
        for spacer in spacers { try WholeFile.write([], to: spacer, durably: false) }
        try WholeFile.write(bytes, to: layout.unfinishedLog)
    }

    /// Adds a record, durably.
    ///
    /// With the first one the header is written again: if making it durable has failed before, the system may have
    /// forgotten that it is not.
    mutating func append(_ record: [UInt8], at offset: Int, header: LogHeader) throws(SystemError) {
        if offset == Log.blockSize {
            try descriptor.write(header.block + record, at: 0)
        } else {
            try descriptor.write(record, at: offset)
        }
        try descriptor.synchronizeContents()
    }

    /// Takes a record back, durably.
    mutating func void(at offset: Int) throws(SystemError) {
        try descriptor.write([UInt8](repeating: 0, count: Log.blockSize), at: offset)
        try descriptor.synchronizeContents()
    }

    /// The size to which a log of some size grows, whatever is to be written.
    static func size(after count: Int) -> Int {
        count < largeSize ? min(count * 4, largeSize) : min(count + largeSize, greatestSize)
    }

    /// Makes room; if that fails, the file stays as it is.
    mutating func grow(to count: Int) throws(SystemError) {
        guard count > self.count else { return }
        do throws(SystemError) {
            try descriptor.write([UInt8](repeating: 0, count: count - self.count), at: self.count)
            try descriptor.synchronize()
            self.count = count
        } catch {
            try? descriptor.cut(to: self.count)
            throw error
        }
    }

    /// Begins the log anew, with as little room as is asked for.
    mutating func restart(_ header: LogHeader, count: Int) throws(SystemError) {
        if count < self.count {
            try descriptor.cut(to: count)
            self.count = count
        }
        try descriptor.write(header.block, at: 0)
        try descriptor.synchronize()
    }

    /// Has everybody, from now on, take what the log says for true, rather than what the system says of the files.
    mutating func distrust(epoch: UInt64) {
        // If not even that can be written, the error that led here is all that can be said.
        try? descriptor.write(LogHeader(epoch: epoch, boot: .distrusted).block, at: 0)
    }
}
