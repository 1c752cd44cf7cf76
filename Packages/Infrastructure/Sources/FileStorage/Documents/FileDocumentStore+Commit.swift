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
        try await withLockedStore { store throws(DocumentError) in try store.commit(transaction) }
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
        var changed: Set<StoreLayout.Places> = []
        for change in changes.reversed() {
            let places = try StoreLayout.places(of: change.key)
            switch change {
            case .put(let document, _) where changed.insert(places).inserted:
                guard document.json.count <= Document.sizeLimit else {
                    throw .file(.tooLarge(path: layout.path(places.first), limit: Document.sizeLimit))
                }
                let bytes = DocumentFile.bytes(of: document)
                writes.append(Write(places: places, bytes: bytes, version: document.version))
            case .delete(_, let version) where changed.insert(places).inserted:
                writes.append(Write(places: places, bytes: nil, version: version))
            case .expect(let document, _): expectations.append((places, document))
            case .put, .delete: break
            }
        }
        writes.reverse()
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
    /// The new file of a place; nil for a removal.
    private typealias Change = (place: StoreLayout.Place, bytes: [UInt8]?)

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
            let place = try layout.place(places)
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
            for place in write.bytes == nil ? write.places.all : [try layout.place(write.places)] {
                let old = try document(at: place)
                if let old, old.version > write.version { throw .newerFormat(path: layout.path(place)) }
                guard old != nil || write.bytes != nil else { continue }
                if old == nil { folders.insert(layout.path(ofCollection: place.folder)) }
                changes.append((place, write.bytes))
            }
        }
        for folder in folders { try DocumentError.writing(folder, try FileSystem.makeFolder(folder)) }
        return changes
    }

    private borrowing func commit(_ change: Change) throws(DocumentError) {
        let path = layout.path(change.place)
        do throws(SystemError) {
            try FileSystem.makeFolder(layout.work)
            let new = change.bytes.map { WholeFile.NewFile(path: layout.work + "/new-0", bytes: $0) }
            try WholeFile.replace(path, with: new, keeping: layout.work + "/old-0")
        } catch {
            throw .writing(path, error)
        }
    }

    private borrowing func commit(_ changes: [Change]) throws(DocumentError) {
        var staged: [WholeFile.NewFile] = []
        let steps = changes.map { change in
            change.bytes.map { .replace(change.place.path, with: transactions.stage($0, in: &staged)) }
                ?? FileTransactions.Step.delete(change.place.path)
        }
        try DocumentError.writing(layout.log, try transactions.commit(steps, staging: staged))
        // The changes are durable. If they cannot be applied, readers take them from the journal.
        try? transactions.complete(steps)
    }

    // MARK: - Documents

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
        do throws(SystemError) {
            while try FileSystem.statusOfLink("\(path).damaged-\(number)") != nil { number += 1 }
            try FileSystem.rename(path, to: "\(path).damaged-\(number)")
            try FileSystem.synchronize(FileSystem.folder(of: path) ?? layout.root)
            return "\(path).damaged-\(number)"
        } catch {
            throw .writing(path, error)
        }
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
        case .steps(let steps): try DocumentError.writing(layout.log, try transactions.complete(steps))
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
            bytes = try WholeFile.read(layout.log, limit: EarlierLog.sizeLimit)
        } catch {
            guard error.isTooLarge || error.isNoFile else { throw .reading(layout.log, error) }
            throw try setLogAside()
        }
        guard let bytes else { return nil }
        if let steps = transactions.steps(in: bytes), steps.allSatisfy(\.isOfDocument) { return .steps(steps) }
        switch EarlierLog.read(bytes) {
        case .log(let log): return .log(log)
        case .newerFormat where !bytes.starts(with: transactions.head): throw .newerFormat(path: layout.log)
        case .damaged, .newerFormat: throw try setLogAside()
        }
    }

    /// Renames the work folder with the journal.
    ///
    /// - Returns: The error that reports it.
    borrowing func setLogAside() throws(DocumentError) -> DocumentError {
        .damaged(path: layout.log, setAside: try setAside(layout.work))
    }

    // MARK: - Committed documents

    /// Reads the file of a document, also if its last change cannot be applied.
    ///
    /// - Returns: Nil if there is none.
    borrowing func committedFile(at places: StoreLayout.Places) throws(DocumentError) -> DocumentFile? {
        try layout.file(at: places, unapplied: try unapplied())
    }

    /// The names of the files in a collection's folder, also if their last changes cannot be applied.
    borrowing func committedFiles(inCollection folder: String) throws(DocumentError) -> Set<String> {
        let unapplied = try unapplied()
        let path = layout.path(ofCollection: folder)
        var names = Set(try DocumentError.reading(path, try FileSystem.names(in: path)))
        for (place, file) in unapplied where place.folder == folder {
            if file == nil { names.remove(place.file) } else { names.insert(place.file) }
        }
        return names
    }

    /// Applies every committed change if the disk can be written.
    ///
    /// - Returns: Otherwise, the committed files of the places where something else lies; nil for a removal.
    private borrowing func unapplied() throws(DocumentError) -> [StoreLayout.Place: [UInt8]?] {
        do throws(DocumentError) {
            try recover()
            return [:]
        } catch .file {
            // The disk cannot be written.
        }
        var files: [StoreLayout.Place: [UInt8]?] = [:]
        switch try pending() {
        case nil: break
        case .steps(let steps):
            for step in steps {
                guard let place = StoreLayout.Place(step.paths[0]) else { continue }
                if case .delete = step { files[place] = .some(nil) }
                guard case .replace(_, let staged) = step else { continue }
                let path = transactions.absolute(staged)
                let bytes = try DocumentError.reading(path, try WholeFile.read(path, limit: DocumentFile.sizeLimit))
                // What is no longer there has been applied.
                if let bytes { files[place] = bytes }
            }
        case .log(let log):
            for (place, recovery) in log.recoveries {
                switch try finding(recovery, at: layout.path(place)) {
                case .last, .edited: break
                case .outdated, .unknown: files[place] = .some(recovery.bytes)
                }
            }
        }
        return files
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
