internal import RepositoryKit

/// The folder of a store under the lock, with the commit of changes and the completion of interrupted commits.
///
/// A single change needs no log: the new file is made durable, takes the path of the old one in one step of the file system,
/// and then the folder is made durable. Several changes are first written to the log. They are committed as soon as the log is
/// durable, and the log is removed when all of them are in place. Whoever finds a log completes it, after the end of a process
/// or of the machine. It has the bytes of the new files, because a file system without a journal may lose a file on its way
/// from one folder to another.
struct LockedStore: ~Copyable {
    let layout: StoreLayout
    private let lock: FileLock

    init(layout: StoreLayout, lock: consuming FileLock) {
        self.layout = layout
        self.lock = lock
    }

    // MARK: - Commit

    /// Commits a transaction.
    ///
    /// - Throws: an error, and every document is as it was, unless the error is `unconfirmed`.
    borrowing func commit(_ transaction: Transaction) throws(DocumentError) {
        try recover()
        for (place, document) in transaction.expectations where try self.document(at: place)?.document != document {
            throw .changed(path: layout.path(place))
        }
        let changes = try changes(of: transaction)
        guard let first = changes.first else { return }
        try makeFolders(for: changes)
        guard changes.count > 1 else {
            let path = layout.path(first.place)
            try writing(path, try WholeFile.replace(path, with: first.bytes, by: layout.staged(0)))
            return
        }
        do throws(SystemError) {
            // The new files come first: what has no space for them must not be committed.
            try stage(changes)
            try WholeFile.write(WriteAheadLog.bytes(of: changes), to: layout.newLog)
            try FileSystem.rename(layout.newLog, to: layout.log)
            try Descriptor(folder: layout.work).synchronize()
        } catch {
            let cause = error
            // A log that cannot be removed durably may be completed by the next process.
            do throws(SystemError) {
                if try FileSystem.exists(layout.log) { try removeLog() }
            } catch {
                throw .file(.unconfirmed(path: layout.root))
            }
            removeFiles(in: layout.staging)
            throw .writing(layout.work, cause)
        }
        // The changes are committed, and the next process completes what fails from here on.
        try? apply(changes)
    }

    /// Compares a transaction with the documents that it replaces.
    ///
    /// - Throws: `newerFormat` for a document of a newer version, `tooLarge` if the changes do not fit into a log.
    private borrowing func changes(of transaction: Transaction) throws(DocumentError) -> [LogRecord.Change] {
        var changes: [LogRecord.Change] = []
        for write in transaction.writes {
            let old = try document(at: write.place)
            if let old, old.document.version > write.version { throw .newerFormat(path: layout.path(write.place)) }
            guard old != nil || write.bytes != nil else { continue }
            changes.append(LogRecord.Change(place: write.place, old: old?.fingerprint, bytes: write.bytes))
        }
        // The line of a change in a record is shorter than a block.
        let block = WriteAheadLog.blockSize
        guard changes.reduce(block, { $0 + block + ($1.bytes?.count ?? 0) }) <= WriteAheadLog.sizeLimit else {
            throw .file(.tooLarge(path: layout.log, limit: WriteAheadLog.sizeLimit))
        }
        return changes
    }

    /// Creates the folder of the staged files, and those of new documents.
    private borrowing func makeFolders(for changes: [LogRecord.Change]) throws(DocumentError) {
        try writing(layout.staging, try FileSystem.makeFolder(layout.staging))
        for folder in Set(changes.lazy.filter { $0.bytes != nil && $0.old == nil }.map(\.place.folder)) {
            let path = layout.path(ofCollection: folder)
            try writing(path, try FileSystem.makeFolder(path))
        }
    }

    /// Writes the new files of changes durably into the staging folder.
    private borrowing func stage(_ changes: [LogRecord.Change]) throws(SystemError) {
        try WholeFile.write(
            changes.enumerated().compactMap { number, change in
                change.bytes.map { WholeFile.NewFile(path: layout.staged(number), bytes: $0) }
            }
        )
    }

    private borrowing func apply(_ changes: [LogRecord.Change]) throws(SystemError) {
        for (number, change) in changes.enumerated() {
            let path = layout.path(change.place)
            if change.bytes == nil {
                try FileSystem.remove(path)
            } else {
                try FileSystem.rename(layout.staged(number), to: path)
            }
        }
        try synchronize(Set(changes.map(\.place.folder)))
        try removeLog()
    }

    /// Makes the names in the folders of collections durable.
    private borrowing func synchronize(_ folders: Set<String>) throws(SystemError) {
        for folder in folders.map(layout.path(ofCollection:)) where try FileSystem.exists(folder) {
            try Descriptor(folder: folder).synchronize()
        }
    }

    /// Removes the log durably, or leaves it for the next process.
    ///
    /// A log that came back after a power failure would replace the documents of later commits.
    private borrowing func removeLog() throws(SystemError) {
        try FileSystem.rename(layout.log, to: layout.newLog)
        do throws(SystemError) {
            try Descriptor(folder: layout.work).synchronize()
        } catch {
            try? FileSystem.rename(layout.newLog, to: layout.log)
            throw error
        }
        try? FileSystem.remove(layout.newLog)
    }

    // MARK: - Recovery

    /// Completes the commit of a process that has ended, and removes the files that it has left.
    ///
    /// The last record of each place in the log decides. A log of earlier versions has many: they kept it from one commit to
    /// the next. Completing a log twice is the same as completing it once.
    borrowing func recover() throws(DocumentError) {
        removeFiles(in: layout.staging)
        guard let log = try readLog() else { return }
        var files: [LogRecord.Change] = []
        for (place, recovery) in Recovery.plan(log.records) {
            let path = layout.path(place)
            let step = try step(recovery, at: path)
            switch step {
            // The last file is written again, too, because what can be read need not be durable.
            case .done, .write, .leave: break
            case .setAside, .setAsideAndWrite: try setAside(path, in: layout.path(ofCollection: place.folder))
            case .remove: try writing(path, try FileSystem.remove(path))
            }
            guard step != .leave, recovery.bytes != nil else { continue }
            files.append(LogRecord.Change(place: place, old: nil, bytes: recovery.bytes))
        }
        try makeFolders(for: files)
        try writing(layout.work, try stage(files))
        for (number, file) in files.enumerated() {
            let path = layout.path(file.place)
            try writing(path, try FileSystem.rename(layout.staged(number), to: path))
        }
        try writing(layout.root, try synchronize(Set(log.records.flatMap(\.changes).map(\.place.folder))))
        if log.hasGap { throw try setLogAside() }
        try writing(layout.log, try removeLog())
        // Earlier versions kept more files beside the log.
        removeFiles(in: layout.work)
    }

    private borrowing func step(_ recovery: Recovery, at path: String) throws(DocumentError) -> Recovery.Step {
        do throws(SystemError) {
            let limit = DocumentFile.sizeLimit
            let found = try WholeFile.read(path, limit: limit) { bytes in recovery.found(bytes) }
            return recovery.step(found ?? .nothing)
        } catch {
            guard error.isNoFile || error.isTooLarge else { throw .reading(path, error) }
            return recovery.step(.other)
        }
    }

    /// Removes the files of processes that have ended; those that cannot be removed do no harm.
    private borrowing func removeFiles(in folder: String) {
        for name in (try? FileSystem.names(in: folder)) ?? [] { try? FileSystem.remove("\(folder)/\(name)") }
    }

    // MARK: - Reading

    /// The committed files that are not in place; nil for a removal.
    ///
    /// There are some only where the log cannot be completed, as on a read-only disk.
    borrowing func unappliedFiles() throws(DocumentError) -> [StoreLayout.Place: [UInt8]?] {
        do throws(DocumentError) {
            try recover()
            return [:]
        } catch {
            switch error {
            case .newerFormat, .damaged: throw error
            default: break
            }
        }
        var unapplied: [StoreLayout.Place: [UInt8]?] = [:]
        for (place, recovery) in Recovery.plan(try readLog()?.records ?? []) {
            switch try step(recovery, at: layout.path(place)) {
            case .done, .leave: continue
            case .write, .setAsideAndWrite, .remove, .setAside: unapplied[place] = .some(recovery.bytes)
            }
        }
        return unapplied
    }

    /// Reads a document that may be replaced or removed, and the fingerprint of its file.
    ///
    /// - Throws: `damaged` or `obstructed` after setting aside what lies there, `newerFormat`, and errors of reading.
    @discardableResult
    borrowing func document(
        at place: StoreLayout.Place
    ) throws(DocumentError) -> (document: Document, fingerprint: Fingerprint)? {
        let path = layout.path(place)
        let folder = layout.path(ofCollection: place.folder)
        let found: (DocumentFile, Fingerprint)?
        do throws(SystemError) {
            found = try WholeFile.read(path, limit: DocumentFile.sizeLimit) { bytes in
                (DocumentFile.read(bytes), Fingerprint(bytes))
            }
        } catch {
            guard error.isNoFile else { throw .reading(path, error) }
            let fileType = try reading(path, try DocumentError.FileType(path))
            let aside = try setAside(path, in: folder)
            throw fileType.map { .obstructed(path: path, $0, setAside: aside) } ?? .damaged(path: path, setAside: aside)
        }
        guard let (file, fingerprint) = found else { return nil }
        switch file {
        case .document(let document): return (document, fingerprint)
        case .newerFormat: throw .newerFormat(path: path)
        case .damaged: throw .damaged(path: path, setAside: try setAside(path, in: folder))
        }
    }

    /// Reads the log as a whole.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: `damaged` after setting aside the work folder, if the log is damaged or larger than a store makes it.
    private borrowing func readLog() throws(DocumentError) -> WriteAheadLog? {
        let log: WriteAheadLog.Reading?
        do throws(SystemError) {
            log = try WholeFile.read(layout.log, limit: WriteAheadLog.sizeLimit) { bytes in
                WriteAheadLog.read(bytes)
            }
        } catch {
            guard error.isTooLarge || error.isNoFile else { throw .reading(layout.log, error) }
            log = .damaged
        }
        switch log {
        case nil: return nil
        case .newerFormat: throw .newerFormat(path: layout.log)
        case .damaged: throw try setLogAside()
        case .log(let log): return log
        }
    }

    /// Renames the work folder with the log.
    ///
    /// - Returns: the error that reports it.
    private borrowing func setLogAside() throws(DocumentError) -> DocumentError {
        .damaged(path: layout.log, setAside: try setAside(layout.work, in: layout.root))
    }

    /// Renames what lies at a path to the first free name beside it.
    @discardableResult
    private borrowing func setAside(_ path: String, in folder: String) throws(DocumentError) -> String {
        var number = 1
        while try writing(path, try FileSystem.statusOfLink("\(path).damaged-\(number)")) != nil { number += 1 }
        let aside = "\(path).damaged-\(number)"
        try writing(path, try FileSystem.rename(path, to: aside))
        try writing(path, try Descriptor(folder: folder).synchronize())
        return aside
    }
}

/// The changes of one commit, each place once, with the bytes of the new files.
struct Transaction {
    struct Write {
        let place: StoreLayout.Place
        /// The new file; nil for a removal.
        let bytes: [UInt8]?
        /// The newest version of a document that may be replaced or removed.
        let version: Int
    }

    private(set) var writes: [Write] = []
    private(set) var expectations: [(place: StoreLayout.Place, document: Document?)] = []

    /// Encodes changes; of several changes of one document the last one counts.
    init(_ changes: [DocumentChange], _ layout: StoreLayout) throws(DocumentError) {
        var indexes: [StoreLayout.Place: Int] = [:]
        for change in changes {
            let place = try layout.place(of: change.key)
            let write: Write
            switch change {
            case .put(let document, _):
                guard document.json.count <= Document.sizeLimit else {
                    throw .file(.tooLarge(path: layout.path(place), limit: Document.sizeLimit))
                }
                write = Write(place: place, bytes: DocumentFile.bytes(of: document), version: document.version)
            case .delete(_, let version): write = Write(place: place, bytes: nil, version: version)
            case .expect(let document, _):
                expectations.append((place, document))
                continue
            }
            if let index = indexes[place] {
                writes[index] = write
            } else {
                indexes[place] = writes.count
                writes.append(write)
            }
        }
    }
}
