public import RepositoryKit
internal import Synchronization

extension FileDocumentStore {
    /// Commits changes as one.
    ///
    /// A commit that throws leaves every document as it was, unless it says `unconfirmed`, and so does a process that ends
    /// before the changes are durable. A process that ends later is finished by the next one.
    @concurrent
    public func commit(_ changes: [DocumentChange]) async throws(DocumentError) {
        let transaction = try Transaction(changes, layout)
        guard !changes.isEmpty else { return }
        try await withRecoveredStore { store throws(DocumentError) in try store.commit(transaction) }
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

/// The state of the files of processes that ended before they committed; the first change of this process removes them.
final class Orphans: Sendable {
    let areRemoved = Atomic(false)
}

/// A store's folder while this task holds the lock.
///
/// No function suspends. ``recover()`` comes before any change.
struct LockedStore: ~Copyable {
    private struct Change {
        let place: StoreLayout.Place
        /// The new file; nil for a removal.
        let bytes: [UInt8]?
    }

    let layout: StoreLayout
    let transactions: FileTransactions
    private let lock: FileLock
    private let orphans: Orphans

    init(layout: StoreLayout, lock: consuming FileLock, orphans: Orphans = Orphans()) {
        (self.layout, self.orphans) = (layout, orphans)
        // Programs that know only the log of earlier versions take a journal for one of a newer version.
        transactions = FileTransactions(root: layout.root, folder: ".work", journal: "log", head: "strata-log 3\n")
        self.lock = lock
    }

    // MARK: - Commit

    /// Commits a transaction: one change by itself, several with a journal.
    borrowing func commit(_ transaction: Transaction) throws(DocumentError) {
        for (places, document) in transaction.expectations {
            let place = try self.place(places)
            guard try self.document(at: place) == document else { throw .changed(path: layout.path(place)) }
        }
        let changes = try self.changes(of: transaction)
        if changes.count == 1 { try commit(changes[0]) } else if changes.count > 1 { try commit(changes) }
    }

    /// Compares a transaction with the documents that it replaces, and creates the folders of new ones.
    ///
    /// - Throws: `newerFormat` for a document of a newer version.
    private borrowing func changes(of transaction: Transaction) throws(DocumentError) -> [Change] {
        var changes: [Change] = []
        var folders: Set<String> = []
        for write in transaction.writes {
            // Somebody may have put a file at the other place of a document, too.
            for place in write.bytes == nil ? write.places.all : [try self.place(write.places)] {
                let old = try document(at: place)
                if let old, old.version > write.version { throw .newerFormat(path: layout.path(place)) }
                guard old != nil || write.bytes != nil else { continue }
                if old == nil { folders.insert(layout.path(ofCollection: place.folder)) }
                changes.append(Change(place: place, bytes: write.bytes))
            }
        }
        for folder in folders { try writing(folder, try FileSystem.makeFolder(folder)) }
        return changes
    }

    private borrowing func commit(_ change: Change) throws(DocumentError) {
        let (path, new) = (layout.path(change.place), layout.work + "/new-0")
        do throws(SystemError) {
            try FileSystem.makeFolder(layout.work)
            if let bytes = change.bytes { try WholeFile.write(bytes, to: new) }
            try WholeFile.replace(path, with: change.bytes == nil ? nil : new, keeping: layout.work + "/old-0")
        } catch {
            try? FileSystem.remove(new)
            throw .writing(path, error)
        }
    }

    private borrowing func commit(_ changes: [Change]) throws(DocumentError) {
        var staged: [WholeFile.NewFile] = []
        let steps = changes.map { change in
            change.bytes.map { .replace(change.place.path, with: transactions.stage($0, in: &staged)) }
                ?? FileTransactions.Step.delete(change.place.path)
        }
        try writing(layout.log, try transactions.commit(steps, staging: staged))
        // The changes are durable. If they cannot be applied, readers take them from the journal.
        try? transactions.complete(steps)
    }

    // MARK: - Documents

    /// Finds the place of a document; every committed change must be applied.
    borrowing func place(_ places: StoreLayout.Places) throws(DocumentError) -> StoreLayout.Place {
        try reading(layout.root, try layout.place(places))
    }

    /// Reads a document that may be replaced or removed.
    ///
    /// - Throws: `damaged` or `obstructed` after setting aside what lies there, `newerFormat`, and errors of reading.
    borrowing func document(at place: StoreLayout.Place) throws(DocumentError) -> Document? {
        let path = layout.path(place)
        switch try DocumentFile.read(path) {
        case nil: return nil
        case .document(let document): return document
        case .newerFormat: throw .newerFormat(path: path)
        case .damaged:
            let isFile = (try? FileSystem.status(path))?.isFile == true
            let aside = try setAside(path)
            throw isFile ? .damaged(path: path, setAside: aside) : .obstructed(path: path, setAside: aside)
        }
    }

    /// Renames what lies at a path to the first free name beside it.
    @discardableResult
    borrowing func setAside(_ path: String) throws(DocumentError) -> String {
        var number = 1
        while try writing(path, try FileSystem.statusOfLink("\(path).damaged-\(number)")) != nil { number += 1 }
        let aside = "\(path).damaged-\(number)"
        try writing(path, try FileSystem.rename(path, to: aside))
        try writing(path, try Descriptor(folder: FileSystem.folder(of: path) ?? layout.root).synchronize())
        return aside
    }

    // MARK: - Recovery

    /// A committed change that is not complete.
    private enum Pending {
        case steps([FileTransactions.Step])
        case log(EarlierLog)
    }

    /// Applies every committed change, after its process or the machine has stopped.
    borrowing func recover() throws(DocumentError) {
        switch try pending() {
        case nil: break
        case .steps(let steps): try writing(layout.log, try transactions.complete(steps))
        case .log(let log): try restore(log)
        }
        // Looking for them takes longer than anything but waiting for the disk.
        if !orphans.areRemoved.exchange(true, ordering: .relaxed) { transactions.removeOrphans() }
    }

    /// Reads the journal, or the log of an earlier version.
    ///
    /// - Throws: `damaged` after setting aside the work folder, if the file is damaged or larger than a store makes it.
    private borrowing func pending() throws(DocumentError) -> Pending? {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try WholeFile.read(layout.log, limit: EarlierLog.sizeLimit) { Array($0) }
        } catch {
            guard error.isTooLarge || error.isNoFile else { throw .reading(layout.log, error) }
            throw try setLogAside()
        }
        guard let bytes else { return nil }
        if let steps = transactions.steps(in: bytes), steps.allSatisfy(\.isOfDocument) { return .steps(steps) }
        switch bytes.withUnsafeBytes({ EarlierLog.read($0) }) {
        case .log(let log): return .log(log)
        case .newerFormat where !bytes.starts(with: transactions.head): throw .newerFormat(path: layout.log)
        case .damaged, .newerFormat: throw try setLogAside()
        }
    }

    /// Renames the work folder with the journal.
    ///
    /// - Returns: the error that reports it.
    borrowing func setLogAside() throws(DocumentError) -> DocumentError {
        .damaged(path: layout.log, setAside: try setAside(layout.work))
    }

    /// The committed documents, after ``recover()`` where the disk can be written.
    borrowing func snapshot() throws(DocumentError) -> CommittedSnapshot {
        var snapshot = CommittedSnapshot(layout: layout)
        do throws(DocumentError) {
            try recover()
            return snapshot
        } catch {
            switch error {
            case .newerFormat, .damaged: throw error
            default: break
            }
        }
        switch try pending() {
        case nil: break
        case .steps(let steps):
            for step in steps {
                guard let place = StoreLayout.Place(step.paths[0]) else { continue }
                if case .replace(_, let staged) = step {
                    // What is no longer there has been applied.
                    guard let bytes = try bytes(ofStaged: transactions.absolute(staged)) else { continue }
                    snapshot.unapplied[place] = .some(bytes)
                } else {
                    snapshot.unapplied[place] = .some(nil)
                }
            }
        case .log(let log):
            for (place, recovery) in log.recoveries {
                switch try finding(recovery, at: layout.path(place)) {
                case .last, .edited: break
                case .outdated, .unknown: snapshot.unapplied[place] = .some(recovery.bytes)
                }
            }
        }
        return snapshot
    }

    private borrowing func bytes(ofStaged path: String) throws(DocumentError) -> [UInt8]? {
        try reading(path, try WholeFile.read(path, limit: DocumentFile.sizeLimit) { Array($0) })
    }
}

extension FileTransactions.Step {
    /// A Boolean value that indicates whether a store of documents writes such a step.
    fileprivate var isOfDocument: Bool {
        switch self {
        case .replace(let path, let staged): StoreLayout.Place(path) != nil && staged.hasPrefix(".work/")
        case .delete(let path): StoreLayout.Place(path) != nil
        case .makeFolder, .move, .exchange, .substitute: false
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
        return try DocumentFile.read(layout.path(place))
    }

    /// The names of the files in a collection's folder.
    func files(inCollection folder: String) throws(DocumentError) -> Set<String> {
        let path = layout.path(ofCollection: folder)
        var names = Set(try reading(path, try FileSystem.names(in: path)))
        for (place, file) in unapplied where place.folder == folder {
            if file == nil { names.remove(place.file) } else { names.insert(place.file) }
        }
        return names
    }
}
