extension DirectedGraph {
    /// Returns an order of nodes in which few edges lead to a later node, so that nodes that others use come first.
    ///
    /// The next node is one that uses none of the remaining nodes or, in a cycle that uses nothing outside itself, the one with
    /// the smallest difference between the edges that leave it and those that reach it. Then nodes move while a move saves edges.
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

    /// Returns the nodes that use none of the remaining nodes, or else those of a cycle that uses nothing outside itself.
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

    /// Returns the order after the single move that saves most, or nil if no move saves anything.
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
