extension DirectedGraph {
    /// The transitive reduction: the graph without the edges that longer paths imply.
    ///
    /// Aho, Garey and Ullman, "The transitive reduction of a directed graph" (1972), for graphs without cycles; edges
    /// within a cycle are all kept, because the others imply none of them.
    ///
    /// - Complexity: O(n · e) in nodes and edges, with sets of bits.
    public var reduction: DirectedGraph {
        var component = Array(repeating: -1, count: neighbours.count)
        for (index, members) in cycles().enumerated() {
            for member in members { component[member] = index }
        }
        let reached = reachableSets()
        return DirectedGraph(
            neighbours.enumerated().map { node, list in
                list.filter { to in
                    if component[node] >= 0, component[node] == component[to] { return true }
                    return !list.contains { other in
                        other != to && other != node && reached[other].contains(to)
                            && !(component[other] >= 0 && component[other] == component[node])
                            && !(component[other] >= 0 && component[other] == component[to])
                    }
                }
            }
        )
    }

    /// Returns the set of nodes that each node reaches.
    func reachableSets() -> [BitSet] {
        var sets = Array(repeating: BitSet(count: neighbours.count), count: neighbours.count)
        // Most successors of a node come before it; cycles need further rounds.
        let order = postorder
        var isChanged = true
        while isChanged {
            isChanged = false
            for node in order {
                for to in neighbours[node] where sets[node].formUnion(sets[to], and: to) { isChanged = true }
            }
        }
        return sets
    }
}

/// A set of small numbers.
struct BitSet {
    private var words: [UInt64]

    init(count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    func contains(_ number: Int) -> Bool { words[number / 64] & (1 << UInt64(number % 64)) != 0 }

    func intersects(_ other: BitSet) -> Bool { words.indices.contains { words[$0] & other.words[$0] != 0 } }

    mutating func remove(_ number: Int) { words[number / 64] &= ~(1 << UInt64(number % 64)) }

    /// Adds a set and one more number, and returns true if one of the numbers is new.
    @discardableResult
    mutating func formUnion(_ other: BitSet, and number: Int) -> Bool {
        var isNew = !contains(number)
        words[number / 64] |= 1 << UInt64(number % 64)
        for index in words.indices where words[index] | other.words[index] != words[index] {
            words[index] |= other.words[index]
            isNew = true
        }
        return isNew
    }
}
