extension Rules {
    /// The rules that a codebase keeps already, as a start: the arrows that are there are allowed, and no others.
    ///
    /// Several packages become one layer each. A single package becomes layers of targets, each above what it uses.
    /// Packages or targets that need each other share a layer, because rules cannot allow a cycle.
    ///
    /// - Parameters:
    ///   - codebase: the repository.
    ///   - reason: what stands as the reason of each rule until somebody knows better.
    public init(proposedFor codebase: Codebase, reason: String) {
        self.init()
        let graph = ModuleGraph(codebase)
        layers =
            codebase.packages.count > 1
            ? Self.packageLayers(graph, reason) : Self.targetLayers(graph, reason)
    }

    private static func packageLayers(_ graph: ModuleGraph, _ reason: String) -> [Layer] {
        var neighbours = graph.packageArrows.map { $0.map(\.to) }
        for (from, node) in graph.nodes.enumerated() {
            let others = graph.neighbours(of: from).map { graph.nodes[$0].package }
            neighbours[node.package] += others.filter { $0 != node.package }
        }
        let groups = LayerGroups(DirectedGraph(neighbours))
        return groups.ordered.map { group in
            let packages = groups.members[group].map { graph.packages[$0] }
            var layer = Layer(
                name: packages.map(\.name).joined(separator: "-"),
                packages: packages.map { NamePattern($0.path) },
                reason: reason
            )
            layer.uses = groups.uses(of: group).map { other in
                groups.members[other].map { graph.packages[$0].name }.joined(separator: "-")
            }
            return layer
        }
    }

    private static func targetLayers(_ graph: ModuleGraph, _ reason: String) -> [Layer] {
        let shown = graph.nodes.indices.filter { !graph.nodes[$0].isTest }
        let arrows = graph.nodes.indices.map { graph.nodes[$0].isTest ? [] : graph.neighbours(of: $0) }
        let groups = LayerGroups(DirectedGraph(arrows))
        let path = NamePattern(graph.packages.first?.path ?? "")
        return groups.ordered.filter { group in groups.members[group].contains(where: shown.contains) }.map { group in
            let names = groups.members[group].map { graph.nodes[$0].name }
            var layer = Layer(name: names.joined(separator: "-"), packages: [path], reason: reason)
            layer.targets = names.map { NamePattern($0) }
            layer.uses = groups.uses(of: group).map { other in
                groups.members[other].map { graph.nodes[$0].name }.joined(separator: "-")
            }
            return layer
        }
    }
}

/// Nodes in groups that do not need each other: a cycle is one group.
private struct LayerGroups {
    let members: [[Int]]
    /// The groups, each behind those that it uses.
    let ordered: [Int]
    private let graph: DirectedGraph

    init(_ nodes: DirectedGraph) {
        var group = Array(repeating: -1, count: nodes.neighbours.count)
        var members: [[Int]] = []
        for cycle in nodes.cycles() {
            for node in cycle { group[node] = members.count }
            members.append(cycle)
        }
        for node in group.indices where group[node] < 0 {
            group[node] = members.count
            members.append([node])
        }
        let graph = DirectedGraph(
            members.enumerated().map { index, nodesOfGroup in
                nodesOfGroup.flatMap { nodes.neighbours[$0] }.map { group[$0] }.filter { $0 != index }
            }
        )
        let reach = members.indices.map { graph.reach(of: $0).count }
        self.members = members
        self.graph = graph
        ordered = members.indices.sorted { (reach[$0], members[$0][0]) < (reach[$1], members[$1][0]) }
    }

    func uses(of group: Int) -> [Int] { graph.neighbours[group] }
}
