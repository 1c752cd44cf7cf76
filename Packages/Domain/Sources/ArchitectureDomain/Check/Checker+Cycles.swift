extension Checker {
    /// Returns cycles between targets and between packages, one through each dependency that lies on any, so that a new
    /// one is found although others are accepted; parts of one target may use each other.
    func cycleFindings() -> [Finding] {
        let names = graph.nodes.map { [$0.manifest.name, $0.key.package] }
        let targets = graph.undivided.shortestCycles(by: names).map { cycle in
            let place = placeOfDependency(fromTargetOf: cycle[0], to: cycle[1 % cycle.count])
            return finding(.targetCycle(cycle.map { graph.targetNames[$0] }), at: place, node: cycle[0])
        }
        // What a project depends on is the sum of its targets, which are checked themselves.
        let links = DirectedGraph(
            graph.packageDependencies.enumerated().map { graph.packages[$0].kind == .package ? $1.map(\.to) : [] }
        )
        let packages = links.shortestCycles(by: graph.packages.map { [$0.name, $0.path] }).map { cycle in
            let first = graph.packageDependencies[cycle[0]].first { $0.to == cycle[1 % cycle.count] }
            return packageFinding(
                .packageCycle(cycle.map { graph.packages[$0].name }),
                package: cycle[0],
                at: first?.dependency.position ?? Position()
            )
        }
        return targets + packages
    }
}

extension DirectedGraph {
    /// Returns the shortest cycles in the order of names, so that they do not depend on the order of a manifest.
    fileprivate func shortestCycles(by names: [[String]]) -> [[Int]] {
        let order = names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
        var rank = Array(repeating: 0, count: order.count)
        for (position, node) in order.enumerated() { rank[node] = position }
        let sorted = DirectedGraph(order.map { node in neighbours[node].map { rank[$0] } })
        return sorted.shortestCycles().map { cycle in cycle.map { order[$0] } }
    }
}
