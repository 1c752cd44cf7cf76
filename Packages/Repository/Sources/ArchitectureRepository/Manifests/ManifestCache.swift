import Foundation
import RepositoryKit

/// A cache of SwiftPM's output for manifests, by their text, but for those whose output depends on more, because they
/// read the environment or the compiler's version.
struct ManifestCache {
    let store: any DocumentStore

    private struct Entry: Codable {
        let manifest: String
        let folder: String
        let dump: String
    }

    private static let version = 1

    func dump(of manifest: [UInt8], in folder: String) async -> [UInt8]? {
        guard let document = try? await store.document(for: Self.key(manifest, folder)),
            document.version == Self.version,
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(document.json)),
            entry.manifest.utf8.elementsEqual(manifest), entry.folder == folder
        else { return nil }
        return Array(entry.dump.utf8)
    }

    /// Stores an output; a failure to write it is ignored.
    func keep(_ dump: [UInt8], of manifest: [UInt8], in folder: String) async {
        let text = String(decoding: manifest, as: UTF8.self)
        guard ["nvironment", "#if"].allSatisfy({ text.firstRange(of: $0) == nil }), text.utf8.elementsEqual(manifest)
        else { return }
        let entry = Entry(manifest: text, folder: folder, dump: String(decoding: dump, as: UTF8.self))
        guard let json = try? JSONEncoder().encode(entry) else { return }
        try? await store.put(Document(version: Self.version, json: [UInt8](json)), for: Self.key(manifest, folder))
    }

    /// Returns the key of an entry; the entry contains the text, so that equal hashes are distinguished.
    private static func key(_ manifest: [UInt8], _ folder: String) -> DocumentKey {
        DocumentKey(collection: "manifests", name: StableHash(Array(folder.utf8) + [0] + manifest).digits)
    }
}
