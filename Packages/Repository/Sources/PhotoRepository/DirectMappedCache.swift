import RepositoryKit

/// A folder of files that can be lost at any time, with a limit.
///
/// The folder has a fixed number of slots, and the name of a value determines its slot: the previous value in it is
/// evicted, so that the folder cannot grow. A file states the name and the version of its value, and a checksum; one that is
/// damaged counts as missing. Instances share the folder, because a file appears whole or not at all. Errors of the folder
/// are ignored.
struct DirectMappedCache: Sendable {
    /// Reads and writes the files.
    let tree: any FileTree
    /// The absolute path of the folder.
    let folder: String
    /// The kind and the format of the values, in one line.
    let signature: String
    /// The number of slots.
    let slotCount: Int
    /// The maximum size of a value in bytes.
    let sizeLimit: Int

    private static let checksumSize = 8

    /// Returns a value, or nil if there is none of this name and this version.
    func value(_ name: String, version: String) async -> [UInt8]? {
        let head = head(name, version)
        let limit = sizeLimit + head.count + Self.checksumSize
        guard let bytes = try? await tree.read(slot(of: name), under: folder, limit: limit), bytes.starts(with: head)
        else { return nil }
        let rest = bytes.dropFirst(head.count)
        let value = Array(rest.dropFirst(Self.checksumSize))
        return rest.prefix(Self.checksumSize).elementsEqual(Self.checksum(of: value)) ? value : nil
    }

    /// Keeps a value in place of the previous one in its slot, unless it is too large.
    func keep(_ value: [UInt8], _ name: String, version: String) async {
        guard value.count <= sizeLimit, !value.isEmpty else { return }
        let slot = slot(of: name)
        try? await tree.remove(slot, under: folder)
        try? await tree.create(slot, under: folder, with: head(name, version) + Self.checksum(of: value) + value)
    }

    private func head(_ name: String, _ version: String) -> [UInt8] {
        Array("\(signature)\n\(name)\n\(version)\n".utf8)
    }

    private func slot(of name: String) -> String { "\(StableHash(name).value % UInt64(slotCount))" }

    private static func checksum(of value: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: StableHash(value).value.bigEndian) { Array($0) }
    }
}
