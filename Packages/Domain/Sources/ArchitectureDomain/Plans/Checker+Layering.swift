public import DomainKit

extension Checker {
    /// Plans how a target, or a folder of one, becomes several modules; throws if there is no such target, or if all of
    /// its files lie in one folder.
    public func layeringPlan(of name: String) throws(ValidationError) -> LayeringPlan {
        let target = try folders(of: name)
        let sources = codebase.sources[target.key] ?? []
        let symbols = Dictionary(sources.map { ($0.path, $0.facts.symbols) }) { first, _ in first }.compactMapValues(
            \.self
        )
        let references = referencesByFile
        func isLate(_ use: FolderGraph.Use) -> Bool {
            let place = use.reference.place
            return symbols[place.file]?.isForDevelopment(line: place.position.line) ?? false
        }
        let groups =
            FileGroups(layersOf: target, in: self) ?? FileGroups(foldersOf: target)
            ?? FileGroups(proposedFor: target, sources) { files in
                FolderGraph(files, in: [target.name], files.map { _ in 0 }) { references[$0] ?? [] }.uses
                    .filter { !isLate($0) }
            }
        guard let groups else { throw ValidationError(field: "target", value: name, rule: .divided) }
        var graph = FolderGraph(groups.files, in: groups.names, groups.groupOf, inner: groups.inner) {
            references[$0] ?? []
        }
        let late = graph.uses.filter(isLate)
        graph.uses.removeAll(where: isLate)
        var search = LayeringSearch(graph, late, groups, WaysOut(target.key, symbols, in: codebase))
        return LayeringPlan(
            target: target.key,
            name: target.name,
            grouping: groups.grouping,
            evidence: codebase.evidence[target.key] ?? .sources,
            moves: search.moves,
            circles: search.circles,
            steps: search.steps(),
            references: graph.uses.map(\.reference)
        )
    }
}

/// Groups of files, by which a plan divides a target.
struct FileGroups {
    let grouping: LayeringPlan.Grouping
    let files: [String]
    let names: [String]
    let folders: [String]
    let groupOf: [Int]
    /// For each group those that it may use by the rules, directly or through others; empty if there are no rules.
    let inner: [Set<Int>]

    /// The smallest number of files for which groups are proposed.
    private static let fewest = 8

    /// Groups the files of a target by what they have to do with each other; nil for too few or too many.
    init?(
        proposedFor target: TargetFolders,
        _ sources: [Codebase.SourceFile],
        uses: ([String]) -> [FolderGraph.Use]
    ) {
        let files = target.filesToPlan
        var neighbours = Array(repeating: [Int](), count: files.count)
        for use in uses(files) { neighbours[use.from].append(use.to) }
        let graph = DirectedGraph(neighbours)
        let imports = Dictionary(sources.map { ($0.path, Set($0.facts.imports.map(\.module))) }) { first, _ in first }
        guard files.count >= Self.fewest,
            let proposal = GroupProposal(files, uses: graph, imports: files.map { imports[$0] ?? [] })
        else { return nil }
        (self.files, groupOf, grouping, inner) = (files, proposal.groupOf, .proposal, [])
        let count = (groupOf.max() ?? 0) + 1
        guard count > 1 else { return nil }
        let users = graph.reversed
        var names: [String] = []
        for group in 0..<count {
            let members = files.indices.filter { proposal.groupOf[$0] == group }
            var counts: [String: Int] = [:]
            for member in members {
                let words = files[member].wordsOfName
                for word in Set(words.prefix(1) + words.suffix(1)) { counts[word, default: 0] += 1 }
            }
            // A word that half of the files share or, without one, the file that most others use.
            let word = counts.filter { 2 * $0.value >= members.count && !names.contains($0.key) }
                .min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
            let file = members.max { users.neighbours[$0].count < users.neighbours[$1].count }.map { files[$0] } ?? ""
            let name = word ?? file.wordsOfName.joined()
            names.append(names.contains(name) ? file : name)
        }
        self.names = names
        folders = names.map { target.root + $0 }
    }

    /// Groups the files of a target by its folders, or returns nil if nearly all lie in one; files that lie elsewhere
    /// than nearly all others have the folder in which they lie there.
    init?(foldersOf target: TargetFolders) {
        let outer = target.files.commonFolder(of: 10)
        let files = target.filesToPlan
        let tops = files.map { file -> String in
            let root = file.hasPrefix(target.root) ? target.root : outer
            return file.folder(below: root).map { root + $0 } ?? ""
        }
        let folders = Set(tops).sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
        let largest = folders.map { folder in tops.count { $0 == folder } }.max() ?? 0
        guard folders.count > 1, 10 * largest < 9 * files.count || files.count < Self.fewest else { return nil }
        let index = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1, $0) })
        grouping = .folders
        let rootName = target.root.isEmpty ? target.name : target.root.fileName
        let last = folders.map { $0.isEmpty ? rootName : $0.fileName }
        names = folders.indices.map { folder in
            guard last.count(where: { $0 == last[folder] }) > 1 else { return last[folder] }
            return folders[folder].isEmpty ? target.rootPath : folders[folder]
        }
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
        let isTaken = rules.layers.contains { $0.name == target.name }
        names = layers.map { $0.map { rules.layers[$0].name } ?? (isTaken ? target.rootPath : target.name) }
        groupOf = layerOf.map { index[$0] ?? 0 }
        folders = layers.map { layer in
            let own = zip(files, layerOf).filter { $0.1 == layer }.map(\.0)
            let patterns = layer.map { rules.layers[$0].folders } ?? []
            let plain = patterns.first { folder in
                folder.isPlain && own.contains { $0.hasPrefix(folder.text + "/") }
            }
            // A file moves to where the rules give it to the layer: beside another of its files.
            let folder = patterns.isEmpty ? own.commonFolder(of: 10).dropLast() : own.first?.folder ?? ""
            return plain?.text ?? String(folder)
        }
        inner = layers.map { layer in
            let reached = layer.map { checker.reachedLayers[$0].subtracting([$0]) } ?? []
            return Set(reached.compactMap { index[$0] })
        }
    }
}

extension TargetFolders {
    /// The path of the folder that contains the groups, as the name of the files in none.
    fileprivate var rootPath: String { root.isEmpty ? "." : String(root.dropLast()) }

    /// The files of the target, or those of the folder that was named; sorted.
    fileprivate var filesToPlan: [String] { (isFolder ? files.filter { $0.hasPrefix(root) } : files).sorted() }
}
