internal import RepositoryKit

/// Where in a store's folder everything lies.
///
/// ```
/// .lock                       held by whoever changes something
/// .work/                      files that are not yet, or no longer, documents
/// .work/log                   the last changes, durable before their files are
/// .work/idle                  there while nothing is to be put in place; otherwise it is called begun or pending
/// collection/name.json        a document
/// collection/name.json.damaged-1   what lay there and was no document
/// ```
package struct StoreLayout: Sendable {
    /// The store's folder, without a slash at its end.
    let root: String
    let lock: String
    let work: String
    let log: String
    /// There while everything that is committed is in place.
    let idle: String
    /// What ``idle`` is called while a change may be committed and is not in place.
    let begun: String
    /// What ``idle`` is called while several documents, which are committed, take their places.
    let pending: String

    init(root: String) {
        self.root = root
        lock = root + "/.lock"
        work = root + "/.work"
        log = root + "/.work/log"
        idle = root + "/.work/idle"
        begun = root + "/.work/begun"
        pending = root + "/.work/pending"
    }

    /// The place of one document.
    package struct Place: Hashable {
        /// The name of the collection's folder.
        package let folder: String
        /// The name of the file in it.
        package let file: String
    }

    static let suffix = ".json"

    var unfinishedLog: String { root + "/.work/log.new" }

    /// An empty file that is there while a log is made.
    func spacer(_ number: Int) -> String { "\(root)/.work/spacer-\(number)" }

    /// Where a file lies that is brought back after a loss of power.
    var recovered: String { root + "/.work/recovered" }

    /// The new file of change `number` of a record until it is in place, or an empty one until a document is removed; after
    /// an exchange, what was replaced.
    func staged(_ record: LogRecord, _ number: Int) -> String { "\(root)/.work/new-\(record.sequence)-\(number)" }

    /// The path of what change `number` of a record removes, or replaces without an exchange, by which it can be put back.
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

    static func place(of key: DocumentKey) throws(DocumentError) -> Place {
        Place(folder: try KeyName.name(of: key.collection), file: try KeyName.name(of: key.name) + suffix)
    }

    /// Whether a file in the folder for work is there between changes, too.
    static func stays(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.elementsEqual("log".utf8) || name.elementsEqual("idle".utf8)
    }

    /// The name for which a file in a collection's folder stands; nil if it is no document.
    static func name(ofFile file: UnsafeBufferPointer<UInt8>) -> String? {
        let count = file.count - suffix.utf8.count
        guard count > 0, file[count] == UInt8(ascii: "."), file[count...].elementsEqual(suffix.utf8) else { return nil }
        return KeyName.text(of: UnsafeBufferPointer(rebasing: file[..<count]))
    }
}
