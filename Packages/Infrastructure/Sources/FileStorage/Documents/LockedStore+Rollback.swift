extension LockedStore {
    /// Rolls back a record that was appended to the log, or may have been.
    ///
    /// The old files have to be durable in their places before the record is erased, because after a power failure nothing
    /// else would tell the right state. If the rollback fails as well, the record stays in the log, and the next recovery
    /// applies it.
    ///
    /// - Parameters:
    ///   - end: the end of the log before the record.
    ///   - applied: the number of its changes that may be applied.
    /// - Returns: false if the record may still be in the log.
    borrowing func rollBack(_ record: LogRecord, to end: LogPosition, applied: Int) -> Bool {
        logEnd.end = nil
        do throws(SystemError) {
            let changes = record.changes.prefix(applied)
            for number in changes.indices { try undo(record, number) }
            if applied > 0 { try layout.synchronize(Set(changes.map(\.place))) }
            var file = try LogFile(layout.log)
            try file.erase(at: end.offset)
        } catch {
            return false
        }
        logEnd.end = end
        discard(record)
        return true
    }

    /// Removes the files of a record that is not in the log.
    borrowing func discard(_ record: LogRecord) {
        for number in record.changes.indices { try? FileSystem.remove(layout.staged(record, number)) }
        try? enter(.idle)
        removeReplaced(record)
    }

    /// Undoes a change, so that it could be applied again at any moment.
    private borrowing func undo(_ record: LogRecord, _ number: Int) throws(SystemError) {
        let change = record.changes[number]
        let (staged, path) = (layout.staged(record, number), layout.path(change.place))
        let isStaged = try FileSystem.exists(staged)
        if change.bytes == nil {
            if !isStaged { try WholeFile.write([], to: staged, durably: false) }
        } else if isStaged {
            if try !self.isStaged(record, number) { try FileSystem.exchange(staged, with: path) }
            return
        } else {
            try FileSystem.rename(path, to: staged)
        }
        if change.old != nil { _ = try FileSystem.renameIfPresent(layout.backup(record, number), to: path) }
    }
}
