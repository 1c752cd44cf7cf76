internal import RepositoryKit

extension LockedStore {
    /// Puts and removes documents as one.
    ///
    /// The new files are written aside without waiting for the disk, and a record of the changes into the log; when that
    /// is durable, so are the changes. Then the files take their places. A call that fails leaves every document as it
    /// was; a process that ends before the record is durable does too, and one that ends later is finished by the next.
    ///
    /// - Parameter changes: the file for each place, or nil to remove what is there; each place once.
    borrowing func change(_ changes: [(place: StoreLayout.Place, bytes: [UInt8]?)]) throws(DocumentError) {
        var steps: [LogRecord.Change] = []
        for (place, bytes) in changes {
            let old = try examine(place)
            guard old != nil || bytes != nil else { continue }
            steps.append(LogRecord.Change(place: place, old: old, bytes: bytes))
        }
        guard !steps.isEmpty else { return }
        try makeFolders(for: steps)
        let body = LogRecord.body(of: steps)
        let end = try makeRoom(for: LogRecord.count(body: body))
        let record = LogRecord(sequence: end.sequence, changes: steps)
        do throws(DocumentError) {
            try stage(record)
            try begin()
        } catch {
            discard(record)
            throw error
        }
        var applied = 0
        do throws(DocumentError) {
            try commit(LogRecord.bytes(epoch: end.epoch, sequence: end.sequence, body: body), at: end)
            try apply(record, applied: &applied)
        } catch {
            takeBack(record, at: end, applied: applied)
            throw error
        }
        try? rest()
        tidy(record)
        if boot == .unknown, let log = try? readLog() {
            // Nobody could tell later whether the log is older than the files. If it fails, it is made up for.
            try? checkpoint(log, count: LogFile.largeSize)
        }
    }

    /// Finds where the log has room for a record, and makes it if there is none.
    private borrowing func makeRoom(for count: Int) throws(DocumentError) -> LogMemory.End {
        let count = Log.blocks(count)
        guard let end = memory.end else {
            let header = LogHeader(epoch: .random(in: 1 ... .max), boot: boot)
            try writing(layout.log) { () throws(SystemError) in
                try LogFile.create(header, count: Log.blockSize + count, layout: layout)
            }
            memory.isOwn = true
            return remember(LogMemory.End(epoch: header.epoch, offset: Log.blockSize, sequence: 1))
        }
        if !memory.isOwn {
            // So that no log lives for long: what others have written stays in it no longer than until now.
            if end.offset > Log.blockSize { try restart(count: LogFile.smallSize) }
            memory.isOwn = true
        }
        if try hasRoom(for: count, upTo: LogFile.largeSize) { return memory.end ?? end }
        try restart(count: LogFile.largeSize)
        _ = try hasRoom(for: count, upTo: .max)
        return memory.end ?? end
    }

    /// Looks whether a record has room behind the others, and lets the log grow if it may.
    private borrowing func hasRoom(for count: Int, upTo limit: Int) throws(DocumentError) -> Bool {
        guard let end = memory.end else { return false }
        let needed = end.offset + count
        return try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            if needed <= file.count { return true }
            guard needed <= limit else { return false }
            do throws(SystemError) {
                try file.grow(to: max(needed, min(file.count * 4, LogFile.largeSize)))
                return true
            } catch {
                // The room of the older records is enough for most.
                if end.offset > Log.blockSize { return false }
                try file.grow(to: needed)
                return true
            }
        }
    }

    private borrowing func restart(count: Int) throws(DocumentError) {
        if let log = try readLog() { try checkpoint(log, count: count) }
    }

    private borrowing func remember(_ end: LogMemory.End) -> LogMemory.End {
        memory.end = end
        return end
    }

    /// Writes the new files, and gives what several changes replace a second path, from which it can be put back.
    private borrowing func stage(_ record: LogRecord) throws(DocumentError) {
        for (number, change) in record.changes.enumerated() {
            let staged = layout.staged(record, number)
            try writing(staged) { () throws(SystemError) in
                try WholeFile.write(change.bytes ?? [], to: staged, durably: false)
            }
            guard change.old != nil else { continue }
            let backup = layout.backup(record, number)
            try writing(backup) { () throws(SystemError) in
                if change.bytes == nil {
                    try FileSystem.remove(backup)
                } else if record.changes.count > 1 {
                    _ = try WholeFile.keep(layout.path(change.place), as: backup)
                }
            }
        }
    }

    private borrowing func commit(_ bytes: [UInt8], at end: LogMemory.End) throws(DocumentError) {
        try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            try file.append(bytes, at: end.offset, header: LogHeader(epoch: end.epoch, boot: boot))
        }
        memory.end = LogMemory.End(
            epoch: end.epoch,
            offset: end.offset + Log.blocks(bytes.count),
            sequence: end.sequence + 1
        )
    }

    private borrowing func apply(_ record: LogRecord, applied: inout Int) throws(DocumentError) {
        try announce(record)
        for number in record.changes.indices {
            applied = number + 1
            try writing(layout.path(record.changes[number].place)) { () throws(SystemError) in
                try putInPlace(record, number)
            }
        }
    }

    /// Tells readers that several documents are about to change, so that they wait until all of them have.
    borrowing func announce(_ record: LogRecord) throws(DocumentError) {
        guard record.changes.count > 1 else { return }
        try writing(layout.pending) { () throws(SystemError) in
            try FileSystem.rename(layout.begun, to: layout.pending)
        }
    }

    /// Puts one change in place, as what is staged for it says; what is removed gets the second path.
    borrowing func putInPlace(_ record: LogRecord, _ number: Int) throws(SystemError) {
        let (staged, path) = (layout.staged(record, number), layout.path(record.changes[number].place))
        guard record.changes[number].bytes == nil else { return try FileSystem.rename(staged, to: path) }
        let backup = layout.backup(record, number)
        if try !FileSystem.exists(backup) {
            do throws(SystemError) {
                try FileSystem.rename(path, to: backup)
            } catch {
                guard error.isAbsent else { throw error }
            }
        }
        try FileSystem.remove(staged)
    }

    /// Removes what a change needed that is in place; what stays does no harm, and the next program removes it.
    borrowing func tidy(_ record: LogRecord) {
        for (number, change) in record.changes.enumerated() where change.old != nil {
            if record.changes.count > 1 || change.bytes == nil { try? FileSystem.remove(layout.backup(record, number)) }
        }
    }
}
