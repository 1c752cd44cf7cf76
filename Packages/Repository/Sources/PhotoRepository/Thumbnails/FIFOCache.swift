import RepositoryKit

/// A folder of files that can be lost at any time, with a limit.
///
/// The folder has a maximum number of files; one more replaces the one that was kept first. The name of a file has its place in
/// that order, and a hash of the name of its value. A file states the name and the version of its value, and a checksum; one
/// that is damaged counts as missing. Instances share the folder, because a file appears whole or not at all. Errors of the
/// folder are ignored.
struct FIFOCache: Sendable {
    let tree: any FileTree
    /// The absolute path of the folder.
    let folder: String
    /// The kind and the format of the values, in one line.
    let signature: String
    /// The maximum number of files.
    let countLimit: Int
    /// The maximum size of a value in bytes.
    let sizeLimit: Int

    private static let checksumSize = 8

    /// Returns a value, or nil if there is none of this name and this version.
    func value(_ name: String, version: String) async -> [UInt8]? {
        let head = head(name, version)
        let limit = sizeLimit + head.count + Self.checksumSize
        guard let file = await files(suffix(of: name)).last,
            let bytes = try? await tree.read(file.path, under: folder, limit: limit), bytes.starts(with: head)
        else { return nil }
        let rest = bytes.dropFirst(head.count)
        let value = Array(rest.dropFirst(Self.checksumSize))
        return rest.prefix(Self.checksumSize).elementsEqual(Self.checksum(of: value)) ? value : nil
    }

    /// Keeps a value in place of the previous one of its name, or else of the oldest ones beyond the limit, unless it is too large.
    func keep(_ value: [UInt8], _ name: String, version: String) async {
        guard value.count <= sizeLimit, !value.isEmpty else { return }
        let suffix = suffix(of: name)
        let files = await files("")
        let others = files.filter { !$0.path.hasSuffix(suffix) }
        for file in files.filter({ $0.path.hasSuffix(suffix) }) + others.dropLast(countLimit - 1) {
            try? await tree.remove(file.path, under: folder)
        }
        let path = "\((files.last?.number ?? 0) &+ 1)\(suffix)"
        try? await tree.create(path, under: folder, with: head(name, version) + Self.checksum(of: value) + value)
    }

    /// Returns the files whose names have a suffix, from the one that was kept first.
    private func files(_ suffix: String) async -> [(number: Int, path: String)] {
        let paths = (try? await tree.list([suffix], under: folder) { _ in false })?.files ?? []
        return paths.map { (Int($0.prefix { $0 != "-" }) ?? 0, $0) }.sorted(by: <)
    }

    private func head(_ name: String, _ version: String) -> [UInt8] {
        Array("\(signature)\n\(name)\n\(version)\n".utf8)
    }

    private func suffix(of name: String) -> String { "-\(StableHash(name).digits)" }

    private static func checksum(of value: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: StableHash(value).value.bigEndian) { Array($0) }
    }
}
