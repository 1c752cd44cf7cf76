internal import RepositoryKit

/// The paths of a store's files.
///
/// ```
/// .lock                       held by the process that changes something
/// .work/log                   the changes of a commit of several documents, until all are in place
/// .work/new/                  new files before they take their places, and old ones before they are removed
/// collection/name.json        a document
/// collection/name.json.damaged-1   a damaged file that was set aside
/// ```
package struct StoreLayout: Sendable {
    /// The place of one document.
    package struct Place: Hashable {
        /// The name of the collection's folder.
        package let folder: String
        /// The name of the file in that folder.
        package let file: String
    }

    /// The store's folder, without a slash at its end.
    let root: String
    let lock: String
    let work: String
    let log: String
    /// The folder of the new files of a commit, apart from the log: its names never have to be durable.
    let staging: String

    init(root: String) {
        self.root = root
        lock = root + "/.lock"
        work = root + "/.work"
        log = root + "/.work/log"
        staging = root + "/.work/new"
    }

    /// The path at which a log is prepared.
    var newLog: String { staging + "/log" }

    /// The path of the new file of a change until the change is applied.
    func staged(_ number: Int) -> String { "\(staging)/\(number)" }

    func path(_ place: Place) -> String {
        var path = root
        path.reserveCapacity(root.utf8.count + place.folder.utf8.count + place.file.utf8.count + 2)
        path += "/"
        path += place.folder
        path += "/"
        path += place.file
        return path
    }

    func path(ofCollection folder: String) -> String { "\(root)/\(folder)" }

    /// Reads the file at a place; nil if there is none.
    func file(at place: Place) throws(DocumentError) -> DocumentFile? {
        let path = path(place)
        do throws(SystemError) {
            return try WholeFile.read(path, limit: DocumentFile.sizeLimit) { bytes in DocumentFile.read(bytes) }
        } catch {
            guard error.isNoFile else { throw .reading(path, error) }
            return .damaged
        }
    }

    private static let suffix = ".json"

    /// Finds the place of a document, which keeps a name that an earlier version has given to it.
    func place(of key: DocumentKey) throws(DocumentError) -> Place {
        let folder = try folder(of: key.collection)
        return Place(folder: folder, file: try name(of: key.name, in: "/" + folder, Self.suffix))
    }

    /// Finds the name of a collection's folder.
    func folder(of collection: String) throws(DocumentError) -> String { try name(of: collection, in: "", "") }

    private func name(of text: String, in folder: String, _ suffix: String) throws(DocumentError) -> String {
        if let earlier = KeyName.earlierName(of: text) {
            let path = "\(root)\(folder)/\(earlier)\(suffix)"
            if try reading(path, try FileSystem.exists(path)) { return earlier + suffix }
        }
        return try KeyName.name(of: text) + suffix
    }

    /// The part of a key that a file's name encodes; nil if the file is not a document.
    static func name(ofFile file: UnsafeBufferPointer<UInt8>) -> String? {
        let count = file.count - suffix.utf8.count
        guard count > 0, file[count] == UInt8(ascii: "."), file[count...].elementsEqual(suffix.utf8) else { return nil }
        return KeyName.text(of: UnsafeBufferPointer(rebasing: file[..<count]))
    }

    static func name(ofFile file: String) -> String? {
        Array(file.utf8).withUnsafeBufferPointer { name(ofFile: $0) }
    }
}
