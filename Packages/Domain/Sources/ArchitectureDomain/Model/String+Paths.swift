/// Paths of files and folders relative to the root of the repository.
extension StringProtocol where SubSequence == Substring {
    /// The name of a file or a folder without the folders that contain it.
    public var fileName: String {
        var path = self[...]
        while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return String(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path)
    }

    /// The name of a repository by its address or its folder, without the suffix `.git`.
    public var repositoryName: String {
        let name = fileName
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// The folder of a file; empty for the root.
    public var folder: Substring {
        let path = self[...]
        return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }

    /// The folders that contain a file, from the innermost outwards; the last is the root.
    public var folders: [String] {
        sequence(first: folder) { $0.isEmpty ? nil : $0.folder }.map { String($0) }
    }
}

extension String {
    /// Returns the name of the folder below another that contains a file, or nil if the file lies in that itself or elsewhere.
    func folder(below root: String) -> String? {
        guard hasPrefix(root) else { return nil }
        let rest = dropFirst(root.count)
        return rest.firstIndex(of: "/").map { String(rest[..<$0]) }
    }

    /// Returns the path of this folder relative to another one, both relative to the same root.
    public func relative(to other: String) -> String {
        let (own, base) = (split(separator: "/"), other.split(separator: "/"))
        let common = zip(own, base).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: base.count - common) + own.dropFirst(common).map { String($0) }
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    /// Returns this path, which is relative to a folder, relative to the root of that folder, without `.` and with `..` only where it
    /// leads out of the root.
    public func resolved(in folder: some StringProtocol) -> String {
        "\(folder)/\(self)".split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(part)
            }
        }.joined(separator: "/")
    }

    /// A Boolean value that indicates whether a resolved path leads out of the root.
    public var isOutside: Bool { self == ".." || hasPrefix("../") }
}
