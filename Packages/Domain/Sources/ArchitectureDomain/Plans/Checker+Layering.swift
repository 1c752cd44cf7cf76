public import DomainKit

extension Checker {
    /// Plans how a target, or a folder of one, becomes several modules.
    ///
    /// - Throws: ``ValidationError`` if there is no such target, or if all of its files lie in one folder.
    public func layeringPlan(of name: String) throws(ValidationError) -> LayeringPlan {
        let target = try folders(of: name)
        let sources = codebase.sources[target.key] ?? []
        let symbols = Dictionary(sources.map { ($0.path, $0.facts.symbols) }) { first, _ in first }.compactMapValues(
            \.self
        )
        let references = Dictionary(grouping: codebase.references, by: \.place.file)
        guard let groups = FileGroups(layersOf: target, in: self) ?? FileGroups(foldersOf: target) else {
            throw ValidationError(field: "target", value: name, rule: .divided)
        }
        let graph = FolderGraph(groups.files, in: groups.names, groups.groupOf, inner: groups.inner) {
            references[$0] ?? []
        }
        var search = LayeringSearch(graph, groups, symbols, WaysOut(target.key, symbols, in: codebase))
        return LayeringPlan(
            target: target.key,
            name: target.name,
            grouping: groups.grouping,
            evidence: codebase.evidence[target.key] ?? .sources,
            moves: search.moves,
            circles: search.circles,
            steps: search.steps()
        )
    }
}

/// Groups of files, by which a plan divides a target.
struct FileGroups {
    let grouping: LayeringPlan.Grouping
    /// The paths of the files, sorted.
    let files: [String]
    /// The names of the groups, and the paths of their folders.
    let names: [String]
    let folders: [String]
    /// The group of each file.
    let groupOf: [Int]
    /// For each group those that it may use by the rules, directly or through others; empty if there are no rules.
    let inner: [Set<Int>]

    /// Groups the files of a target by its folders, or returns nil if there is only one.
    ///
    /// Files that lie elsewhere than nearly all others have the folder in which they lie there.
    init?(foldersOf target: TargetFolders) {
        let outer = target.files.commonFolder(of: 10)
        let files = target.filesToPlan
        let tops = files.map { file -> String in
            let root = file.hasPrefix(target.root) ? target.root : outer
            return file.folder(below: root).map { root + $0 } ?? ""
        }
        let folders = Set(tops).sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
        guard folders.count > 1 else { return nil }
        let index = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1, $0) })
        grouping = .folders
        names = folders.map { $0.split(separator: "/").last.map(String.init) ?? target.name }
        self.files = files
        self.folders = folders.map { $0.isEmpty ? String(target.root.dropLast()) : $0 }
        groupOf = tops.map { index[$0] ?? 0 }
        inner = []
    }

    /// Groups the files of a target by the layers of their folders, or returns nil if the rules do not divide it.
    init?(layersOf target: TargetFolders, in checker: Checker) {
        let rules = checker.rules
        guard rules.hasFolders else { return nil }
        var division = Division(rules)
        let home = rules.placement(of: target.key.target, isTest: target.isTest, packagePath: target.key.package).layer
        let files = target.filesToPlan
        let parts = files.map { division.part(of: $0)?.layer }
        guard parts.contains(where: { $0 != nil }) else { return nil }
        let layerOf = parts.map { $0 ?? home }
        // The files of no layer come last.
        let layers = Set(layerOf).sorted { ($0 ?? .max) < ($1 ?? .max) }
        guard layers.count > 1 else { return nil }
        let index = Dictionary(uniqueKeysWithValues: layers.enumerated().map { ($1, $0) })
        grouping = .layers
        self.files = files
        names = layers.map { $0.map { rules.layers[$0].name } ?? target.name }
        groupOf = layerOf.map { index[$0] ?? 0 }
        folders = layers.map { layer in
            let own = zip(files, layerOf).filter { $0.1 == layer }.map(\.0)
            let plain = layer.flatMap { rules.layers[$0].folders.first(where: \.isPlain) }?.text
            return plain ?? String(own.commonFolder(of: 10).dropLast())
        }
        inner = layers.map { layer in
            let reached = layer.map { checker.reachedLayers[$0].subtracting([$0]) } ?? []
            return Set(reached.compactMap { index[$0] })
        }
    }
}

extension TargetFolders {
    /// The files of the target, or those of the folder that was named; sorted.
    fileprivate var filesToPlan: [String] { (isFolder ? files.filter { $0.hasPrefix(root) } : files).sorted() }
}
