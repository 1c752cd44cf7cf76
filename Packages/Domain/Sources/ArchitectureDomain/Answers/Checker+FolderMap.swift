import DomainKit

extension Checker {
    /// Returns the target with a name, or the target of a folder; throws if there is none or several.
    func folders(of name: String) throws(ValidationError) -> TargetFolders {
        let found = codebase.folders(of: name)
        guard found.count == 1 else {
            let known = Set(graph.names + graph.targetNames).sorted()
            throw ValidationError(field: "target", value: name, rule: .oneOf(known))
        }
        return found[0]
    }

    /// Creates a map of the folders of a target, or of a folder; arrows that close a cycle are forbidden; throws if
    /// there is no such target, if it has no folders, or if there is nothing that the scope focuses on, or that it
    /// leaves out by a name.
    func folderMap(of name: String, _ scope: MapScope) throws(ValidationError) -> ModuleMap {
        let target = try folders(of: name)
        guard target.isDivided else { throw ValidationError(field: "target", value: name, rule: .divided) }
        let references = referencesByFile
        let graph = FolderGraph(target) { references[$0] ?? [] }
        func isOmitted(_ folder: String, by names: [String]) -> Bool {
            names.contains { NamePattern($0).matches(folder) }
        }
        if let name = scope.omitted.first(where: { name in !graph.folders.contains { isOmitted($0, by: [name]) } }) {
            throw ValidationError(field: "folder", value: name, rule: .oneOf(graph.folders))
        }
        let shown = graph.folders.indices.filter { !isOmitted(graph.folders[$0], by: scope.omitted) }
        let folders = drawnFolders(of: graph, shown)
        let package = target.key.package
        let map = ModuleMap(
            modules: folders.names.map { .init(name: $0, package: package) },
            arrows: folders.arrows,
            coverage: codebase.coverage
        )
        guard let focus = scope.focus else { return map }
        guard let center = map.modules.firstIndex(where: { $0.name == focus }) else {
            throw ValidationError(field: "folder", value: focus, rule: .oneOf(map.modules.map(\.name)))
        }
        return map.focused(on: center)
    }

    /// The folders of the targets whose references between files are known, by target.
    var knownFolders: [Codebase.TargetKey: ModuleMap.Folders] {
        let (known, references) = (targetsWithReferences, referencesByFile)
        let targets = codebase.folders { $1.kind != .test }.filter { known.contains($0.key) && $0.isDivided }
        return Dictionary(
            targets.map { target in
                let graph = FolderGraph(target) { references[$0] ?? [] }
                return (target.key, drawnFolders(of: graph, Array(graph.folders.indices)))
            }
        ) { first, _ in first }
    }

    /// Returns some folders and their references; those that close a cycle are forbidden.
    private func drawnFolders(of graph: FolderGraph, _ shown: [Int]) -> ModuleMap.Folders {
        let index = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
        let ranks = graph.ranks()
        var forbidden: Set<[Int]> = []
        var places: [[Int]: Place] = [:]
        var neighbours = Array(repeating: [Int](), count: shown.count)
        for use in graph.uses {
            let (from, to) = (graph.folderOf[use.from], graph.folderOf[use.to])
            guard from != to, let start = index[from], let end = index[to], places[[start, end]] == nil else {
                continue
            }
            places[[start, end]] = use.reference.place
            neighbours[start].append(end)
            if ranks[from] < ranks[to] { forbidden.insert([start, end]) }
        }
        let arrows = ModuleMap.arrows(DirectedGraph(neighbours), forbidden: forbidden).map { arrow in
            var arrow = arrow
            arrow.place = places[[arrow.from, arrow.to]]
            return arrow
        }
        return ModuleMap.Folders(names: shown.map { graph.folders[$0] }, arrows: arrows)
    }
}
