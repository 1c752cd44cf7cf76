/// The part of a codebase that a change can have broken: the changed targets, and all that depend on them.
public struct AffectedPart: Sendable {
    /// The names of the affected targets and parts of targets, sorted.
    public let names: [String]
    /// The affected targets.
    public let targets: Set<Codebase.TargetKey>
    /// The targets whose source files have to be read to check the part.
    public let sources: Set<Codebase.TargetKey>
    /// The names with which entries of the baseline for the affected targets and parts begin.
    private let owners: Set<String>
    private let isWhole: Bool
    private let changed: [String]
    /// The files of the parts that are not affected, of targets that have others that are.
    private let spared: Set<String>
    /// The patterns for folders that match one of a changed file, and the features of the changed files.
    private var patterns: Set<String> = []
    private var features: Set<String> = []

    /// Creates the part that a change affects: everything if a manifest, the rules or the baseline changed.
    ///
    /// - Parameters:
    ///   - checker: the codebase after the change, and its rules.
    ///   - changed: the paths of added, changed, removed and renamed files (both names), relative to the root; the path
    ///     of a folder stands for all files in it.
    public init(_ checker: Checker, changed: [String]) {
        let changed = changed.filter { !checker.rules.excludes(folder: $0.folders.first ?? "") }
        self.changed = changed
        isWhole = changed.contains { checker.isDecisive($0) }
        let nodes = isWhole ? Set(checker.graph.nodes.indices) : checker.nodes(affectedBy: changed)
        names = nodes.map { checker.graph.names[$0] }.sorted()
        targets = Set(nodes.map { checker.graph.nodes[$0].key })
        let targetNames = nodes.flatMap { [checker.graph.targetNames[$0], checker.graph.nodes[$0].manifest.name] }
        owners = Set(names + targetNames + nodes.map { checker.graph.nodes[$0].name })
        let others = Set(nodes.flatMap { checker.graph.nodes[$0].parts }).subtracting(nodes)
        spared = Set(others.flatMap { checker.graph.nodes[$0].sources.map(\.path) })
        // Whether a dependency is unused depends on its sources too: one without code is there for its name or resources.
        let read = nodes.union(checker.nodes(neededForTypesOf: nodes)).union(
            nodes.flatMap { checker.graph.declared[$0].map(\.to) }
        )
        sources = Set(read.map { checker.graph.nodes[$0].key })
        guard checker.rules.hasFolders else { return }
        var division = Division(checker.rules)
        for file in changed {
            patterns.formUnion(division.patterns(matching: file.folder).map(\.text))
            if let feature = division.part(of: file)?.feature { features.insert(feature) }
        }
    }

    /// A Boolean value that indicates whether a finding lies in the part, as a failure that may hide violations does.
    func contains(_ finding: Finding) -> Bool {
        if isWhole || targets.contains(finding.subject) && !spared.contains(finding.place.file) { return true }
        return switch finding.fact {
        case .staleAllowance(let file, _, _, _): touches(file)
        case .deadFolder(let pattern, _), .shadowedPattern(let pattern, _, _): patterns.contains(pattern)
        case .emptyFeature(let name): features.contains(name)
        case .staleEntry(let violation, _, _): violation.names.first.map(owners.contains) ?? false
        case .folderWithoutTarget(let folder, _):
            changed.contains { folder == "." ? !$0.contains("/") : folder.covers($0) }
        case .readFailure(.missingFolder):
            changed.contains { finding.subject.package.isEmpty || $0.hasPrefix(finding.subject.package + "/") }
        case .readFailure(.ignoredFiles): true
        case .readFailure(let reason): reason.hidesFindings || touches(finding.place.file)
        default: false
        }
    }

    private func touches(_ file: String) -> Bool { changed.contains { $0.covers(file) } }
}

extension String {
    /// A Boolean value that indicates whether a changed path is the file, or a folder that contains it.
    fileprivate func covers(_ file: String) -> Bool {
        let path = hasSuffix("/") ? dropLast() : self[...]
        return file.hasPrefix(path) && (file.utf8.count == path.utf8.count || file.hasPrefix(path + "/"))
    }
}

extension Checker {
    /// A Boolean value that indicates whether a change of the file affects everything.
    fileprivate func isDecisive(_ path: String) -> Bool {
        PackageManifest.isManifest(path) || path.fileName == PackageManifest.projectFile || path == Rules.file
            || path == Baseline.file || path.hasPrefix(Baseline.formerFolder + "/")
            || graph.packages.contains { path.covers($0.file) }
    }

    fileprivate func nodes(affectedBy changed: [String]) -> Set<Int> {
        let touched = nodes(touchedBy: changed)
        // In a repository that builds, every import is declared by the target itself or by one that it depends on.
        let users = DirectedGraph(
            zip(graph.declaredDependencies.neighbours, graph.used).map { $0 + $1.map(\.to) }
        ).reversed
        // The imports of tests decide whether the tested target declares a dependency only for its tests.
        let tested = touched.filter { graph.nodes[$0].isTest }.flatMap { graph.declared[$0].map(\.to) }
        return touched.reduce(touched.union(tested)) { $0.union(users.reachableNodes(from: $1)) }
    }

    /// Returns the targets of the changed files; for a removed file those of the innermost folder that still has one.
    private func nodes(touchedBy changed: [String]) -> Set<Int> {
        var owners: [String: Set<Int>] = [:]
        for (node, target) in graph.nodes.enumerated() {
            for file in target.sources {
                owners[file.path, default: []].insert(node)
                for folder in file.path.folders { owners[folder, default: []].insert(node) }
            }
        }
        return changed.reduce(into: []) { nodes, path in
            let path = path.hasSuffix("/") ? String(path.dropLast()) : path
            if let known = owners[path] {
                nodes.formUnion(known)
            } else if path.hasSuffix(".swift") {
                nodes.formUnion(path.folders.lazy.compactMap { owners[$0] }.first ?? [])
            }
        }
    }
}
