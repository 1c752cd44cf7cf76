internal import RepositoryKit

/// The space for a record at the end of the log.
enum LogSpace {
    case available(LogPosition)
    /// There is none before this checkpoint.
    case missing(DueCheckpoint)
}

extension LockedStore {
    /// Finds space for a record in the log, which is created or grows if it has to.
    ///
    /// - Parameter mayPostpone: false to make a checkpoint that is needed here.
    borrowing func space(for size: Int, mayPostpone: Bool) throws(DocumentError) -> LogSpace {
        guard let end = logEnd.end else { return .available(try createLog(for: size)) }
        let space: LogSpace
        do throws(SystemError) { space = try self.space(for: size, at: end) } catch {
            throw .writing(layout.log, error)
        }
        guard case .missing(let due) = space, !mayPostpone else { return space }
        guard let log = try readLog() else { return .available(try createLog(for: size)) }
        let start = try checkpoint(log.places, epoch: log.header.epoch, size: due.size)
        do throws(SystemError) { return try self.space(for: size, at: start) } catch {
            throw .writing(layout.log, error)
        }
    }

    private borrowing func space(for size: Int, at end: LogPosition) throws(SystemError) -> LogSpace {
        var file = try LogFile(layout.log)
        let isEmpty = end.offset == WriteAheadLog.blockSize
        if !isEmpty, try isIdle(file) { return .missing(DueCheckpoint(end: end, size: LogFile.smallSize)) }
        let needed = end.offset + size
        if needed <= file.count { return .available(end) }
        let due = DueCheckpoint(end: end, size: LogFile.largeSize)
        guard end.offset <= LogFile.largeSize || needed <= LogFile.greatestSize else { return .missing(due) }
        do throws(SystemError) {
            try file.grow(to: max(needed, LogFile.size(after: file.count)))
        } catch {
            // The space of the older records is enough for most.
            if !isEmpty { return .missing(due) }
            try file.grow(to: needed)
        }
        return .available(end)
    }

    /// Returns whether the log was idle for so long that the next commit makes a checkpoint first.
    ///
    /// The status of the file is not read while this store knows the answer, because Linux would then give the next
    /// record a separate time stamp, which also has to be written to the disk (`docs/performance.md`).
    private borrowing func isIdle(_ file: borrowing LogFile) throws(SystemError) -> Bool {
        if let lastAppend = logEnd.lastAppend, .now - lastAppend < .seconds(LogFile.idleLimit) { return false }
        return try file.isIdle()
    }

    private borrowing func createLog(for size: Int) throws(DocumentError) -> LogPosition {
        let header = LogHeader(epoch: LogEpoch(), boot: boot)
        let count = WriteAheadLog.blockSize + size
        try writing(layout.log, try LogFile.create(header, count: count, layout: layout))
        let end = LogPosition.start(of: header.epoch)
        logEnd.end = end
        return end
    }
}
