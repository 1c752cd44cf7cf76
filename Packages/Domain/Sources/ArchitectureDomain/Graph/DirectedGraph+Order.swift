extension DirectedGraph {
    /// Returns an order of nodes, in which few edges lead to a later node: those that others use come first.
    ///
    /// Next in the order is a node that uses nothing of what is left; or else, of those that use each other and nothing more, the
    /// one that uses least of it, compared with what uses it. Then nodes move as long as a place elsewhere is better.
    ///
    /// - Parameter weights: the weight of the edge from each node to each other, or 0 if there is none.
    /// - Complexity: O(n³) in nodes, for a few rounds.
    static func order(_ weights: [[Int]]) -> [Int] {
        var open = Array(weights.indices)
        var order: [Int] = []
        while !open.isEmpty {
            let next =
                candidates(open, weights).min { excess($0, open, weights) < excess($1, open, weights) } ?? open[0]
            order.append(next)
            open.removeAll { $0 == next }
        }
        while let better = improved(order, weights) { order = better }
        return order
    }

    /// Returns the nodes that use nothing of what is left, or else those of circles that use nothing else.
    private static func candidates(_ open: [Int], _ weights: [[Int]]) -> [Int] {
        let free = open.filter { node in open.allSatisfy { $0 == node || weights[node][$0] == 0 } }
        guard free.isEmpty else { return free }
        let isOpen = Set(open)
        let graph = DirectedGraph(
            weights.indices.map { node in
                isOpen.contains(node) ? open.filter { $0 != node && weights[node][$0] > 0 } : []
            }
        )
        return graph.cycles().first { cycle in
            cycle.allSatisfy { graph.neighbours[$0].allSatisfy(cycle.contains) }
        } ?? open
    }

    private static func excess(_ node: Int, _ open: [Int], _ weights: [[Int]]) -> Int {
        open.reduce(0) { $0 + weights[node][$1] - weights[$1][node] }
    }

    /// Returns the order after the move of one node that saves most, or nil if none saves anything.
    private static func improved(_ order: [Int], _ weights: [[Int]]) -> [Int]? {
        var best = (saved: 0, from: 0, to: 0)
        for from in order.indices {
            var saved = 0
            for to in order[..<from].indices.reversed() {
                saved += weights[order[to]][order[from]] - weights[order[from]][order[to]]
                if saved > best.saved { best = (saved, from, to) }
            }
            saved = 0
            for to in order[(from + 1)...].indices {
                saved += weights[order[from]][order[to]] - weights[order[to]][order[from]]
                if saved > best.saved { best = (saved, from, to) }
            }
        }
        guard best.saved > 0 else { return nil }
        var better = order
        better.insert(better.remove(at: best.from), at: best.to)
        return better
    }
}
