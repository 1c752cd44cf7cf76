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

    private struct Part {
        /// A Boolean value that indicates whether the layer has no name of its own, so that it can be merged with others.
        let isLevel: Bool
        /// A Boolean value that indicates whether the layer has targets of the split package and no whole packages; a pattern for
        /// targets could match those of the other packages, too.
        let isOfTargets: Bool
        var groups: [Int]
    }

    /// The number of layers beyond which layers are merged.
    private static let (mostGroups, mostLayers, mostSuffixes) = (12, 8, 6)

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
    func layers() -> [Rules.Layer] {
        let (groups, suffixes) = groups()
        let parts = merged(groups, suffixes)
        let members = parts.map { $0.groups.flatMap { groups.members[$0] } }
        var levels = 0
        let proper = parts.indices.map { index -> String? in
            guard parts[index].isLevel, members[index].count > 1 else { return suffixes[parts[index].groups[0]] }
            levels += 1
            return "level-\(levels)"
        }
        let names = names(of: members, proper)
        let graph = groups.graph(of: parts.map(\.groups))
        return parts.indices.map { index in
            let packages = Set(members[index].map { units[$0].package }).sorted()
            let paths = packages.map { NamePattern(self.graph.packages[$0].path) }
            var layer = Rules.Layer(name: names[index], packages: paths, reason: "")
            if members[index].contains(where: { units[$0].target != nil }) {
                layer.targets = targets(of: members[index], suffix: suffixes[parts[index].groups[0]])
            }
            layer.uses = graph.neighbours[index].map { names[$0] }
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
        guard plain.members.count > Self.mostGroups else { return (plain, [:]) }
        var groups = plain
        var accepted: [(suffix: String, first: Int)] = []
        for (suffix, members) in sharedSuffixes() where accepted.count < Self.mostSuffixes {
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

    /// A Boolean value that indicates whether units are an app's project, which is a layer of its own.
    private func isApp(_ members: [Int]) -> Bool {
        members.contains { unit in
            units[unit].target == nil && graph.packages[units[unit].package].kind == .xcodeProject
                && graph.nodes.indices.contains { unitOf[$0] == unit && graph.nodes[$0].manifest.kind == .executable }
        }
    }

    private func isOfTargets(_ members: [Int]) -> Bool { members.contains { units[$0].target != nil } }

    /// Returns the last words of names that at least three units share, with their units; by frequency.
    private func sharedSuffixes() -> [(suffix: String, members: [Int])] {
        let isSplit = isOfTargets(Array(units.indices))
        let named = units.indices.filter { !isSplit || isOfTargets([$0]) }.map { ($0, name(of: $0)) }
        return Set(named.compactMap { $0.1.lastWord }).map { word in
            (word, named.filter { $0.1.hasSuffix(word) }.map(\.0))
        }.filter { $0.1.count > 2 }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
    }

    private func name(of unit: Int) -> String {
        units[unit].target.map { graph.nodes[$0].name } ?? graph.packages[units[unit].package].name
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

    /// Returns the groups of each layer, after those of the layers that it uses; if there are many, those without a
    /// name of their own share a layer at each height, and then the smallest layers are merged until few are left.
    private func merged(_ groups: LayerGroups, _ suffixes: [Int: String]) -> [Part] {
        let isPlain = groups.members.map { !isApp($0) }
        guard groups.members.count > Self.mostGroups else {
            return groups.ordered.map { Part(isLevel: false, isOfTargets: false, groups: [$0]) }
        }
        let levels = groups.ordered.filter { isPlain[$0] && suffixes[$0] == nil }
        var parts = groups.ordered.filter { !levels.contains($0) }.map {
            Part(isLevel: false, isOfTargets: false, groups: [$0])
        }
        for isOfTargets in [false, true] {
            let levels = levels.filter { self.isOfTargets(groups.members[$0]) == isOfTargets }
            parts += Dictionary(grouping: levels) { groups.heights[$0] }.sorted { $0.key < $1.key }
                .map { Part(isLevel: true, isOfTargets: isOfTargets, groups: $0.value) }
        }
        while parts.count > Self.mostLayers, let (one, other) = smallestPair(of: parts, groups) {
            let merged = parts.remove(at: other)
            parts[one].groups += merged.groups
        }
        let order = LayerGroups(groups.graph(of: parts.map(\.groups))).ordered
        return order.map { parts[$0] }
    }

    /// Returns the two levels with the fewest groups that can be one layer: no path leads from one to the other through a third.
    private func smallestPair(of parts: [Part], _ groups: LayerGroups) -> (one: Int, other: Int)? {
        let graph = groups.graph(of: parts.map(\.groups))
        let reached = parts.indices.map { graph.reachableNodes(from: $0) }
        func leads(_ from: Int, _ to: Int) -> Bool {
            graph.neighbours[from].contains { $0 != to && reached[$0].contains(to) }
        }
        let levels = parts.indices.filter { parts[$0].isLevel }
        let pairs = levels.flatMap { one in
            levels.filter { $0 > one && parts[$0].isOfTargets == parts[one].isOfTargets }.map { (one: one, other: $0) }
        }
        return pairs.filter { !leads($0.one, $0.other) && !leads($0.other, $0.one) }.min { first, second in
            let sizes = [first, second].map { parts[$0.one].groups.count + parts[$0.other].groups.count }
            return (sizes[0], first.one, first.other) < (sizes[1], second.one, second.other)
        }
    }

    /// Returns a name for each layer: a given one, the names of its members, or its folders if the name is taken.
    private func names(of parts: [[Int]], _ proper: [String?]) -> [String] {
        var taken: Set<String> = []
        return zip(parts, proper).map { members, name in
            let plain = members.map { self.name(of: $0) }
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

    /// Returns the graph of the given sets of groups.
    func graph(of parts: [[Int]]) -> DirectedGraph {
        var part: [Int: Int] = [:]
        for (index, groups) in parts.enumerated() {
            for group in groups { part[group] = index }
        }
        return DirectedGraph(
            parts.enumerated().map { index, groups in
                groups.flatMap { graph.neighbours[$0] }.compactMap { part[$0] }.filter { $0 != index }
            }
        )
    }
}

extension String {
    /// The last word of a name in camel case, such as `Client` and `UI`; nil if it is the only one, or names a system.
    var lastWord: String? {
        guard let last = lastIndex(where: \.isUppercase) else { return nil }
        let isAcronym = index(after: last) == endIndex
        let start = isAcronym ? self[...last].lastIndex { !$0.isUppercase }.map { index(after: $0) } : last
        guard let start, start > startIndex else { return nil }
        let word = String(self[start...])
        return word.count > 1 && word != "OS" ? word : nil
    }
}
