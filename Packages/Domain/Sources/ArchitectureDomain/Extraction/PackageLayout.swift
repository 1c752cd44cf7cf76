/// The folders of a package in which its targets have their sources.
struct PackageLayout {
    /// The folder of the package, with a slash at the end unless it is the root.
    let folder: String
    /// The folders of its targets, each with a slash at the end.
    let roots: [String: String]

    /// Creates the layout of the package in a folder; a new one has no targets.
    init(at path: String, in codebase: Codebase) {
        folder = path.isEmpty ? "" : path + "/"
        let targets = codebase.packages.filter { $0.path == path }.flatMap(\.targets)
        var roots: [String: String] = [:]
        for target in targets {
            let key = Codebase.TargetKey(package: path, target: target.name)
            guard let files = codebase.sources[key], !files.isEmpty else { continue }
            roots[target.name] = Self.root(of: target.name, files.map(\.path), in: folder)
        }
        self.roots = roots
    }

    private static func root(of name: String, _ files: [String], in folder: String) -> String {
        let usual = ["Sources", "Tests"].map { folder + $0 + "/" + name + "/" }
        return usual.first { root in files.contains { $0.hasPrefix(root) } } ?? files.commonFolder(of: 10)
    }

    /// Returns the folder of the sources of a new target, beside those of another one or in the parent.
    func destination(of name: String, beside other: String, in parent: String = "Sources") -> String {
        let root = roots[other] ?? ""
        let beside = root.hasSuffix("/" + other + "/") ? String(root.dropLast(other.count + 1)) : nil
        let candidates = [beside, folder + parent + "/"].compactMap { $0 }.map { $0 + name }
        return candidates.first { candidate in !roots.values.contains { (candidate + "/").hasPrefix($0) } }
            ?? folder + name
    }

    /// Returns the path of that folder for the manifest, or nil if SwiftPM finds it by the name of the target.
    func pathArgument(of name: String, at destination: String, in parent: String = "Sources") -> String? {
        let isUsual = destination == folder + parent + "/" + name
        let isFound = roots.isEmpty || roots.values.contains { $0.hasPrefix(folder + parent + "/") }
        return isUsual && isFound ? nil : String(destination.dropFirst(folder.count))
    }
}
