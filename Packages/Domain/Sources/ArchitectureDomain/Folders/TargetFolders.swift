/// The files of a target, and the folder whose subfolders divide them.
struct TargetFolders {
    let key: Codebase.TargetKey
    /// The name of the target, or of the folder.
    let name: String
    let isTest: Bool
    let files: [String]
    /// The folder whose subfolders divide the files, with a slash at the end: by default the innermost one with all files, or
    /// with nearly all if files of the target may lie anywhere.
    let root: String
    /// A Boolean value that indicates whether the folder was named, and not the target.
    var isFolder = false

    /// A Boolean value that indicates whether some of the files lie in a subfolder.
    var isDivided: Bool { files.contains { $0.hasPrefix(root) && $0.folder(below: root) != nil } }
}

extension Codebase {
    /// Returns the targets for which a predicate is true.
    func folders(where isIncluded: (PackageManifest, TargetManifest) -> Bool) -> [TargetFolders] {
        packages.flatMap { package in
            package.targets.filter { isIncluded(package, $0) }.map { target in
                let key = TargetKey(package: package.path, target: target.name)
                let files = sources[key]?.map(\.path) ?? []
                return TargetFolders(
                    key: key,
                    name: target.name,
                    isTest: target.kind == .test,
                    files: files,
                    root: files.commonFolder(of: package.kind == .package ? 10 : 9)
                )
            }
        }
    }

    /// Returns the targets with a name, of which tests and those without files are the last choice, or else the target with most
    /// files in a folder of that path.
    func folders(of name: String) -> [TargetFolders] {
        let exact = folders { package, target in
            [target.name, package.path + "/" + target.name, package.name + "/" + target.name].contains(name)
        }
        let named = exact.isEmpty ? folders { $1.module == name } : exact
        guard named.isEmpty else {
            // A project may offer the target of a package, which has the files.
            return [named.filter { !$0.isTest && !$0.files.isEmpty }, named.filter { !$0.isTest }].first { !$0.isEmpty }
                ?? named
        }
        let root = name.hasSuffix("/") ? name : name + "/"
        func size(_ target: TargetFolders) -> Int { target.files.count { $0.hasPrefix(root) } }
        let largest = folders { _, _ in true }.max { size($0) < size($1) }
        guard let largest, size(largest) > 0 else { return [] }
        return [
            TargetFolders(
                key: largest.key,
                name: name.fileName,
                isTest: largest.isTest,
                files: largest.files,
                root: root,
                isFolder: true
            )
        ]
    }
}
