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
            _ = try? checkpoint(log, count: LogFile.largeSize)
        }
    }

    /// Finds where the log has room for a record, and makes it if there is none.
    private borrowing func makeRoom(for count: Int) throws(DocumentError) -> LogMemory.End {
        let count = Log.blocks(count)
        guard let end = memory.end else { return try create(for: count) }
        let start: LogMemory.End
        switch try room(for: count, behind: end, upTo: LogFile.largeSize) {
        case .enough: return end
        case .old: start = try restart(size: LogFile.smallSize, for: count)
        case .none: start = try restart(size: LogFile.largeSize, for: count)
        }
        _ = try room(for: count, behind: start, upTo: .max)
        return start
    }

    private enum Room {
        case enough
        case none
        /// What is in the log was written so long ago that beginning it anew costs little.
        case old
    }

    /// Looks whether a record has room behind the others, and lets the log grow if it may.
    private borrowing func room(
        for count: Int,
        behind end: LogMemory.End,
        upTo limit: Int
    ) throws(DocumentError) -> Room {
        let needed = end.offset + count
        return try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            if end.offset > Log.blockSize, try isOld(file) { return .old }
            if needed <= file.count { return .enough }
            guard needed <= limit else { return .none }
            do throws(SystemError) {
                try file.grow(to: max(needed, min(file.count * 4, LogFile.largeSize)))
            } catch {
                // The room of the older records is enough for most.
                if end.offset > Log.blockSize { return .none }
                try file.grow(to: needed)
            }
            return .enough
        }
    }

    /// Whether a log was left alone for so long that it is begun anew.
    ///
    /// Its file is not asked while this store knows it, because that would have Linux give the next record a time of its
    /// own, and the disk wait for that, too (`docs/performance.md`).
    private borrowing func isOld(_ file: borrowing LogFile) throws(SystemError) -> Bool {
        if let written = memory.written, .now - written < .seconds(LogFile.restLimit) { return false }
        return try file.isOld()
    }

    private borrowing func restart(size: Int, for count: Int) throws(DocumentError) -> LogMemory.End {
        guard let log = try readLog() else { return try create(for: count) }
        return try checkpoint(log, count: size)
    }

    private borrowing func create(for count: Int) throws(DocumentError) -> LogMemory.End {
        let header = LogHeader(epoch: .random(in: 1 ... .max), boot: boot)
        try writing(layout.log) { () throws(SystemError) in
            try LogFile.create(header, count: Log.blockSize + count, layout: layout)
        }
        let end = LogMemory.End(epoch: header.epoch, offset: Log.blockSize, sequence: 1)
        memory.end = end
        return end
    }

    /// Writes the new files.
    private borrowing func stage(_ record: LogRecord) throws(DocumentError) {
        for (number, change) in record.changes.enumerated() {
            let staged = layout.staged(record, number)
            try writing(staged) { () throws(SystemError) in
                try WholeFile.write(change.bytes ?? [], to: staged, durably: false)
                // What ended programs left under the name would be taken for what lay in the place.
                if change.old != nil { try FileSystem.remove(layout.backup(record, number)) }
            }
        }
    }

    private borrowing func commit(_ bytes: [UInt8], at end: LogMemory.End) throws(DocumentError) {
        try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            try file.append(bytes, at: end.offset, header: LogHeader(epoch: end.epoch, boot: boot))
        }
        memory.written = .now
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

    /// Puts one change in place.
    ///
    /// What is replaced changes places with the new file, so that it can be put back; where the file system cannot do
    /// that, several changes give it a second path. What is removed gets that path.
    borrowing func putInPlace(_ record: LogRecord, _ number: Int) throws(SystemError) {
        let change = record.changes[number]
        let (staged, path) = (layout.staged(record, number), layout.path(change.place))
        let backup = layout.backup(record, number)
        if change.bytes != nil {
            if change.old != nil {
                if try exchanged(staged, path) { return }
                if record.changes.count > 1 { _ = try WholeFile.keep(path, as: backup) }
            }
            return try FileSystem.rename(staged, to: path)
        }
        if try !FileSystem.exists(backup) {
            do throws(SystemError) {
                try FileSystem.rename(path, to: backup)
            } catch {
                guard error.isAbsent else { throw error }
            }
        }
        try FileSystem.remove(staged)
    }

    /// - Returns: false if the file system has no exchange, or somebody has removed what was to be replaced.
    private borrowing func exchanged(_ staged: String, _ path: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try FileSystem.exchange(staged, with: path)
            return true
        } catch {
            guard error.isUnsupported || error.isAbsent else { throw error }
            return false
        }
    }

    /// Removes what a change has replaced that is in place; what stays does no harm, and the next program removes it.
    borrowing func tidy(_ record: LogRecord) {
        for (number, change) in record.changes.enumerated() where change.old != nil {
            if change.bytes != nil { try? FileSystem.remove(layout.staged(record, number)) }
            if change.bytes == nil || record.changes.count > 1 { try? FileSystem.remove(layout.backup(record, number)) }
        }
    }
}
