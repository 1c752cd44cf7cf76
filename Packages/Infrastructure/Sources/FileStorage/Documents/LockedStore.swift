internal import RepositoryKit

/// A store's folder while this task holds its lock.
///
/// All of it runs without suspending. Whoever changes something calls ``settle()`` first.
struct LockedStore: ~Copyable {
    let layout: StoreLayout
    let boot: BootIdentity
    let memory: LogMemory
    private let lock: FileLock

    init(layout: StoreLayout, boot: BootIdentity, memory: LogMemory, lock: consuming FileLock) {
        self.layout = layout
        self.boot = boot
        self.memory = memory
        self.lock = lock
    }

    /// Looks whether a document may be replaced or removed by whoever knows a version.
    ///
    /// - Returns: what identifies its file; nil if there is none.
    /// - Throws: `newerFormat` for a document of a newer version, and what ``document(at:)`` throws.
    borrowing func examine(_ place: StoreLayout.Place, knowing version: Int) throws(DocumentError) -> Fingerprint? {
        guard let (document, fingerprint) = try file(at: place) else { return nil }
        guard document.version <= version else { throw .newerFormat(path: layout.path(place)) }
        return fingerprint
    }

    /// Reads a document that may be replaced or removed.
    ///
    /// - Throws: `damaged` or `obstructed` after setting aside what lay there, `newerFormat`, and what reading throws.
    borrowing func document(at place: StoreLayout.Place) throws(DocumentError) -> Document? {
        try file(at: place)?.document
    }

    private borrowing func file(
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
            let occupant = try reading(path) { () throws(SystemError) in try DocumentError.FileType(path) }
            let aside = try setAside(path, in: folder)
            throw occupant.map { .obstructed(path: path, $0, setAside: aside) } ?? .damaged(path: path, setAside: aside)
        }
        guard let (file, fingerprint) = found else { return nil }
        switch file {
        case .document(let document): return (document, fingerprint)
        case .newerFormat: throw .newerFormat(path: path)
        case .damaged: throw .damaged(path: path, setAside: try setAside(path, in: folder))
        }
    }

    /// Gives what lies at a path the first free name beside it.
    @discardableResult
    borrowing func setAside(_ path: String, in folder: String) throws(DocumentError) -> String {
        try writing(path) { () throws(SystemError) in
            var number = 1
            while try FileSystem.occupant("\(path).damaged-\(number)") != nil { number += 1 }
            let aside = "\(path).damaged-\(number)"
            try FileSystem.rename(path, to: aside)
            try Descriptor(folder: folder).synchronize()
            return aside
        }
    }

    /// Reads the log; one that is damaged, or that no store has made so large, is set aside with everything beside it, and
    /// reported.
    borrowing func readLog() throws(DocumentError) -> Log? {
        let log: Log.Reading?
        do throws(SystemError) {
            log = try WholeFile.read(layout.log, limit: LogFile.sizeLimit) { bytes, _ in Log.read(bytes) }
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

    /// - Returns: the error that says so.
    borrowing func setLogAside() throws(DocumentError) -> DocumentError {
        memory.end = nil
        return .damaged(path: layout.log, setAside: try setAside(layout.work, in: layout.root))
    }

    /// Removes what ended programs left beside the log; what cannot be removed does no harm.
    ///
    /// Every change that is in the log must be in place.
    borrowing func clear() {
        var names: [String] = []
        try? FileSystem.forEachName(in: layout.work) { name in
            if name.first != UInt8(ascii: "."), !StoreLayout.stays(name) {
                names.append(String(decoding: name, as: UTF8.self))
            }
        }
        for name in names { try? FileSystem.remove("\(layout.work)/\(name)") }
    }

    /// Makes the folders in which files are to be put.
    borrowing func makeFolders(for changes: [LogRecord.Change]) throws(DocumentError) {
        if memory.end == nil {
            try writing(layout.work) { () throws(SystemError) in _ = try FileSystem.makeFolder(layout.work) }
        }
        for folder in Set(changes.lazy.filter { $0.bytes != nil && $0.old == nil }.map(\.place.folder)) {
            let path = layout.path(ofCollection: folder)
            try writing(path) { () throws(SystemError) in _ = try FileSystem.makeFolder(path) }
        }
    }
}
