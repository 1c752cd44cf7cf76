internal import RepositoryKit

extension LockedStore {
    /// Takes back a change that was written into the log, or may have been.
    ///
    /// The old files have to be durable in their places before the record goes, because after a loss of power nothing
    /// else would say what is right. If going back fails as well, the change stays committed, and whoever comes next
    /// puts it in place.
    ///
    /// - Parameters:
    ///   - end: where the log ended before it.
    ///   - applied: how many of its steps may be in place.
    borrowing func takeBack(_ record: LogRecord, at end: LogMemory.End, applied: Int) {
        memory.end = nil
        do throws(SystemError) {
            for number in record.changes.indices.prefix(applied) { try putBack(record, number) }
            if applied > 0 { try layout.synchronize(Set(record.changes.prefix(applied).map(\.place))) }
            var file = try LogFile(layout.log)
            try file.void(at: end.offset)
        } catch {
            return
        }
        memory.end = end
        discard(record)
    }

    /// Removes the files of a change that is not in the log.
    borrowing func discard(_ record: LogRecord) {
        for number in record.changes.indices { try? FileSystem.remove(layout.staged(record, number)) }
        try? rest()
        tidy(record)
    }

    /// Does the opposite of putting a change in place, so that it could be put there again at any moment.
    private borrowing func putBack(_ record: LogRecord, _ number: Int) throws(SystemError) {
        let change = record.changes[number]
        let (staged, path) = (layout.staged(record, number), layout.path(change.place))
        let hasFile = try FileSystem.exists(staged)
        if change.bytes == nil {
            if !hasFile { try WholeFile.write([], to: staged, durably: false) }
        } else if hasFile {
            if try !isStaged(record, number) { try FileSystem.exchange(staged, with: path) }
            return
        } else {
            try FileSystem.rename(path, to: staged)
        }
        let backup = layout.backup(record, number)
        if change.old != nil, try FileSystem.exists(backup) { try FileSystem.rename(backup, to: path) }
    }
}
