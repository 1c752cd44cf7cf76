extension Checker {
    /// Returns the targets whose references between files are needed: those that folders divide into parts, those that declare
    /// one of them, and those whose folders must not use each other or are drawn.
    public var targetsWithReferences: Set<Codebase.TargetKey> {
        var keys = rules.hasFolders ? graph.targetsWithReferences : []
        if let opened = rules.opened {
            let targets = Set(codebase.folders(of: opened).map(\.key))
            keys.formUnion(targets)
            if rules.opensUsers {
                // Targets of projects share files.
                let files = Set(targets.flatMap { codebase.sources[$0] ?? [] }.map(\.path))
                keys.formUnion(graph.targets(declaring: targets))
                keys.formUnion(codebase.sources.filter { $1.contains { files.contains($0.path) } }.keys)
            }
        }
        if rules.folderCycle != nil {
            keys.formUnion(codebase.folders { $1.kind != .test }.filter(\.isDivided).map(\.key))
        }
        return keys
    }

    /// The references by the file that has them.
    var referencesByFile: [String: [SourceReference]] {
        Dictionary(grouping: codebase.references, by: \.place.file)
    }

    /// Returns the files to move and the references to remove that break cycles of folders, if the rules forbid them.
    ///
    /// Tests may be in folders as they like. A file that several targets compile is reported once.
    func folderCycleFindings() -> [Finding] {
        guard let rule = rules.folderCycle, rules.severity(of: .folderCycle) > .off else { return [] }
        let targets = codebase.folders { $1.kind != .test }.filter(\.isDivided)
        guard !targets.isEmpty else { return [] }
        let references = referencesByFile
        let names = Dictionary(zip(graph.nodes.map(\.key), graph.targetNames)) { first, _ in first }
        var seen: Set<SourceReference> = []
        return targets.flatMap { target -> [Finding] in
            let graph = FolderGraph(target) { references[$0] ?? [] }
            let opening = FolderOpening(graph)
            let folders = opening.backward.isEmpty ? DirectedGraph([]) : graph.dependencies
            func finding(_ use: FolderGraph.Use, _ files: [Int], _ folder: Int) -> Finding? {
                let (from, to) = (graph.folderOf[use.from], graph.folderOf[use.to])
                guard let back = folders.path(from: to, to: from), seen.insert(use.reference).inserted else {
                    return nil
                }
                let fact = Fact.folderCycle(
                    target: names[target.key] ?? target.key.target,
                    path: ([from] + back.dropLast()).map { graph.folders[$0] },
                    name: use.reference.name,
                    moves: files.map { String(graph.files[$0].dropFirst(target.root.count)) },
                    folder: graph.folders[folder]
                )
                var found = self.finding(fact, at: use.reference.place, subject: target.key, rule: rule)
                found.declaration = use.reference.declaration
                return found
            }
            return opening.moves.compactMap { finding($0.use, $0.files, $0.folder) }
                + opening.cuts.compactMap { finding($0, [], graph.folderOf[$0.to]) }
        }
    }
}
