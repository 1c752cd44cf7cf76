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

    // MARK: - Replay

    /// Restores what a log has and the disk may have lost, and restarts the log.
    ///
    /// Replaying a log twice is replaying it once, also where the disk has lost nothing.
    borrowing func replay(_ log: WriteAheadLog) throws(DocumentError) {
        guard !log.records.isEmpty else {
            try enter(.idle)
            return removeOrphans()
        }
        for (place, recovery) in Recovery.plan(log.records) {
            let path = layout.path(place)
            switch try step(recovery, at: path) {
            case .done where log.header.boot == .replayRequired && recovery.bytes != nil, .write:
                try write(recovery.bytes ?? [], at: place)
            case .done, .leave: continue
            case .setAsideAndWrite:
                try setAside(path, in: layout.path(ofCollection: place.folder))
                try write(recovery.bytes ?? [], at: place)
            case .remove: try writing(path, try FileSystem.remove(path))
            case .setAside: try setAside(path, in: layout.path(ofCollection: place.folder))
            }
        }
        removeOrphans()
        if log.hasGap { throw try synchronizeAndSetLogAside(log) }
        try checkpoint(log.places, epoch: log.header.epoch, size: LogFile.smallSize)
        try enter(.idle)
    }

    /// The documents as ``replay(_:)`` would leave them.
    borrowing func snapshot(replaying log: WriteAheadLog) throws(DocumentError) -> CommittedSnapshot {
        var snapshot = CommittedSnapshot(layout: layout)
        for (place, recovery) in Recovery.plan(log.records) {
            switch try step(recovery, at: layout.path(place)) {
            case .done, .leave: continue
            case .write, .setAsideAndWrite, .remove, .setAside: snapshot.unapplied[place] = .some(recovery.bytes)
            }
        }
        return snapshot
    }

    private borrowing func step(_ recovery: Recovery, at path: String) throws(DocumentError) -> Recovery.Step {
        do throws(SystemError) {
            let limit = DocumentFile.sizeLimit
            let found = try WholeFile.read(path, limit: limit) { bytes, _ in recovery.found(bytes) }
            return recovery.step(found ?? .nothing)
        } catch {
            guard error.isNoFile || error.isTooLarge else { throw .reading(path, error) }
            return recovery.step(.other)
        }
    }

    private borrowing func write(_ bytes: [UInt8], at place: StoreLayout.Place) throws(DocumentError) {
        let path = layout.path(place)
        do throws(SystemError) {
            try FileSystem.makeFolder(layout.path(ofCollection: place.folder))
            try WholeFile.write(bytes, to: layout.replayed, durably: false)
            try FileSystem.rename(layout.replayed, to: path)
        } catch {
            throw .writing(path, error)
        }
    }
}

/// The committed documents of a store, whether or not their changes could be applied.
///
/// It is valid as long as the lock is held.
struct CommittedSnapshot {
    let layout: StoreLayout
    /// The committed files of the places where something else lies; nil for a removal.
    var unapplied: [StoreLayout.Place: [UInt8]?] = [:]

    /// Reads the file of a document.
    ///
    /// - Returns: nil if there is none.
    func file(at places: StoreLayout.Places) throws(DocumentError) -> DocumentFile? {
        for place in places.all { if let file = try file(at: place) { return file } }
        return nil
    }

    private func file(at place: StoreLayout.Place) throws(DocumentError) -> DocumentFile? {
        if let file = unapplied[place] { return file.map { $0.withUnsafeBytes { DocumentFile.read($0) } } }
        let path = layout.path(place)
        do throws(SystemError) {
            return try WholeFile.read(path, limit: DocumentFile.sizeLimit) { bytes, _ in DocumentFile.read(bytes) }
        } catch {
            guard error.isNoFile else { throw .reading(path, error) }
            return .damaged
        }
    }

    /// The names of the files in a collection's folder.
    func files(inCollection folder: String) throws(DocumentError) -> Set<String> {
        let path = layout.path(ofCollection: folder)
        var names: Set<String> = []
        try reading(
            path,
            try FileSystem.forEachName(in: path) { names.insert(String(decoding: $0, as: UTF8.self)) }
        )
        for (place, file) in unapplied where place.folder == folder {
            if file == nil { names.remove(place.file) } else { names.insert(place.file) }
        }
        return names
    }
}
