/// The order of the modules on the lines of a block, and of the tracks on which arrows pass between them.
///
/// An arrow crosses a line on a track of its own, so that it passes under no box. Arrows to the same module share tracks.
/// The order on each line is the one with the fewest crossings that was found.
///
/// The method is that of K. Sugiyama, S. Tagawa and M. Toda, "Methods for Visual Understanding of Hierarchical System
/// Structures" (1981), with the weighted median and the transpositions of E. Gansner and others, "A Technique for Drawing
/// Directed Graphs" (1993).
struct MapOrder {
    struct Node {
        let line: Int
        /// A Boolean value that indicates whether the node is a track, and no module.
        let isTrack: Bool
    }

    /// The part of an arrow between two neighbouring lines.
    struct Segment: Hashable {
        let upper: Int
        let lower: Int
        /// A Boolean value that indicates whether the arrow points upwards.
        let isUpward: Bool
        let target: Int
        let isMarked: Bool
    }

    /// The identity of a track; marked arrows share none, so that each can be followed to its start.
    private struct Track: Hashable {
        let line: Int
        let target: Int
        let isUpward: Bool
        let owner: Int?
    }

    private(set) var nodes: [Node]
    private(set) var segments: [Segment] = []
    /// The nodes of each line, from left to right.
    private(set) var lines: [[Int]]
    /// The segments of each arrow, from its start to its end.
    private(set) var routes: [[Int]] = []

    private var above: [[Int]]
    private var below: [[Int]]
    /// The segments that have each node as their upper and as their lower end.
    private var starts: [[Int]]
    private var ends: [[Int]]

    /// Creates the order of the modules of each line, numbers from 0, with few crossings of arrows between lines.
    init(_ lines: [[Int]], _ arrows: [MapBlock.Arrow]) {
        self.lines = lines
        nodes = Array(repeating: Node(line: 0, isTrack: false), count: lines.joined().count)
        for (line, modules) in lines.enumerated() {
            for module in modules { nodes[module] = Node(line: line, isTrack: false) }
        }
        (above, below) = ([], [])
        (starts, ends) = ([], [])
        var tracks: [Track: Int] = [:]
        var known: [Segment: Int] = [:]
        for arrow in arrows {
            let (start, end) = (nodes[arrow.from].line, nodes[arrow.to].line)
            let step = start < end ? 1 : -1
            var route: [Int] = []
            var node = arrow.from
            for line in stride(from: start + step, through: end, by: step) {
                var next = arrow.to
                if line != end {
                    let track = Track(
                        line: line,
                        target: arrow.to,
                        isUpward: step < 0,
                        owner: arrow.isMarked ? arrow.from : nil
                    )
                    next = tracks[track] ?? nodes.count
                    if next == nodes.count {
                        nodes.append(Node(line: line, isTrack: true))
                        self.lines[line].append(next)
                        tracks[track] = next
                    }
                }
                let segment = Segment(
                    upper: step > 0 ? node : next,
                    lower: step > 0 ? next : node,
                    isUpward: step < 0,
                    target: arrow.to,
                    isMarked: arrow.isMarked
                )
                let index = known[segment] ?? segments.count
                if index == segments.count {
                    segments.append(segment)
                    known[segment] = index
                }
                route.append(index)
                node = next
            }
            routes.append(route)
        }
        above = Array(repeating: [], count: nodes.count)
        (below, starts, ends) = (above, above, above)
        for (index, segment) in segments.enumerated() {
            starts[segment.upper].append(index)
            ends[segment.lower].append(index)
            below[segment.upper].append(segment.lower)
            above[segment.lower].append(segment.upper)
        }
        reduceCrossings()
    }

    /// Returns the nodes that segments join with a node, on the line above it or below it.
    func adjacent(to node: Int, isAbove: Bool) -> [Int] { isAbove ? above[node] : below[node] }

    /// Returns the segments of which a node is the upper or the lower end.
    func ends(at node: Int, isUpper: Bool) -> [Int] { isUpper ? starts[node] : ends[node] }

    // MARK: Order

    /// The number of improvements of the order; more of them change next to nothing.
    private static let sweeps = 24

    private mutating func reduceCrossings() {
        var best = lines
        var fewest = crossings
        var position = positions
        for sweep in 0..<Self.sweeps where fewest > 0 {
            position = positions
            let isDown = sweep.isMultiple(of: 2)
            let prefersLater = sweep % 4 > 1
            for line in isDown ? Array(lines.indices) : lines.indices.reversed() {
                sort(line, by: isDown ? above : below, prefersLater, &position)
            }
            transpose(&position)
            let count = crossings
            if count < fewest { (best, fewest) = (lines, count) }
        }
        lines = best
    }

    /// The position of each node on its line.
    private var positions: [Int] {
        lines.reduce(into: Array(repeating: 0, count: nodes.count)) { position, line in
            for (index, node) in line.enumerated() { position[node] = index }
        }
    }

    /// The number of pairs of segments that cross.
    var crossings: Int {
        let position = positions
        var count = 0
        for (line, next) in zip(lines, lines.dropFirst()) {
            // Inversions between the ends, counted with a tree of partial sums (Fenwick).
            var sums = Array(repeating: 0, count: next.count + 1)
            var seen = 0
            for node in line {
                let ends = below[node].map { position[$0] + 1 }
                for end in ends {
                    var notAbove = 0
                    var index = end
                    while index > 0 {
                        notAbove += sums[index]
                        index &= index - 1
                    }
                    count += seen - notAbove
                }
                for end in ends {
                    var index = end
                    while index < sums.count {
                        sums[index] += 1
                        index += index & -index
                    }
                }
                seen += ends.count
            }
        }
        return count
    }

    /// Sorts a line by the medians of the nodes that its nodes are joined with; the others keep their places.
    private mutating func sort(_ line: Int, by joined: [[Int]], _ prefersLater: Bool, _ position: inout [Int]) {
        let slots = lines[line].indices.filter { !joined[lines[line][$0]].isEmpty }
        let sorted = slots.map { slot -> (median: Double, slot: Int, node: Int) in
            let node = lines[line][slot]
            return (Self.median(joined[node].map { position[$0] }.sorted()), prefersLater ? -slot : slot, node)
        }.sorted { ($0.median, $0.slot) < ($1.median, $1.slot) }
        for (slot, entry) in zip(slots, sorted) { lines[line][slot] = entry.node }
        for (index, node) in lines[line].enumerated() { position[node] = index }
    }

    /// Returns the weighted median of Gansner and others, which favours the side with the denser positions.
    private static func median(_ positions: [Int]) -> Double {
        let middle = positions.count / 2
        if positions.count % 2 == 1 { return Double(positions[middle]) }
        if positions.count == 2 { return Double(positions[0] + positions[1]) / 2 }
        let left = Double(positions[middle - 1] - positions[0])
        let right = Double(positions[positions.count - 1] - positions[middle])
        guard left + right > 0 else { return Double(positions[middle]) }
        return (Double(positions[middle - 1]) * right + Double(positions[middle]) * left) / (left + right)
    }

    /// Exchanges neighbours as long as this removes crossings.
    private mutating func transpose(_ position: inout [Int]) {
        var improves = true
        while improves {
            improves = false
            for line in lines.indices {
                for index in lines[line].indices.dropLast() {
                    let (left, right) = (lines[line][index], lines[line][index + 1])
                    let gain =
                        Self.gain(above[left], above[right], position) + Self.gain(below[left], below[right], position)
                    guard gain > 0 else { continue }
                    lines[line].swapAt(index, index + 1)
                    (position[left], position[right]) = (index + 1, index)
                    improves = true
                }
            }
        }
    }

    /// Returns the number of crossings that exchanging two neighbours removes.
    private static func gain(_ left: [Int], _ right: [Int], _ position: [Int]) -> Int {
        left.reduce(0) { sum, one in
            right.reduce(sum) { $0 + (position[one] - position[$1]).signum() }
        }
    }
}
