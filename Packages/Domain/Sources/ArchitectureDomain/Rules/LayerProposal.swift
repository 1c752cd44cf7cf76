/// The layers of a repository, derived from the dependencies between its packages and targets.
struct LayerProposal {
    /// A package, or a target of a package with most targets, which becomes a layer alone or with others.
    private struct Unit {
        let package: Int
        /// The index of the target, or nil for the whole package.
        let target: Int?
    }

    private let graph: ModuleGraph
    private var units: [Unit] = []
    /// The unit of each target; tests of a package that is split have none.
    private var unitOf: [Int?]

    /// The largest number of layers of targets; beyond that, targets of one height share a layer.
    private static let mostLayers = 12

    init(_ graph: ModuleGraph) {
        self.graph = graph
        unitOf = Array(repeating: nil, count: graph.nodes.count)
        let sizes = graph.packages.indices.map { package in
            graph.nodes.count { $0.package == package && !$0.isTest }
        }
        let whole = sizes.reduce(0, +)
        for package in graph.packages.indices {
            let nodes = graph.nodes.indices.filter { graph.nodes[$0].package == package }
            if sizes[package] > 1, sizes[package] * 2 > whole {
                for node in nodes where !graph.nodes[node].isTest {
                    unitOf[node] = units.count
                    units.append(Unit(package: package, target: node))
                }
            } else {
                for node in nodes { unitOf[node] = units.count }
                units.append(Unit(package: package, target: nil))
            }
        }
    }

    /// Returns the layers, each after those that it uses.
    func layers(reason: String) -> [Rules.Layer] {
        let (groups, suffixes) = groups()
        let parts = merged(groups, suffixes)
        let names = names(
            of: parts.map { part in part.groups.flatMap { groups.members[$0] } },
            parts.map { part in part.level.map { "level-\($0)" } ?? suffixes[part.groups[0]] }
        )
        var partOf: [Int: Int] = [:]
        for (index, part) in parts.enumerated() {
            for group in part.groups { partOf[group] = index }
        }
        return parts.indices.map { index in
            let members = parts[index].groups.flatMap { groups.members[$0] }
            let packages = Set(members.map { units[$0].package }).sorted()
            let paths = packages.map { NamePattern(graph.packages[$0].path) }
            var layer = Rules.Layer(name: names[index], packages: paths, reason: reason)
            if members.contains(where: { units[$0].target != nil }) {
                let suffix = parts[index].level == nil ? suffixes[parts[index].groups[0]] : nil
                layer.targets = targets(of: members, suffix: suffix)
            }
            let used = parts[index].groups.flatMap { groups.uses(of: $0) }.compactMap { partOf[$0] }
            layer.uses = Set(used).subtracting([index]).sorted().map { names[$0] }
            return layer
        }
    }

    private func targets(of members: [Int], suffix: String?) -> [NamePattern] {
        let nodes = graph.nodes.indices.filter { node in
            unitOf[node].map(members.contains) ?? false && !graph.nodes[node].isTest
        }
        let names = nodes.map { graph.nodes[$0].name }
        let packages = Set(nodes.map { graph.nodes[$0].package })
        let others = graph.nodes.indices.filter { node in
            packages.contains(graph.nodes[node].package) && !graph.nodes[node].isTest && !nodes.contains(node)
        }
        guard let suffix, !others.contains(where: { graph.nodes[$0].name.hasSuffix(suffix) }) else {
            return names.map { NamePattern($0) }
        }
        return [NamePattern("*" + suffix)] + names.filter { !$0.hasSuffix(suffix) }.map { NamePattern($0) }
    }

    /// Returns the groups of units, and the suffixes that the members of some groups share.
    private func groups() -> (LayerGroups, suffixes: [Int: String]) {
        var uses = uses()
        let plain = LayerGroups(DirectedGraph(uses))
        guard plain.members.count(where: isOfTargets) > Self.mostLayers else { return (plain, [:]) }
        var groups = plain
        var accepted: [(suffix: String, first: Int)] = []
        for (suffix, members) in sharedSuffixes() {
            // A cycle through the members makes them one group, together with what lies between them.
            var cycle = uses
            for (from, to) in zip(members, members.dropFirst() + members.prefix(1)) { cycle[from].append(to) }
            let merged = LayerGroups(DirectedGraph(cycle))
            let group = merged.groupOf[members[0]]
            guard merged.members[group].count < 2 * members.count,
                !accepted.contains(where: { merged.groupOf[$0.first] == group })
            else { continue }
            (uses, groups) = (cycle, merged)
            accepted.append((suffix, members[0]))
        }
        let named = accepted.map { (groups.groupOf[$0.first], $0.suffix) }
        return (groups, Dictionary(named, uniquingKeysWith: { first, _ in first }))
    }

    private func isOfTargets(_ members: [Int]) -> Bool { members.contains { units[$0].target != nil } }

    /// Returns the last words of names that at least three targets of a package share, with their units; by frequency.
    private func sharedSuffixes() -> [(suffix: String, members: [Int])] {
        let named = units.indices.compactMap { unit in units[unit].target.map { (unit, graph.nodes[$0].name) } }
        let words = Set(
            named.compactMap { _, name in name.lastIndex(where: \.isUppercase).map { String(name[$0...]) } }
                .filter { $0.count > 2 }
        )
        return words.map { word in (word, named.filter { $0.1.hasSuffix(word) }.map(\.0)) }
            .filter { $0.1.count > 2 }
            .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
    }

    /// Returns the units that each unit uses: by its targets, or else by the manifest of its package.
    private func uses() -> [[Int]] {
        var uses = units.map { _ in Set<Int>() }
        for (node, unit) in unitOf.enumerated() {
            guard let unit else { continue }
            uses[unit].formUnion(graph.neighbours(of: node).compactMap { unitOf[$0] })
            uses[unit].remove(unit)
        }
        for (from, others) in graph.packageDependencies.enumerated() {
            let own = units.indices.filter { units[$0].package == from }
            for (to, _) in others {
                let used = units.indices.filter { units[$0].package == to }
                guard let last = own.last, let first = used.first, from != to,
                    own.allSatisfy({ uses[$0].isDisjoint(with: used) })
                else { continue }
                uses[last].insert(first)
            }
        }
        return uses.map { $0.sorted() }
    }

    /// Returns the groups by height; if there are many groups of targets, those of one height share a layer.
    private func merged(_ groups: LayerGroups, _ suffixes: [Int: String]) -> [(level: Int?, groups: [Int])] {
        let ordered = groups.ordered
        let ofTargets = ordered.filter { isOfTargets(groups.members[$0]) }
        guard ofTargets.count > Self.mostLayers else { return ordered.map { (nil, [$0]) } }
        var parts: [(level: Int?, groups: [Int])] = []
        for height in 0...(groups.heights.max() ?? 0) {
            let here = ordered.filter { groups.heights[$0] == height }
            let isAlone = { ofTargets.contains($0) && suffixes[$0] == nil }
            parts += here.filter { !isAlone($0) }.map { (nil, [$0]) }
            let level = here.filter(isAlone)
            if !level.isEmpty { parts.append((parts.count { $0.level != nil } + 1, level)) }
        }
        return parts
    }

    /// Returns a name for each layer: a given one, the names of its members, or its folders if the name is taken.
    private func names(of parts: [[Int]], _ proper: [String?]) -> [String] {
        var taken: Set<String> = []
        return zip(parts, proper).map { members, name in
            let plain = members.map { unit in
                units[unit].target.map { graph.nodes[$0].name } ?? graph.packages[units[unit].package].name
            }
            let folders = members.map { graph.packages[units[$0].package].path }
            let choices = [name ?? plain.joined(separator: "-"), folders.joined(separator: "-")]
            let numbered = (2...).lazy.map { "\(choices[0])-\($0)" }
            let name =
                choices.first { !$0.isEmpty && !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? ""
            taken.insert(name)
            return name
        }
    }
}

/// Nodes in groups without cycles between them: the nodes of a cycle are one group.
private struct LayerGroups {
    let members: [[Int]]
    /// The group of each node.
    let groupOf: [Int]
    /// The groups, each after those that it uses.
    let ordered: [Int]
    /// The height of each group: the length of the longest path that begins at it.
    let heights: [Int]
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
        let reach = members.indices.map { graph.reachableNodes(from: $0).count }
        let ordered = members.indices.sorted { (reach[$0], members[$0][0]) < (reach[$1], members[$1][0]) }
        heights = ordered.reduce(into: Array(repeating: 0, count: members.count)) { heights, group in
            heights[group] = graph.neighbours[group].map { heights[$0] + 1 }.max() ?? 0
        }
        self.members = members
        groupOf = group
        self.graph = graph
        self.ordered = ordered
    }

    func uses(of group: Int) -> [Int] { graph.neighbours[group] }
}
