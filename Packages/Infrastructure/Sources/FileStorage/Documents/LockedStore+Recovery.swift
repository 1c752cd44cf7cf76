internal import RepositoryKit

extension LockedStore {
    /// Applies every committed change, after its process or the machine has stopped.
    borrowing func recover() throws(DocumentError) {
        let found = try reading(layout.log, try LogFile.end(of: layout.log, known: logEnd.end, boot))
        guard let found else { return try recoverFromWholeLog() }
        let isIdle = try reading(layout.marker(.idle), try FileSystem.exists(layout.marker(.idle)))
        if found.last != nil || !isIdle {
            logEnd.end = nil
            try redo(found.last)
        }
        logEnd.end = found.end
    }

    private borrowing func recoverFromWholeLog() throws(DocumentError) {
        logEnd.end = nil
        guard let log = try readLog() else { return try enter(.idle) }
        if isOfThisBoot(log.header) {
            try redo(log.records.last)
            if log.hasGap { throw try synchronizeAndSetLogAside(log) }
        } else {
            try replay(log)
            if !log.records.isEmpty { return }
        }
        logEnd.end = LogPosition(epoch: log.header.epoch, offset: log.end, sequence: log.records.count + 1)
    }

    /// Returns whether the system shows the files as they were written since the log was restarted.
    private borrowing func isOfThisBoot(_ header: LogHeader) -> Bool {
        header.boot == boot && boot != .unknown
    }

    /// Sets aside a log in which a record is missing, after everything that it says is durable.
    ///
    /// - Returns: the error that reports it.
    borrowing func synchronizeAndSetLogAside(_ log: WriteAheadLog) throws(DocumentError) -> DocumentError {
        try writing(layout.log, try layout.synchronize(log.places))
        return try setLogAside()
    }

    /// The committed documents, after ``recover()`` where the disk can be written.
    borrowing func snapshot() throws(DocumentError) -> CommittedSnapshot {
        do throws(DocumentError) {
            try recover()
            return CommittedSnapshot(layout: layout)
        } catch {
            switch error {
            case .newerFormat, .damaged: throw error
            default: break
            }
        }
        guard let log = try readLog() else { return CommittedSnapshot(layout: layout) }
        guard isOfThisBoot(log.header) else { return try snapshot(replaying: log) }
        var snapshot = CommittedSnapshot(layout: layout)
        if let record = log.records.last {
            for number in try unapplied(record) {
                let change = record.changes[number]
                snapshot.unapplied[change.place] = .some(change.bytes)
            }
        }
        return snapshot
    }

    // MARK: - Redo

    /// Applies the rest of the last record, whose process has ended.
    private borrowing func redo(_ record: LogRecord?) throws(DocumentError) {
        guard let record else { return try enter(.idle) }
        let rest = try unapplied(record)
        if !rest.isEmpty {
            try makeFolders(for: record.changes)
            try enter(.begun)
            if record.changes.count > 1 { try enter(.pending) }
        }
        for number in rest { try apply(record, number) }
        try enter(.idle)
        removeReplaced(record)
    }

    /// The numbers of the changes that are not applied.
    private borrowing func unapplied(_ record: LogRecord) throws(DocumentError) -> [Int] {
        var numbers: [Int] = []
        for number in record.changes.indices where try reading(layout.work, try isStaged(record, number)) {
            numbers.append(number)
        }
        return numbers
    }

    /// Returns whether the new file of a change, or the file that stands for a removal, still lies in the work folder.
    ///
    /// Another file at its path is the replaced one, after an exchange.
    borrowing func isStaged(_ record: LogRecord, _ number: Int) throws(SystemError) -> Bool {
        let staged = layout.staged(record, number)
        guard let bytes = record.changes[number].bytes else { return try FileSystem.exists(staged) }
        return try WholeFile.read(staged, limit: DocumentFile.sizeLimit) { found, _ in found.elementsEqual(bytes) }
            ?? false
    }
}
