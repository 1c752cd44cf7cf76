internal import RepositoryKit

/// The paths of a store's files.
///
/// ```
/// .lock                       held by the process that changes something
/// .work/                      files that are not documents yet, or no longer
/// .work/log                   the write-ahead log
/// .work/idle                  the marker of the ``CommitPhase``; its other names are begun and pending
/// collection/name.json        a document
/// collection/name.json.damaged-1   a damaged file that was set aside
/// ```
package struct StoreLayout: Sendable {
    /// The store's folder, without a slash at its end.
    let root: String
    /// The path of the marker of an idle store, which each read needs.
    private let idle: String

    init(root: String) {
        self.root = root
        idle = root + "/.work/idle"
    }

    var lock: String { root + "/.lock" }
    var work: String { root + "/.work" }
    var log: String { root + "/.work/log" }

    /// The place of one document.
    package struct Place: Hashable {
        /// The name of the collection's folder.
        package let folder: String
        /// The name of the file in that folder.
        package let file: String

        /// A Boolean value that indicates whether programs that know only the first format of the log cannot read the name.
        var needsSecondFormat: Bool { file.utf8.contains(UInt8(ascii: "+")) }
    }

    static let suffix = ".json"

    /// The path at which a log is prepared.
    var newLog: String { root + "/.work/log.new" }

    /// The path at which replay prepares a file.
    var replayed: String { root + "/.work/recovered" }

    /// The path of the new file of a change until the change is applied; an empty file stands for a removal.
    ///
    /// After an exchange, the replaced file lies there.
    func staged(_ record: LogRecord, _ number: Int) -> String { "\(root)/.work/new-\(record.sequence)-\(number)" }

    /// The path of the file that a change removes, or replaces without an exchange, for the rollback.
    func backup(_ record: LogRecord, _ number: Int) -> String { "\(root)/.work/old-\(record.sequence)-\(number)" }

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
        /// The place of a new file.
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

    /// Returns whether a file of this name in the work folder outlives a commit.
    static func isPermanent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.elementsEqual("log".utf8) || name.elementsEqual("idle".utf8)
    }

    /// The part of a key that a file's name encodes; nil if the file is not a document.
    static func name(ofFile file: UnsafeBufferPointer<UInt8>) -> String? {
        let count = file.count - suffix.utf8.count
        guard count > 0, file[count] == UInt8(ascii: "."), file[count...].elementsEqual(suffix.utf8) else { return nil }
        return KeyName.text(of: UnsafeBufferPointer(rebasing: file[..<count]))
    }
}

/// The progress of the last commit, shown to readers by the name of one marker file.
enum CommitPhase: String, CaseIterable {
    /// Every committed change is applied.
    case idle
    /// A commit may be durable; if it has several changes, none of them is applied yet.
    case begun
    /// Several changes are committed, and some may not be applied.
    case pending
}

extension StoreLayout {
    /// The path of the marker in a phase.
    func marker(_ phase: CommitPhase) -> String { "\(root)/.work/\(phase.rawValue)" }

    /// Finds the phase; a store without a marker is idle.
    func phase() throws(SystemError) -> CommitPhase {
        if try FileSystem.exists(idle) { return .idle }
        for phase in [CommitPhase.pending, .begun] where try FileSystem.exists(marker(phase)) { return phase }
        return .idle
    }
}
