/// The traits on which what moves to another package depends.
extension ExtractionDraft {
    /// The traits of the package that the files leave which these name, or their settings or dependencies; rather one too many.
    var traits: [String] {
        guard !home.isOrigin, !origin.package.traits.isEmpty else { return [] }
        let manifest = ManifestEdit(text: String(decoding: manifests[origin.package.path] ?? [], as: UTF8.self))
        let tests = (tests?.moves ?? []).compactMap { stayers[$0.old]?.bytes }
        let texts =
            origin.package.dependencies.compactMap { manifest.packageDependency(at: $0.position) }
            + sources.flatMap { source in source.target.settings + dependencies(of: source, manifest).map(\.text) }
        let words = (moved.files.map(\.tree.bytes) + tests + texts.map { Array($0.utf8) }).map(\.words)
        return origin.package.traits.map(\.name).filter { trait in words.contains { $0.contains(trait) } }
    }

    /// The list of these traits for the manifest of a new package, which has those by default that the other one has.
    var declaredTraits: [String] {
        let names = traits
        let (package, isDefault) = (origin.package, Set(origin.package.defaultTraits))
        let defaults = names.filter { !package.traits(enabling: [$0]).isDisjoint(with: isDefault) }
        let list = defaults.map { "\"\($0)\"" }.joined(separator: ", ")
        return (defaults.isEmpty ? [] : [".default(enabledTraits: [\(list)])"]) + names.map { "\"\($0)\"" }
    }

    /// Returns the declaration of the package for another one: with the traits that are enabled in the one that the files leave, while
    /// others have no say.
    func homeDependency(in package: PackageManifest) -> String {
        let path = "path: \"\(home.folder.relative(to: package.path))\""
        let names = traits
        guard !names.isEmpty else { return ".package(\(path))" }
        let isOrigin = package.path == origin.package.path
        let list = isOrigin ? names.map { ".trait(name: \"\($0)\", condition: .when(traits: [\"\($0)\"]))" } : []
        return ".package(\(path), traits: [\(list.joined(separator: ", "))])"
    }
}

extension [UInt8] {
    /// The tokens of a source, and the contents of its literals.
    fileprivate var words: Set<String> { Set(tokens.map { text(of: $0) }) }
}
