public import RepositoryKit

extension FileDocumentStore {
    /// Commits changes as one.
    ///
    /// A commit that throws leaves every document as it was, unless it says `unconfirmed`, and so does a process that ends
    /// before the record is durable. A process that ends later is finished by the next one.
    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(DocumentError) {
        let transaction = try Transaction(changes, layout)
        guard !changes.isEmpty else { return }
        _ = await ensureRecovered()
        var attempts = 0
        while true {
            attempts += 1
            let outcome = try await withRecoveredStore { [attempts] store throws(DocumentError) in
                try store.commit(transaction, mayPostpone: attempts < 4)
            }
            switch outcome {
            case .committed(let due):
                // The changes are durable. A checkpoint that fails here is made by a later commit.
                if let due { try? await checkpoint(due, waits: false) }
                return
            case .postponed(let due): try await checkpoint(due, waits: true)
            }
        }
    }
}

/// The changes of one commit, each place once, with the bytes of the new files.
struct Transaction {
    struct Write {
        let places: StoreLayout.Places
        /// The new file; nil for a removal.
        let bytes: [UInt8]?
        /// The newest version of a document that may be replaced or removed.
        let version: Int
    }

    private(set) var writes: [Write] = []
    private(set) var expectations: [(places: StoreLayout.Places, document: Document?)] = []

    /// Encodes changes; of several changes of one document the last one counts.
    init(_ changes: [DocumentChange], _ layout: StoreLayout) throws(DocumentError) {
        var indexes: [StoreLayout.Places: Int] = [:]
        for change in changes {
            let places = try StoreLayout.places(of: change.key)
            let write: Write
            switch change {
            case .put(let document, _):
                guard document.json.count <= Document.sizeLimit else {
                    throw .file(.tooLarge(path: layout.path(places.first), limit: Document.sizeLimit))
                }
                write = Write(places: places, bytes: DocumentFile.bytes(of: document), version: document.version)
            case .delete(_, let version): write = Write(places: places, bytes: nil, version: version)
            case .expect(let document, _):
                expectations.append((places, document))
                continue
            }
            if let index = indexes[places] {
                writes[index] = write
            } else {
                indexes[places] = writes.count
                writes.append(write)
            }
        }
    }
}

/// The outcome of a commit.
enum CommitOutcome {
    /// The changes are durable and applied; a checkpoint may be due.
    case committed(due: DueCheckpoint?)
    /// The changes were not made, because the log has no space before a checkpoint.
    case postponed(DueCheckpoint)
}

/// The space for a record at the end of the log.
enum LogSpace {
    case available(LogPosition)
    /// There is none before this checkpoint.
    case missing(DueCheckpoint)
}

extension LockedStore {
    /// Commits a transaction: the record is made durable in the log, then the files take their places.
    ///
    /// - Parameter mayPostpone: false to make a checkpoint that is needed here, while other processes wait for the lock.
    borrowing func commit(_ transaction: Transaction, mayPostpone: Bool) throws(DocumentError) -> CommitOutcome {
        for (places, document) in transaction.expectations {
            let place = try self.place(places)
            guard try self.document(at: place)?.document == document else { throw .changed(path: layout.path(place)) }
        }
        let changes = try self.changes(of: transaction)
        guard !changes.isEmpty else { return .committed(due: nil) }
        try makeFolders(for: changes)
        let body = LogRecord.body(of: changes)
        let size = WriteAheadLog.blocks(LogRecord.count(body: body))
        var end: LogPosition
        switch try space(for: size, mayPostpone: mayPostpone) {
        case .available(let position): end = position
        case .missing(let due): return .postponed(due)
        }
        if end.epoch.format == 1, changes.contains(where: \.place.needsSecondFormat) {
            end = try upgradeLog(end)
        }
        let record = LogRecord(sequence: end.sequence, changes: changes)
        // The new files need not be durable, because the record has their contents.
        do throws(DocumentError) {
            try stage(record)
            try enter(.begun)
        } catch {
            discard(record)
            throw error
        }
        // From the end of `append` on the changes are committed.
        var (isAppended, applied) = (false, 0)
        do throws(DocumentError) {
            try append(LogRecord.bytes(epoch: end.epoch, sequence: end.sequence, body: body), at: end)
            isAppended = true
            try apply(record, applied: &applied)
        } catch {
            if rollBack(record, to: end, applied: applied) { throw error }
            // The next process applies what is durable, so that it is committed whatever the disk does now.
            guard isAppended else { throw .file(.unconfirmed(path: layout.root)) }
            return .committed(due: nil)
        }
        try? enter(.idle)
        removeReplaced(record)
        guard boot != .unknown else {
            // No later process could know whether the log is older than the files. If this fails, it replays the log.
            _ = try? checkpoint(Set(changes.map(\.place)), epoch: end.epoch, size: LogFile.largeSize)
            return .committed(due: nil)
        }
        let isFull = end.offset + 2 * size > LogFile.largeSize
        return .committed(due: isFull ? logEnd.end.map { DueCheckpoint(end: $0, size: LogFile.largeSize) } : nil)
    }

    /// Compares a transaction with the documents that it replaces.
    ///
    /// - Throws: `newerFormat` for a document of a newer version, `tooLarge` if no log has space for the record.
    private borrowing func changes(of transaction: Transaction) throws(DocumentError) -> [LogRecord.Change] {
        var changes: [LogRecord.Change] = []
        for write in transaction.writes {
            // Somebody may have put a file at the other place of a document, too.
            for place in write.bytes == nil ? write.places.all : [try self.place(write.places)] {
                let old = try document(at: place)
                if let old, old.document.version > write.version { throw .newerFormat(path: layout.path(place)) }
                guard old != nil || write.bytes != nil else { continue }
                changes.append(LogRecord.Change(place: place, old: old?.fingerprint, bytes: write.bytes))
            }
        }
        // The line of a change in a record is shorter than a block.
        let block = WriteAheadLog.blockSize
        guard changes.reduce(block, { $0 + block + ($1.bytes?.count ?? 0) }) <= LogFile.sizeLimit else {
            throw .file(.tooLarge(path: layout.log, limit: LogFile.sizeLimit))
        }
        return changes
    }

    // MARK: - Space in the log

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

    // MARK: - The record and its changes

    /// Writes the new files to the work folder.
    private borrowing func stage(_ record: LogRecord) throws(DocumentError) {
        for (number, change) in record.changes.enumerated() {
            let staged = layout.staged(record, number)
            try writing(staged, try WholeFile.write(change.bytes ?? [], to: staged, durably: false))
            // An orphan under this name would be taken for the replaced file.
            if change.old != nil { try writing(staged, try FileSystem.remove(layout.backup(record, number))) }
        }
    }

    /// Gives the log the second format, before its first record with a readable name.
    private borrowing func upgradeLog(_ end: LogPosition) throws(DocumentError) -> LogPosition {
        do throws(SystemError) {
            var file = try LogFile(layout.log)
            return try file.upgrade(end, boot: boot)
        } catch {
            throw .writing(layout.log, error)
        }
    }

    private borrowing func append(_ bytes: [UInt8], at end: LogPosition) throws(DocumentError) {
        var file = try writing(layout.log, try LogFile(layout.log))
        do throws(SystemError) { try file.append(bytes, at: end, boot: boot) } catch {
            throw .writing(layout.log, error)
        }
        logEnd.lastAppend = .now
        logEnd.end = LogPosition(
            epoch: end.epoch,
            offset: end.offset + WriteAheadLog.blocks(bytes.count),
            sequence: end.sequence + 1
        )
    }

    /// Moves all files to their places.
    ///
    /// - Parameter applied: the number of changes that may be applied when an error is thrown.
    private borrowing func apply(_ record: LogRecord, applied: inout Int) throws(DocumentError) {
        if record.changes.count > 1 { try enter(.pending) }
        for number in record.changes.indices {
            applied = number + 1
            try apply(record, number)
        }
    }

    /// Applies one change of a record.
    ///
    /// The replaced file exchanges its path with the new one, for the rollback. Where the file system has no exchange, it
    /// gets a second path if there are several changes. A removed file is renamed to that path.
    borrowing func apply(_ record: LogRecord, _ number: Int) throws(DocumentError) {
        let change = record.changes[number]
        let (staged, path) = (layout.staged(record, number), layout.path(change.place))
        let backup = layout.backup(record, number)
        do throws(SystemError) {
            if change.bytes == nil {
                if try !FileSystem.exists(backup) { _ = try FileSystem.renameIfPresent(path, to: backup) }
                return try FileSystem.remove(staged)
            }
            if change.old != nil {
                if try FileSystem.exchangeIfPossible(staged, with: path) { return }
                if record.changes.count > 1 { _ = try WholeFile.linkOrCopy(path, to: backup) }
            }
            try FileSystem.rename(staged, to: path)
        } catch {
            throw .writing(path, error)
        }
    }

    /// Removes the files that an applied record has replaced; those that cannot be removed become orphans.
    borrowing func removeReplaced(_ record: LogRecord) {
        for (number, change) in record.changes.enumerated() where change.old != nil {
            if change.bytes != nil { try? FileSystem.remove(layout.staged(record, number)) }
            if change.bytes == nil || record.changes.count > 1 { try? FileSystem.remove(layout.backup(record, number)) }
        }
    }

    // MARK: - Rollback

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
