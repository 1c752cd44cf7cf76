import ArchitectureDomain
import Foundation

/// The folders of the packages in a repository: one for each package, although symbolic links may lead to it too.
struct PackageFolders {
    /// The root of the repository, absolute, with links resolved.
    let root: String
    /// The names of the manifests of each package, the usual one first, by the folder relative to the root.
    let manifests: [String: [String]]
    /// The folders that are other names of a package.
    private let aliases: Set<String>
    /// The folder of each package by its real path.
    private let folderByPath: [String: String]
    /// The links that were followed, with the paths to which they lead.
    private let links: [String: String]

    /// Finds packages by their manifests among files relative to the root, which is absolute, with links resolved; of
    /// several folders that are the same one, the real one counts if it lies in the repository, else the first; the
    /// links that were followed lead to paths relative to the root or absolute.
    init(in files: [String], under root: String, following links: [String: String]) {
        var names: [String: [String]] = [:]
        for file in files where PackageManifest.isManifest(file) {
            names[String(file.folder), default: []].append(file.fileName)
        }
        var aliases: Set<String> = []
        var folderByPath: [String: String] = [:]
        for folder in names.keys.sorted() where names[folder]?.contains("Package.swift") == true {
            let path = Self.absolute(folder, root)
            let real = Self.absolute(Self.target(of: folder, links), root)
            if let known = folderByPath[real] { aliases.insert(real == path ? known : folder) }
            if real == path || folderByPath[real] == nil { folderByPath[real] = folder }
        }
        self.root = root
        self.links = links
        self.aliases = aliases
        self.folderByPath = folderByPath
        manifests = names.filter { $1.contains("Package.swift") && !aliases.contains($0) }.mapValues { names in
            ["Package.swift"] + names.filter { $0 != "Package.swift" }.sorted()
        }
    }

    /// Returns the path with links resolved and without a slash at its end.
    static func realPath(_ path: String) -> String {
        let path = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// A Boolean value that indicates whether a file is reached by another name of its package.
    func isDuplicate(_ file: String) -> Bool {
        !aliases.isEmpty && file.indices.contains { file[$0] == "/" && aliases.contains(String(file[..<$0])) }
    }

    /// Returns the folder of a package relative to the root, or nil if the absolute path of a manifest lies outside.
    func folder(at path: String) -> String? {
        let inner = path == root ? "" : path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
        guard !aliases.isEmpty else { return inner }
        let real = inner.map { Self.absolute(Self.target(of: $0, links), root) } ?? Self.realPath(path)
        return folderByPath[real] ?? inner
    }

    func path(of folder: String) -> String { Self.absolute(folder, root) }

    private static func absolute(_ folder: String, _ root: String) -> String {
        folder.isEmpty ? root : folder.hasPrefix("/") ? folder : root + "/" + folder
    }

    /// Returns the path to which the innermost link in a path leads.
    static func target(of path: String, _ links: [String: String]) -> String {
        guard !links.isEmpty else { return path }
        if let target = links[path] { return target }
        let ends = path.indices.filter { path[$0] == "/" }
        guard let end = ends.last(where: { links[String(path[..<$0])] != nil }) else { return path }
        return (links[String(path[..<end])] ?? "") + path[end...]
    }
}
