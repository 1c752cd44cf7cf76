/// The part of a codebase that a change can have broken: the targets that it touched, and all that declare to use them.
public struct AffectedPart: Sendable {
    /// The targets; their packages and names.
    public let targets: Set<Codebase.TargetKey>
    /// The targets whose source files the check of the part has to look at.
    public let sources: Set<Codebase.TargetKey>
    private let isWhole: Bool
    private let changed: [String]

    /// Finds the part.
    ///
    /// A change of a manifest, of the rules or of the baseline can break everything.
    ///
    /// - Parameters:
    ///   - checker: the codebase after the change, and its rules.
    ///   - changed: the files that were added, changed, removed or renamed, relative to the root, by both names; a
    ///     folder stands for everything in it.
    /// - Complexity: O(t + a + c · f) in targets, arrows, changed files and files.
    public init(_ checker: Checker, changed: [String]) {
        let changed = changed.filter { !checker.rules.excludes(folder: $0.folders.first ?? "") }
        self.changed = changed
        isWhole = changed.contains { checker.isDecisive($0) }
        let nodes = isWhole ? Set(checker.graph.nodes.indices) : checker.nodes(affectedBy: changed)
        targets = Set(nodes.map { checker.graph.nodes[$0].key })
        sources = targets.union(checker.declaringNodes(for: nodes).map { checker.graph.nodes[$0].key })
    }

    /// Whether a finding lies in the part.
    ///
    /// What could not be read and may hide something always does.
    func contains(_ finding: Finding) -> Bool {
        if isWhole || targets.contains(finding.subject) { return true }
        return switch finding.fact {
        case .staleAllowance(let file, _, _, _): touches(file)
        case .staleEntry(let violation): touches(violation.file)
        case .obstacle(.missingFolder):
            changed.contains { finding.subject.package.isEmpty || $0.hasPrefix(finding.subject.package + "/") }
        case .obstacle(let reason): reason.hidesFindings || touches(finding.place.file)
        default: false
        }
    }

    private func touches(_ file: String) -> Bool { changed.contains { $0.covers(file) } }
}

extension String {
    /// Whether a changed path is a file, or a folder in which the file lies.
    fileprivate func covers(_ file: String) -> Bool {
        let path = hasSuffix("/") ? dropLast() : self[...]
        return file.hasPrefix(path) && (file.utf8.count == path.utf8.count || file.hasPrefix(path + "/"))
    }
}

extension Checker {
    /// Whether a change of the file can break anything anywhere.
    fileprivate func isDecisive(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return PackageManifest.isManifest(name) || path == rules.file || path.hasPrefix(Baseline.folder + "/")
            || graph.packages.contains { path.covers($0.file) }
    }

    fileprivate func nodes(affectedBy changed: [String]) -> Set<Int> {
        let touched = nodes(touchedBy: changed)
        // Whatever a target imports in a repository that builds, it declares, itself or through others.
        let users = DirectedGraph(graph.declared.map { $0.map(\.to) }).reversed
        // A test tells whether what it tests declares something for the tests alone.
        let tested = touched.filter { graph.nodes[$0].isTest }.flatMap { graph.declared[$0].map(\.to) }
        return touched.reduce(touched.union(tested)) { $0.union(users.reach(of: $1)) }
    }

    /// The targets that declare what the rules about data look for in some others.
    fileprivate func declaringNodes(for nodes: Set<Int>) -> Set<Int> {
        Set(
            rules.dataOnly.flatMap { rule in
                nodes.filter { layer(of: $0)?.name == rule.layer }.flatMap { node in
                    graph.declared[node].map(\.to).filter { layer(of: $0)?.name == rule.of }
                }
            }
        )
    }

    /// The targets of the changed files; of a file that is gone those of the innermost folder that still has some.
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
