internal import RepositoryKit

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
