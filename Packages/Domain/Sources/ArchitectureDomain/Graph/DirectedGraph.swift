/// A directed graph as lists of neighbours.
public struct DirectedGraph: Hashable, Sendable {
    /// The successors of each node, ascending and each once.
    public let neighbours: [[Int]]

    /// Creates a graph from the successors of each node, in any order.
    public init(_ neighbours: [[Int]]) {
        self.neighbours = neighbours.map { Set($0).sorted() }
    }

    /// The graph with every edge reversed.
    public var reversed: DirectedGraph {
        var sources = Array(repeating: [Int](), count: neighbours.count)
        for (from, list) in neighbours.enumerated() {
            for to in list { sources[to].append(from) }
        }
        return DirectedGraph(sources)
    }

    /// Returns the nodes that can be reached from a node, without itself unless it lies on a cycle, in O(n + e).
    public func reachableNodes(from node: Int) -> Set<Int> { reachableNodes(from: [node]) }

    /// Returns the nodes that can be reached from any of several nodes, in O(n + e).
    func reachableNodes(from nodes: [Int]) -> Set<Int> {
        var isReached = Array(repeating: false, count: neighbours.count)
        var reached: [Int] = []
        var pending = nodes
        while let next = pending.popLast() {
            for to in neighbours[next] where !isReached[to] {
                isReached[to] = true
                reached.append(to)
                pending.append(to)
            }
        }
        return Set(reached)
    }

    /// Returns a shortest path, both ends included, in O(n + e); of several, the one with the smallest nodes first, and
    /// nil if there is none; from a node to itself it is a shortest cycle.
    public func path(from start: Int, to end: Int) -> [Int]? {
        let distances = reversed.distances(from: end)
        let reached = neighbours[start].filter { distances[$0] >= 0 }
        guard let first = reached.min(by: { (distances[$0], $0) < (distances[$1], $1) }) else { return nil }
        return [start] + steps(from: first, distances)
    }

    /// Returns the nodes of a shortest path to the node that some distances lead to.
    private func steps(from start: Int, _ distances: [Int]) -> [Int] {
        var path = [start]
        while let next = neighbours[path[path.count - 1]].first(where: {
            distances[$0] >= 0 && distances[$0] == distances[path[path.count - 1]] - 1
        }) { path.append(next) }
        return path
    }

    /// Returns the length of a shortest path to each node, or -1 for a node that cannot be reached.
    private func distances(from start: Int) -> [Int] {
        var distances = Array(repeating: -1, count: neighbours.count)
        distances[start] = 0
        var frontier = [start]
        while !frontier.isEmpty {
            var next: [Int] = []
            for node in frontier {
                for to in neighbours[node] where distances[to] < 0 {
                    distances[to] = distances[node] + 1
                    next.append(to)
                }
            }
            frontier = next
        }
        return distances
    }

    /// The nodes in postorder: each after those that it reaches, except for cycles; in O(n + e), without recursion.
    public var postorder: [Int] {
        var isSeen = Array(repeating: false, count: neighbours.count)
        var finished: [Int] = []
        for root in neighbours.indices where !isSeen[root] {
            isSeen[root] = true
            var path = [(node: root, next: 0)]
            while let (node, next) = path.last {
                if next < neighbours[node].count {
                    path[path.count - 1].next += 1
                    let to = neighbours[node][next]
                    if !isSeen[to] {
                        isSeen[to] = true
                        path.append((to, 0))
                    }
                } else {
                    finished.append(node)
                    path.removeLast()
                }
            }
        }
        return finished
    }

    /// Returns the strongly connected components that contain a cycle.
    ///
    /// After Sharir, "A strong-connectivity algorithm and its applications in data flow analysis" (1981), without
    /// recursion, so that a long chain cannot exhaust the stack.
    ///
    /// - Returns: Each set ascending; the sets by their smallest node.
    /// - Complexity: O(n + e) in nodes and edges.
    public func cycles() -> [[Int]] {
        let reversed = reversed
        var isSeen = Array(repeating: false, count: neighbours.count)
        var components: [[Int]] = []
        for root in postorder.reversed() where !isSeen[root] {
            isSeen[root] = true
            var (component, index) = ([root], 0)
            while index < component.count {
                for to in reversed.neighbours[component[index]] where !isSeen[to] {
                    isSeen[to] = true
                    component.append(to)
                }
                index += 1
            }
            components.append(component.sorted())
        }
        return components.filter { $0.count > 1 || neighbours[$0[0]].contains($0[0]) }.sorted { $0[0] < $1[0] }
    }
}

extension DirectedGraph {
    /// Returns for each edge that lies on a cycle a shortest cycle through it, each cycle once.
    ///
    /// Together they contain every edge of every cycle; there may be exponentially many cycles.
    /// Of several shortest ones, the one with the smallest nodes counts.
    ///
    /// - Returns: The nodes of each cycle, beginning with the smallest, which is not repeated at the end; sorted.
    /// - Complexity: O(n · (n + e)) in the nodes and edges of the strongly connected components.
    public func shortestCycles() -> [[Int]] {
        var found: Set<[Int]> = []
        for component in cycles() {
            let members = Set(component)
            var inner = Array(repeating: [Int](), count: neighbours.count)
            for node in component { inner[node] = neighbours[node].filter(members.contains) }
            let graph = DirectedGraph(inner)
            let reversed = graph.reversed
            for end in component {
                let distances = reversed.distances(from: end)
                for first in inner[end] {
                    // The last step is back at the end.
                    let cycle = [end] + graph.steps(from: first, distances).dropLast()
                    let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
                    found.insert(Array(cycle[start...] + cycle[..<start]))
                }
            }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
