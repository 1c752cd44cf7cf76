/// The changes that fix those findings of a check whose fix is certain, because everything builds as before.
public struct FixPlan: Sendable {
    /// A finding that stays, although other findings of its check are fixed.
    public struct Rest: Hashable, Sendable {
        /// The finding.
        public let finding: Finding
        /// The reason for which it stays.
        public let obstacle: Obstacle
    }

    /// The reasons for which a finding stays.
    public enum Obstacle: Hashable, Sendable {
        /// The manifest computes the dependencies of the target, or the text at the place is not what was found.
        case computed
        /// The code of the target mentions the module.
        case mentioned(Place)
        /// Another target may need the dependency or the public import, although it does not declare it.
        case neededBy(String)
        /// The dependency may have an effect without an import, because it is not Swift or comes from outside.
        case opaque
        /// No product of the packages that the manifest depends on has the module, or several have.
        case ambiguous
        /// The dependency would violate other rules, or close a cycle.
        case forbidden
        /// The file cannot be changed: it cannot be read, or a link leads to it.
        case unreadable
    }

    /// The changes of the files.
    public let changes: [ProjectChange]
    /// The findings that the changes fix.
    public let fixed: [Finding]
    /// The findings that are not certain enough.
    public let rest: [Rest]

    /// The suffixes of documents that name the modules of classes; a plan needs them beside the files of ``paths(for:)``.
    public static let documentSuffixes = [".storyboard", ".xib"]

    /// Returns the paths of the files that a plan for a report needs.
    public static func paths(for report: ArchitectureReport) -> Set<String> {
        var paths: Set<String> = []
        for finding in report.findings where isFixable(finding, in: report.graph) {
            switch finding.fact {
            case .undeclaredImport:
                paths.formUnion(report.graph.packages.filter { $0.path == finding.subject.package }.map(\.file))
            case .unusedDependency:
                paths.insert(finding.place.file)
                let nodes = report.graph.nodes.filter { $0.key == finding.subject }
                paths.formUnion(nodes.flatMap { $0.sources.map(\.path) })
            default: paths.insert(finding.place.file)
            }
        }
        return paths
    }

    /// Plans the changes of a report's findings in the files that can be changed, and in documents.
    public init(_ report: ArchitectureReport, files: [String: [UInt8]]) {
        let findings = report.findings.filter { Self.isFixable($0, in: report.graph) }
        var search = FixSearch(report, files)
        // Comments go by their places, before the rest of a manifest changes; what is added decides what can be removed.
        for kinds in [[Check.publicImport, .staleSuppression], [.undeclaredImport], [.unusedDependency]] {
            for finding in findings where kinds.contains(finding.check) { search.fix(finding) }
        }
        changes = search.changes
        fixed = search.fixed.sorted()
        rest = search.rest.sorted { $0.finding < $1.finding }
    }

    /// A Boolean value that indicates whether findings of this kind may be fixed; projects of Xcode and the rules are not changed.
    private static func isFixable(_ finding: Finding, in graph: ModuleGraph) -> Bool {
        switch finding.fact {
        case .needlessPublicImport, .staleSuppression: true
        case .unusedDependency, .unusedProduct, .undeclaredImport, .undeclaredProduct:
            graph.packages.first { $0.path == finding.subject.package }?.kind == .package
        default: false
        }
    }
}

/// A search for the changes that fix findings.
private struct FixSearch {
    private let report: ArchitectureReport
    private let graph: ModuleGraph
    private let declared: DirectedGraph
    private let files: [String: [UInt8]]
    private let documents: [(path: String, text: String)]
    private var manifests: [String: ManifestEdit] = [:]
    private var sources: [String: SourceEdit] = [:]
    /// The declarations that were added, or the reasons why they could not be, by the target and the node that it imports.
    private var added: [Declaration: FixPlan.Obstacle?] = [:]
    private(set) var fixed: [Finding] = []
    private(set) var rest: [FixPlan.Rest] = []

    private struct Declaration: Hashable {
        let target: Codebase.TargetKey
        let dependency: Codebase.TargetKey
    }

    init(_ report: ArchitectureReport, _ files: [String: [UInt8]]) {
        self.report = report
        self.files = files
        graph = report.graph
        declared = report.graph.declaredDependencies
        documents = files.filter { file in FixPlan.documentSuffixes.contains(where: file.key.hasSuffix) }
            .sorted { $0.key < $1.key }.map { ($0.key, String(decoding: $0.value, as: UTF8.self)) }
    }

    var changes: [ProjectChange] {
        let edited = sources.mapValues(\.result).merging(manifests.mapValues { Array($0.text.utf8) }) { $1 }
        return edited.filter { files[$0.key] != $0.value }.sorted { $0.key < $1.key }.map {
            ProjectChange(path: $0.key, old: files[$0.key], new: $0.value)
        }
    }

    mutating func fix(_ finding: Finding) {
        if let obstacle = obstacle(fixing: finding) {
            rest.append(.init(finding: finding, obstacle: obstacle))
        } else {
            fixed.append(finding)
        }
    }

    /// Fixes a finding, or returns the reason for which it stays.
    private mutating func obstacle(fixing finding: Finding) -> FixPlan.Obstacle? {
        let place = finding.place
        switch finding.fact {
        case .undeclaredImport: return declareImport(finding)
        case .unusedDependency(_, let name): return removeDependency(name, finding)
        case .unusedProduct: return .opaque
        case .undeclaredProduct: return .ambiguous
        case .needlessPublicImport(_, let module, let needed):
            if let client = client(seeing: module, through: finding, needed) { return .neededBy(client) }
            return edit(place.file) { $0.narrowImport(at: place.position, to: needed) }
        case .staleSuppression: return edit(place.file) { $0.removeComment(at: place.position) }
        default: return .computed
        }
    }

    private mutating func edit(_ file: String, _ change: (inout SourceEdit) -> Bool) -> FixPlan.Obstacle? {
        guard let bytes = files[file] else { return .unreadable }
        return change(&sources[file, default: SourceEdit(bytes)]) ? nil : .computed
    }

    // MARK: - Dependencies

    private mutating func edit(manifest: String, _ change: (inout ManifestEdit) -> Bool) -> FixPlan.Obstacle? {
        guard let bytes = sources[manifest]?.result ?? files[manifest] else { return .unreadable }
        return change(&manifests[manifest, default: ManifestEdit(text: String(decoding: bytes, as: UTF8.self))])
            ? nil : .computed
    }

    /// Declares the dependency of an import once, and returns the same answer for its other imports.
    private mutating func declareImport(_ finding: Finding) -> FixPlan.Obstacle? {
        guard let (node, to) = imported(by: finding) else { return .ambiguous }
        let key = Declaration(target: finding.subject, dependency: graph.nodes[to].key)
        if let known = added[key] { return known }
        let obstacle = declare(to, from: node)
        added[key] = .some(obstacle)
        return obstacle
    }

    /// Returns the target of a finding about an import, and the one that it imports.
    private func imported(by finding: Finding) -> (node: Int, to: Int)? {
        for node in graph.nodes.indices where graph.nodes[node].key == finding.subject {
            guard let found = graph.imported[node].first(where: { $0.place == finding.place }) else { continue }
            return found.to.map { (node, $0) }
        }
        return nil
    }

    private mutating func declare(_ to: Int, from node: Int) -> FixPlan.Obstacle? {
        let (target, other) = (graph.nodes[node], graph.nodes[to])
        guard !declared.reachableNodes(from: to).contains(node), !isForbidden(to, from: node) else { return .forbidden }
        guard let dependency = dependency(on: to, from: node) else { return .ambiguous }
        let isProgram = other.manifest.kind == .executable && target.isTest && other.package == target.package
        guard [.library, .system].contains(other.manifest.kind) || isProgram else { return .ambiguous }
        return edit(manifest: graph.packages[target.package].file) { $0.add(dependency, to: target.manifest.name) }
    }

    /// Returns the text that declares a dependency, or nil if the manifest or the module leaves a choice.
    private func dependency(on to: Int, from node: Int) -> String? {
        let (target, other) = (graph.nodes[node], graph.nodes[to])
        let namesakes = graph.nodes.filter { $0.manifest.module == other.manifest.module && $0.key != other.key }
        if other.package == target.package { return namesakes.isEmpty ? "\"\(other.manifest.name)\"" : nil }
        let owners = graph.packageDependencies[target.package].filter { $0.to == other.package }
        guard namesakes.isEmpty, owners.count == 1 else { return nil }
        let package = graph.packages[other.package]
        let products = package.products.filter { $0.targets.contains(other.manifest.name) }
        guard
            let product = products.count == 1 ? products[0] : products.first(where: { $0.name == other.manifest.name })
        else { return nil }
        // The folder names the package in any case; its identity has no capital letters.
        let folder = package.path.isEmpty ? package.name : package.path.fileName
        let identity = owners[0].dependency.identity
        let name = folder.lowercased() == identity ? folder : identity
        return ".product(name: \"\(product.name)\", package: \"\(name)\")"
    }

    /// A Boolean value that indicates whether the report says that a target must not use another.
    private func isForbidden(_ to: Int, from node: Int) -> Bool {
        let (target, other) = (graph.nodes[node], graph.nodes[to])
        let names: Set = [other.name, graph.names[to], other.key.package, graph.packages[other.package].name]
        return report.findings.contains { finding in
            switch finding.check {
            case .layerDependency, .transitiveLayerDependency, .groupDependency, .featureDependency, .targetCycle:
                finding.subject == target.key && !names.isDisjoint(with: finding.fact.detail)
            case .packageDependency, .packageCycle:
                finding.subject.package == target.key.package && !names.isDisjoint(with: finding.fact.detail)
            default: false
            }
        }
    }

    private mutating func removeDependency(_ name: String, _ finding: Finding) -> FixPlan.Obstacle? {
        let nodes = graph.nodes.indices.filter { graph.nodes[$0].key == finding.subject }
        guard let node = nodes.first else { return .computed }
        let entries = graph.declared[node].filter { $0.dependency.name == name }
        let others = entries.map { graph.nodes[$0.to] }
        guard entries.allSatisfy({ $0.dependency.aliases.isEmpty }),
            others.allSatisfy({ $0.manifest.kind == .library && !$0.sources.isEmpty })
        else { return .opaque }
        let modules = Set(others.flatMap(\.manifest.modules) + [name])
        for file in nodes.flatMap({ graph.nodes[$0].sources }) {
            guard let bytes = files[file.path] else { return .unreadable }
            if let position = Self.mention(of: modules, in: bytes) {
                return .mentioned(Place(file: file.path, position))
            }
        }
        let folder = finding.subject.package.isEmpty ? "" : finding.subject.package + "/"
        let document = documents.first { path, text in path.hasPrefix(folder) && modules.contains(where: text.contains)
        }
        if let document { return .mentioned(Place(file: document.path)) }
        if let user = undeclaredUser(of: Set(entries.map(\.to)), through: node) { return .neededBy(user) }
        let target = graph.nodes[node].manifest.name
        return edit(manifest: finding.place.file) { $0.remove(name, from: target) }
    }

    /// Returns the position of the first word, or the first string, that has one of the names; comments do not count.
    private static func mention(of names: Set<String>, in bytes: [UInt8]) -> Position? {
        var lexer = SourceLexer(bytes)
        while let token = lexer.next() {
            switch token.kind {
            case .word, .quotedWord:
                if names.contains(bytes.text(of: token)) { return lexer.position(of: token) }
            case .text:
                let text = bytes.text(of: token)
                if names.contains(where: text.contains) { return lexer.position(of: token) }
            default: continue
            }
        }
        return nil
    }

    /// Returns the name of a target that imports one of several without declaring it, and gets it by a dependency on a target.
    private func undeclaredUser(of targets: Set<Int>, through node: Int) -> String? {
        let keys = Set(targets.map { graph.nodes[$0].key })
        return graph.nodes.indices.first { other in
            let own = Set(graph.declared[other].map { graph.nodes[$0.to].key })
            let open = graph.imported[other].compactMap { $0.to.map { graph.nodes[$0].key } }.filter { key in
                let answer = added[Declaration(target: graph.nodes[other].key, dependency: key)]
                return keys.contains(key) && !own.contains(key) && answer.map { $0 != nil } ?? true
            }
            return !open.isEmpty && declared.reachableNodes(from: other).contains(node)
        }.map { graph.nodes[$0].manifest.name }
    }

    // MARK: - Imports

    /// Returns the name of a target that may see what a module declares only through the public import of a target:
    /// with an import that is not public without the word, or as a client that sees members of modules it does not
    /// import.
    private func client(seeing module: String, through finding: Finding, _ needed: ImportStatement.Access) -> String? {
        let nodes = graph.nodes.indices.filter { graph.nodes[$0].key == finding.subject }
        func uses(_ feature: String, _ node: Int) -> Bool {
            graph.nodes[node].manifest.settings.contains("enableUpcomingFeature(\(feature))")
        }
        guard let node = nodes.first, needed == .package || uses("InternalImportsByDefault", node) else { return nil }
        return graph.nodes.indices.first { other in
            guard !nodes.contains(other), !uses("MemberImportVisibility", other) else { return false }
            return graph.nodes[other].sources.contains { file in
                let modules = file.facts.imports.map(\.module)
                return modules.contains(graph.nodes[node].manifest.module) && !modules.contains(module)
            }
        }.map { graph.nodes[$0].manifest.name }
    }
}
