import ArchitectureDomain
import Determinism
import Testing

struct DirectedGraphTests {
    /// Returns the nodes that each node reaches, by Warshall's algorithm.
    fileprivate func reach(_ neighbours: [[Int]]) -> [Set<Int>] {
        var sets = neighbours.map { Set($0) }
        for middle in sets.indices {
            for node in sets.indices where sets[node].contains(middle) { sets[node].formUnion(sets[middle]) }
        }
        return sets
    }

    fileprivate func randomGraph(_ seed: Int) -> [[Int]] {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...12, using: &random)
        return (0..<count).map { _ in
            (0..<count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
        }
    }

    @Test(arguments: 0..<200)
    func `agrees with the definitions on any graph`(seed: Int) {
        let neighbours = randomGraph(seed)
        let graph = DirectedGraph(neighbours)
        let expected = reach(neighbours)
        for node in neighbours.indices {
            #expect(graph.reachableNodes(from: node) == expected[node])
            for end in neighbours.indices {
                let path = graph.path(from: node, to: end)
                #expect((path != nil) == expected[node].contains(end))
                if let path {
                    #expect(path.first == node && path.last == end)
                    #expect(zip(path, path.dropFirst()).allSatisfy { neighbours[$0].contains($1) })
                }
            }
        }
        let order = graph.postorder
        #expect(order.sorted() == Array(neighbours.indices))
        for (index, node) in order.enumerated() where !expected[node].contains(node) {
            #expect(expected[node].isSubset(of: order[..<index]))
        }
        let members = graph.cycles()
        for node in neighbours.indices {
            let mates = Set(neighbours.indices.filter { expected[node].contains($0) && expected[$0].contains(node) })
            #expect(members.first { $0.contains(node) }.map { Set($0) } ?? [] == mates)
        }
    }

    @Test(arguments: 0..<200)
    func `a reduced graph reaches the same and has no edge too many outside of cycles`(seed: Int) {
        let neighbours = randomGraph(seed)
        let graph = DirectedGraph(neighbours)
        let reduced = graph.reduction
        let expected = reach(neighbours)
        #expect(reach(reduced.neighbours) == expected)
        for (node, list) in reduced.neighbours.enumerated() {
            #expect(Set(list).isSubset(of: neighbours[node]))
            guard !expected[node].contains(node) else { continue }
            for to in list where !expected[to].contains(to) {
                var without = reduced.neighbours
                without[node].removeAll { $0 == to }
                let isNeeded = !reach(without)[node].contains(to)
                let passesCycle = list.contains { other in other != to && expected[other].contains(other) }
                #expect(isNeeded || passesCycle)
            }
        }
    }

    @Test func `stands a chain of a hundred thousand`() {
        let count = 100_000
        let graph = DirectedGraph((0..<count).map { $0 + 1 < count ? [$0 + 1] : [0] })
        #expect(graph.cycles().first?.count == count)
        #expect(graph.path(from: 0, to: count - 1)?.count == count)
    }

    @Test func `finds the shortest path`() {
        let graph = DirectedGraph([[1, 2], [3], [4], [4], []])
        #expect(graph.path(from: 0, to: 4) == [0, 2, 4])
        #expect(graph.path(from: 4, to: 0) == nil)
        #expect(graph.path(from: 0, to: 0) == nil)
    }
}

extension DirectedGraphTests {
    @Test(arguments: 0..<200)
    func `shortest cycles are cycles, each once, and contain each edge of any cycle`(seed: Int) {
        let neighbours = randomGraph(seed)
        let expected = reach(neighbours)
        let cycles = DirectedGraph(neighbours).shortestCycles()
        var edges: Set<[Int]> = []
        for cycle in cycles {
            #expect(Set(cycle).count == cycle.count && cycle.first == cycle.min())
            for (from, to) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
                #expect(neighbours[from].contains(to))
                edges.insert([from, to])
            }
        }
        #expect(Set(cycles).count == cycles.count)
        for from in neighbours.indices {
            for to in neighbours[from] where to == from || expected[to].contains(from) {
                #expect(edges.contains([from, to]))
            }
        }
    }
}
