internal import RepositoryKit

/// The documents as they were before a transaction that is not committed, seen without undoing it.
///
/// It holds as long as the lock does, and also if the transaction was undone in part. What undoing would do is written
/// in ``Journal``.
struct OldSet {
    let layout: StoreLayout
    let journal: Journal

    /// Reads the document of a place.
    func file(at place: StoreLayout.Place) throws(DocumentError) -> DocumentFile? {
        guard let path = try path(of: place) else { return nil }
        return try reading(path) { () throws(SystemError) in
            try WholeFile.read(path) { bytes, _ in DocumentFile.read(bytes) }
        }
    }

    /// The names of the files that a collection's folder had.
    func files(inCollection folder: String) throws(DocumentError) -> Set<String> {
        let path = layout.path(ofCollection: folder)
        var files: Set<String> = []
        try reading(path) { () throws(SystemError) in
            try FileSystem.forEachName(in: path) { files.insert(String(decoding: $0, as: UTF8.self)) }
        }
        for step in journal.steps where step.place.folder == folder {
            let old = try self.path(of: step.place)
            if let old, try reading(old, { () throws(SystemError) in try FileSystem.exists(old) }) {
                files.insert(step.place.file)
            } else {
                files.remove(step.place.file)
            }
        }
        return files
    }

    /// Where the document of a place lies now; nil if there was none.
    private func path(of place: StoreLayout.Place) throws(DocumentError) -> String? {
        let path = layout.path(place)
        guard let number = journal.steps.firstIndex(where: { $0.place == place }) else { return path }
        return try reading(path) { () throws(SystemError) in
            switch journal.steps[number].action {
            case .replace, .delete:
                let backup = layout.backup(number)
                return try FileSystem.exists(backup) ? backup : path
            case .create:
                return try FileSystem.exists(layout.staged(number)) ? path : nil
            }
        }
    }
}
