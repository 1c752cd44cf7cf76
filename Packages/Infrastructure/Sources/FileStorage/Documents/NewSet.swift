internal import RepositoryKit

/// The documents as they are to be after changes that are committed and not in place, seen without putting them there.
///
/// It holds as long as the lock does.
struct NewSet {
    let layout: StoreLayout
    /// What is to lie in places where something else does: a file, or nothing.
    let files: [StoreLayout.Place: [UInt8]?]

    /// Reads the document of a place.
    func file(at place: StoreLayout.Place) throws(DocumentError) -> DocumentFile? {
        if let file = files[place] { return file.map { $0.withUnsafeBytes { DocumentFile.read($0) } } }
        let path = layout.path(place)
        return try reading(path) { () throws(SystemError) in
            do throws(SystemError) {
                return try WholeFile.read(path, limit: DocumentFile.sizeLimit) { bytes, _ in DocumentFile.read(bytes) }
            } catch {
                guard error.isNoFile else { throw error }
                return .damaged
            }
        }
    }

    /// The names of the files that a collection's folder is to have.
    func files(inCollection folder: String) throws(DocumentError) -> Set<String> {
        let path = layout.path(ofCollection: folder)
        var names: Set<String> = []
        try reading(path) { () throws(SystemError) in
            try FileSystem.forEachName(in: path) { names.insert(String(decoding: $0, as: UTF8.self)) }
        }
        for (place, file) in files where place.folder == folder {
            if file == nil { names.remove(place.file) } else { names.insert(place.file) }
        }
        return names
    }
}
