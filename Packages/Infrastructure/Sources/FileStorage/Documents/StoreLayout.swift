internal import RepositoryKit

/// The paths of a store's files.
///
/// ```
/// .lock                       held by the process that changes something
/// .work/                      files that are not documents yet, or no longer
/// .work/log                   the journal of several changes that are not complete
/// collection/name.json        a document
/// collection/name.json.damaged-1   a damaged file that was set aside
/// ```
package struct StoreLayout: Sendable {
    /// The store's folder, without a slash at its end.
    let root: String
    /// The path of the journal, which each read needs.
    let log: String

    init(root: String) {
        self.root = root
        log = root + "/.work/log"
    }

    var lock: String { root + "/.lock" }
    var work: String { root + "/.work" }

    package struct Place: Hashable {
        package let folder: String
        package let file: String

        fileprivate init(folder: String, file: String) {
            self.folder = folder
            self.file = file
        }

        /// Parses a path below a store; nil if no document has it, so that no place lies outside the store's folder.
        package init?(_ path: String) {
            let names = path.split(separator: "/", omittingEmptySubsequences: false)
            guard names.count == 2, Array(names[0].utf8).withUnsafeBufferPointer({ KeyName.text(of: $0) }) != nil,
                Array(names[1].utf8).withUnsafeBufferPointer({ StoreLayout.name(ofFile: $0) }) != nil
            else { return nil }
            (folder, file) = (String(names[0]), String(names[1]))
        }

        var path: String { "\(folder)/\(file)" }
    }

    private static let suffix = ".json"

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

    /// The places at which the file of a document may lie.
    struct Places: Hashable {
        let first: Place
        /// The place at which earlier versions have put the file, if it is another one; it stays there until it is removed.
        let earlier: Place?

        var all: [Place] { [first] + [earlier].compactMap(\.self) }
    }

    static func places(of key: DocumentKey) throws(DocumentError) -> Places {
        let folder = try KeyName.name(of: key.collection)
        let place = Place(folder: folder, file: try KeyName.name(of: key.name) + suffix)
        guard let name = KeyName.readableName(of: key.name) else { return Places(first: place, earlier: nil) }
        return Places(first: Place(folder: folder, file: name + suffix), earlier: place)
    }

    /// Finds the place of a document's file, or of a new one.
    func place(_ places: Places) throws(SystemError) -> Place {
        guard let earlier = places.earlier, try FileSystem.statusOfLink(path(places.first)) == nil,
            try FileSystem.statusOfLink(path(earlier)) != nil
        else { return places.first }
        return earlier
    }

    /// The part of a key that a file's name encodes; nil if the file is not a document.
    static func name(ofFile file: UnsafeBufferPointer<UInt8>) -> String? {
        let count = file.count - suffix.utf8.count
        guard count > 0, file[count] == UInt8(ascii: "."), file[count...].elementsEqual(suffix.utf8) else { return nil }
        return KeyName.text(of: UnsafeBufferPointer(rebasing: file[..<count]))
    }
}
