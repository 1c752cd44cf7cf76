import ArchitectureDomain

extension [ParsedManifest] {
    /// The manifests without those that only repeat targets of packages below their own folder.
    ///
    /// The manifest at the root of a repository repeats targets of its packages for those who depend on it by URL, because
    /// SwiftPM finds no other. It may have plugins beside them: in the package of their program, each of its builds would compile
    /// that twice. A manifest that another package names by path stays.
    var withoutRepetitions: [ParsedManifest] {
        filter { outer in
            let path = outer.manifest.path
            let isNamed = contains { $0.manifest.dependencies.contains { $0.path == path } }
            let plugins = Set(outer.manifest.targets.filter { $0.kind == .plugin }.map(\.name))
            guard outer.folders.contains(where: { !plugins.contains($0.target) }), !isNamed else { return true }
            let prefix = path.isEmpty ? "" : path + "/"
            let inner = filter { $0.manifest.path != path && $0.manifest.path.hasPrefix(prefix) }
            let known = Dictionary(grouping: inner.flatMap(\.folders), by: \.path).mapValues { Set($0.map(\.target)) }
            return !outer.folders.allSatisfy {
                plugins.contains($0.target) || known[$0.path]?.contains($0.target) ?? false
            }
        }
    }
}
