internal import RepositoryKit

/// A store's folder while this task holds the lock.
///
/// No function suspends. ``recover()`` comes before any change.
struct LockedStore: ~Copyable {
    let layout: StoreLayout
    let boot: BootIdentity
    let logEnd: LogEndCache
    private let lock: FileLock

    init(layout: StoreLayout, boot: BootIdentity, logEnd: LogEndCache, lock: consuming FileLock) {
        self.layout = layout
        self.boot = boot
        self.logEnd = logEnd
        self.lock = lock
    }

    /// Finds the place of a document; every committed change must be applied.
    borrowing func place(_ places: StoreLayout.Places) throws(DocumentError) -> StoreLayout.Place {
        try reading(layout.root, try layout.place(places))
    }

    /// Reads a document that may be replaced or removed, and the fingerprint of its file.
    ///
    /// - Throws: `damaged` or `obstructed` after setting aside what lies there, `newerFormat`, and errors of reading.
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
            let isObstructed = try reading(path, try FileSystem.isObstructed(path))
            let aside = try setAside(path, in: folder)
            throw isObstructed ? .obstructed(path: path, setAside: aside) : .damaged(path: path, setAside: aside)
        }
        guard let (file, fingerprint) = found else { return nil }
        switch file {
        case .document(let document): return (document, fingerprint)
        case .newerFormat: throw .newerFormat(path: path)
        case .damaged: throw .damaged(path: path, setAside: try setAside(path, in: folder))
        }
    }

    /// Renames what lies at a path to the first free name beside it.
    @discardableResult
    borrowing func setAside(_ path: String, in folder: String) throws(DocumentError) -> String {
        var number = 1
        while try writing(path, try FileSystem.statusOfLink("\(path).damaged-\(number)")) != nil { number += 1 }
        let aside = "\(path).damaged-\(number)"
        try writing(path, try FileSystem.rename(path, to: aside))
        try writing(path, try Descriptor(folder: folder).synchronize())
        return aside
    }

    /// Reads the log as a whole.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: `damaged` after setting aside the work folder, if the log is damaged or larger than a store makes it.
    borrowing func readLog() throws(DocumentError) -> WriteAheadLog? {
        let log: WriteAheadLog.Reading?
        do throws(SystemError) {
            log = try WholeFile.read(layout.log, limit: LogFile.sizeLimit) { bytes, _ in WriteAheadLog.read(bytes) }
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
    borrowing func setLogAside() throws(DocumentError) -> DocumentError {
        logEnd.end = nil
        return .damaged(path: layout.log, setAside: try setAside(layout.work, in: layout.root))
    }

    /// Enters a phase, by renaming the marker.
    borrowing func enter(_ phase: CommitPhase) throws(DocumentError) {
        let marker = layout.marker(phase)
        for other in CommitPhase.allCases where other != phase {
            if try writing(marker, try FileSystem.renameIfPresent(layout.marker(other), to: marker)) { return }
        }
        guard phase != .idle, try !writing(marker, try FileSystem.exists(marker)) else { return }
        try writing(marker, try WholeFile.write([], to: marker, durably: false))
    }

    /// Removes orphaned files from the work folder; those that cannot be removed do no harm.
    ///
    /// Every committed change must be applied.
    borrowing func removeOrphans() {
        var names: [String] = []
        try? FileSystem.forEachName(in: layout.work) { name in
            if name.first != UInt8(ascii: "."), !StoreLayout.isPermanent(name) {
                names.append(String(decoding: name, as: UTF8.self))
            }
        }
        for name in names { try? FileSystem.remove("\(layout.work)/\(name)") }
    }

    /// Creates the folders of new documents.
    borrowing func makeFolders(for changes: [LogRecord.Change]) throws(DocumentError) {
        if logEnd.end == nil { try writing(layout.work, try FileSystem.makeFolder(layout.work)) }
        for folder in Set(changes.lazy.filter { $0.bytes != nil && $0.old == nil }.map(\.place.folder)) {
            let path = layout.path(ofCollection: folder)
            try writing(path, try FileSystem.makeFolder(path))
        }
    }
}
