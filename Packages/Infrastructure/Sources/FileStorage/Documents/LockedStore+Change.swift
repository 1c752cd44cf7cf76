internal import RepositoryKit

/// The new contents of one place.
struct Replacement {
    let place: StoreLayout.Place
    /// The new file; nil if there is to be none.
    let bytes: [UInt8]?
    /// The newest version of a document that may be replaced or removed.
    let version: Int
}

extension LockedStore {
    /// Puts and removes documents as one.
    ///
    /// The new files are written aside without waiting for the disk, and a record of the changes into the log; when that
    /// is durable, so are the changes. Then the files take their places. A call that fails leaves every document as it
    /// was; a process that ends before the record is durable does too, and one that ends later is finished by the next.
    ///
    /// - Parameters:
    ///   - replacements: what is to be done, each place once.
    ///   - mayPostpone: whether nothing may be changed where a checkpoint has to come first; otherwise it is made here,
    ///     while others wait for the lock.
    borrowing func change(
        _ replacements: [Replacement],
        mayPostpone: Bool
    ) throws(DocumentError) -> ChangeOutcome {
        var steps: [LogRecord.Change] = []
        for replacement in replacements {
            let old = try examine(replacement.place, knowing: replacement.version)
            guard old != nil || replacement.bytes != nil else { continue }
            steps.append(LogRecord.Change(place: replacement.place, old: old, bytes: replacement.bytes))
        }
        guard !steps.isEmpty else { return .made(due: nil) }
        // What a line of the record takes is less than a block.
        guard steps.reduce(Log.blockSize, { $0 + Log.blockSize + ($1.bytes?.count ?? 0) }) <= LogFile.sizeLimit else {
            throw .tooLarge(path: layout.log, limit: LogFile.sizeLimit)
        }
        try makeFolders(for: steps)
        let body = LogRecord.body(of: steps)
        let count = Log.blocks(LogRecord.count(body: body))
        let end: LogMemory.End
        switch try room(for: count) {
        case .found(let found): end = found
        case .missing(let due) where mayPostpone: return .postponed(due)
        case .missing(let due): end = try makeRoom(due, for: count)
        }
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
        guard boot != .unknown else {
            // Nobody could tell later whether the log is older than the files. If it fails, it is made up for.
            let places = Set(steps.map(\.place))
            _ = try? checkpoint(places, epoch: end.epoch, size: LogFile.largeSize)
            return .made(due: nil)
        }
        let isFull = end.offset + 2 * count > LogFile.largeSize
        return .made(due: isFull ? memory.end.map { DueCheckpoint(end: $0, size: LogFile.largeSize) } : nil)
    }

    private enum Room {
        case found(LogMemory.End)
        case missing(DueCheckpoint)
    }

    /// Finds where the log has room for a record, and lets it grow if it may.
    private borrowing func room(for count: Int) throws(DocumentError) -> Room {
        guard let end = memory.end else { return .found(try create(for: count)) }
        return try writing(layout.log) { () throws(SystemError) in
            var file = try LogFile(layout.log)
            if end.offset > Log.blockSize, try isOld(file) {
                return .missing(DueCheckpoint(end: end, size: LogFile.smallSize))
            }
            let needed = end.offset + count
            if needed <= file.count { return .found(end) }
            let due = DueCheckpoint(end: end, size: LogFile.largeSize)
            guard end.offset <= LogFile.largeSize || needed <= LogFile.greatestSize else { return .missing(due) }
            do throws(SystemError) {
                try file.grow(to: max(needed, LogFile.size(after: file.count)))
            } catch {
                // The room of the older records is enough for most.
                if end.offset > Log.blockSize { return .missing(due) }
                try file.grow(to: needed)
            }
            return .found(end)
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

    /// Begins the log anew under the lock.
    private borrowing func makeRoom(_ due: DueCheckpoint, for count: Int) throws(DocumentError) -> LogMemory.End {
        guard let log = try readLog() else { return try create(for: count) }
        try checkpoint(log.places, epoch: log.header.epoch, size: due.size)
        switch try room(for: count) {
        case .found(let end): return end
        case .missing: throw .full(path: layout.log)
        }
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
