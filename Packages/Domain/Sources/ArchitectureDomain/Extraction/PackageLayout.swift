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

extension String {
    /// Returns the path of this folder relative to another one, both relative to the same root.
    public func relative(to other: String) -> String {
        let (own, base) = (split(separator: "/"), other.split(separator: "/"))
        let common = zip(own, base).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: base.count - common) + own.dropFirst(common).map(String.init)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    /// Returns this path, which is relative to a folder, relative to the root of that folder.
    func resolved(in folder: String) -> String {
        (folder + "/" + self).split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(part)
            }
        }.joined(separator: "/")
    }
}
