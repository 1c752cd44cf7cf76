extension LogFile {
    /// Finds the end of a log, without reading the contents of older records.
    ///
    /// - Parameters:
    ///   - known: the end as this store saw it last.
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
