internal import RepositoryKit

/// A store's folder while this task holds the lock: how changes are committed, and how an interrupted commit is completed.
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
            // A log that cannot be removed is completed by the next process.
            try? FileSystem.remove(layout.log)
            guard (try? FileSystem.exists(layout.log)) == false else { throw .file(.unconfirmed(path: layout.root)) }
            removeFiles(in: layout.staging)
            throw .writing(layout.work, error)
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

    /// Writes the new files of changes durably beside the documents.
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
        try removeLog(synchronizing: Set(changes.map(\.place.folder)))
    }

    /// Removes the log durably, after everything that it says is durable.
    private borrowing func removeLog(synchronizing folders: Set<String>) throws(SystemError) {
        for folder in folders.map(layout.path(ofCollection:)) where try FileSystem.exists(folder) {
            try Descriptor(folder: folder).synchronize()
        }
        try FileSystem.remove(layout.log)
        try Descriptor(folder: layout.work).synchronize()
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
            // A file that can be read need not be on the disk.
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
        if log.hasGap { throw try setLogAside() }
        try writing(layout.log, try removeLog(synchronizing: Set(log.records.flatMap(\.changes).map(\.place.folder))))
        // Earlier versions kept more files beside the log.
        removeFiles(in: layout.work)
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

    /// Removes the files of processes that have ended; those that cannot be removed do no harm.
    private borrowing func removeFiles(in folder: String) {
        for name in (try? FileSystem.names(in: folder)) ?? [] { try? FileSystem.remove("\(folder)/\(name)") }
    }

    // MARK: - Reading

    /// The committed files of the places where something else lies; nil for a removal.
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
            found = try WholeFile.read(path, limit: DocumentFile.sizeLimit) { bytes, _ in
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
            log = try WholeFile.read(layout.log, limit: WriteAheadLog.sizeLimit) { bytes, _ in
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
