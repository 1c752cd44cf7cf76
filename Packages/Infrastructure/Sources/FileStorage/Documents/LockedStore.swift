internal import RepositoryKit

/// A store's folder while this task holds its lock.
///
/// All of it runs without suspending. Whoever changes something calls ``settle()`` first.
struct LockedStore: ~Copyable {
    let layout: StoreLayout
    private let lock: FileLock

    init(layout: StoreLayout, lock: consuming FileLock) {
        self.layout = layout
        self.lock = lock
    }

    /// Undoes a transaction that did not come to its end.
    borrowing func settle() throws(DocumentError) {
        if let journal = try leftJournal() { try undo(journal) }
    }

    /// Undoes a transaction that did not come to its end, where the disk can be written.
    ///
    /// - Returns: the documents as they were before it, where it cannot; nil when nothing is left to be undone.
    borrowing func oldSet() throws(DocumentError) -> OldSet? {
        guard let journal = try leftJournal() else { return nil }
        do throws(DocumentError) {
            try undo(journal)
            return nil
        } catch {
            return OldSet(layout: layout, journal: journal)
        }
    }

    private borrowing func leftJournal() throws(DocumentError) -> Journal? {
        let journal = try reading(layout.journal) { () throws(SystemError) in
            try WholeFile.read(layout.journal) { bytes, _ in Journal.read(Array(bytes)) }
        }
        switch journal {
        case nil:
            return nil
        case .newerFormat:
            throw .newerFormat(path: layout.journal)
        case .damaged:
            // The old files are still there, so nothing in the folder may be removed.
            let path = try setAside(layout.work, in: layout.root)
            throw .damaged(path: layout.journal, setAside: path)
        case .journal(let journal):
            return journal
        }
    }

    private borrowing func undo(_ journal: Journal) throws(DocumentError) {
        try writing(layout.journal) { () throws(SystemError) in
            try undo(journal.steps[...])
            try FileSystem.remove(layout.journal)
            try Descriptor(folder: layout.work).synchronize()
        }
        clear()
    }

    /// Removes what ended programs left in the folder for work; what cannot be removed does no harm.
    ///
    /// There must be no journal.
    borrowing func clear() {
        var names: [String] = []
        try? FileSystem.forEachName(in: layout.work) { name in
            if name.first != UInt8(ascii: ".") { names.append(String(decoding: name, as: UTF8.self)) }
        }
        for name in names { try? FileSystem.remove("\(layout.work)/\(name)") }
    }

    /// Looks whether a document may be replaced or removed.
    ///
    /// - Returns: whether there is one.
    /// - Throws: what ``document(at:)`` throws.
    borrowing func examine(_ place: StoreLayout.Place) throws(DocumentError) -> Bool {
        try document(at: place) != nil
    }

    /// Reads a document that may be replaced or removed.
    ///
    /// - Throws: `damaged` after setting aside what lay there, `newerFormat`, and what reading throws.
    borrowing func document(at place: StoreLayout.Place) throws(DocumentError) -> Document? {
        let path = layout.path(place)
        let file = try reading(path) { () throws(SystemError) in
            try WholeFile.read(path) { bytes, _ in DocumentFile.read(bytes) }
        }
        switch file {
        case nil: return nil
        case .document(let document): return document
        case .newerFormat: throw .newerFormat(path: path)
        case .damaged:
            throw .damaged(path: path, setAside: try setAside(path, in: layout.path(ofCollection: place.folder)))
        }
    }

    /// Gives what lies at a path the first free name beside it.
    private borrowing func setAside(_ path: String, in folder: String) throws(DocumentError) -> String {
        try writing(path) { () throws(SystemError) in
            var number = 1
            while try FileSystem.exists("\(path).damaged-\(number)") { number += 1 }
            let aside = "\(path).damaged-\(number)"
            try FileSystem.rename(path, to: aside)
            try Descriptor(folder: folder).synchronize()
            return aside
        }
    }

    /// Puts back what lay in each place before a transaction.
    borrowing func undo(_ steps: ArraySlice<Journal.Step>) throws(SystemError) {
        for (number, step) in zip(steps.indices, steps) {
            let path = layout.path(step.place)
            switch step.action {
            case .replace, .delete:
                let backup = layout.backup(number)
                if try FileSystem.exists(backup) { try FileSystem.rename(backup, to: path) }
            case .create:
                if try !FileSystem.exists(layout.staged(number)) { try FileSystem.remove(path) }
            }
        }
        for folder in Set(steps.map(\.place.folder)) {
            try Descriptor(folder: layout.path(ofCollection: folder)).synchronize()
        }
    }
}
