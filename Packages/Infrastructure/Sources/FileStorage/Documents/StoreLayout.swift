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

    var lock: String { root + "/.lock" }
    var work: String { root + "/.work" }
    var log: String { root + "/.work/log" }

    package struct Place: Hashable {
        package let folder: String
        package let file: String

        var path: String { "\(folder)/\(file)" }
    }

    private static let suffix = ".json"

    func path(_ place: Place) -> String { "\(root)/\(place.path)" }

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
    func place(_ places: Places) throws(DocumentError) -> Place {
        func isUsed(_ place: Place) throws(DocumentError) -> Bool {
            let path = path(place)
            return try DocumentError.reading(path, try FileSystem.statusOfLink(path)) != nil
        }
        guard let earlier = places.earlier, try !isUsed(places.first), try isUsed(earlier) else { return places.first }
        return earlier
    }

    /// Reads the file of a document, which never moves from one of its places to the other: it is removed before the next one
    /// is created.
    ///
    /// - Parameter unapplied: the files that count in place of those on the disk; nil for none.
    /// - Returns: Nil if there is no file.
    func file(
        at places: Places,
        unapplied: [Place: [UInt8]?] = [:]
    ) throws(DocumentError) -> DocumentFile? {
        for place in places.all {
            let file =
                if let bytes = unapplied[place] { bytes.map(DocumentFile.read) } else {
                    try DocumentFile.read(path(place))
                }
            if let file { return file }
        }
        return nil
    }

    /// The part of a key that a file's name encodes; nil if the file is not a document.
    static func name(ofFile file: some BidirectionalCollection<UInt8>) -> String? {
        guard file.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return nil }
        return KeyName.text(of: file.dropLast(suffix.utf8.count))
    }
}

extension StoreLayout.Place {
    /// Parses a path below a store; nil if no document has it, so that no place lies outside the store's folder.
    package init?(_ path: String) {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, KeyName.text(of: names[0].utf8) != nil, StoreLayout.name(ofFile: names[1].utf8) != nil
        else { return nil }
        self.init(folder: String(names[0]), file: String(names[1]))
    }
}
