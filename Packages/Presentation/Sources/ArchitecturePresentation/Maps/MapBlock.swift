import ArchitectureDomain

/// The inside of a group: its modules on lines, each above those that it uses, with the arrows between them.
///
/// There are no boxes between two lines, and arrows cross a line straight on tracks of their own, so that no arrow passes
/// under a box. Positions are relative to the upper left corner, so the block can stand anywhere.
struct MapBlock {
    /// An arrow between two modules of the block, which are numbered from 0.
    struct Arrow: Hashable {
        let from: Int
        let to: Int
        /// A Boolean value that indicates whether the arrow is forbidden or has changed.
        let isMarked: Bool
    }

    struct Box {
        let module: Int
        let label: MapLabel
        var x = 0.0
        var y = 0.0
        let width: Double
        var height = 0.0

        var center: Double { x + width / 2 }
        var bottom: Double { y + height }
    }

    /// A drawn arrow, as points that curves with vertical ends join.
    struct Route {
        let arrow: ModuleMap.Arrow
        let points: [MapPoint]
    }

    /// The space between two lines with arrows between them, and between two lines without.
    private static let gap = 30.0
    private static let smallGap = 14.0
    private static let sweeps = 40

    private(set) var boxes: [Box]
    private(set) var routes: [Route] = []
    /// The upper and the lower end of each requested row of modules.
    private(set) var bands: [ClosedRange<Double>] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private let order: MapOrder
    /// The horizontal position of the middle of each node.
    private var x: [Double]
    private var lineY: [Double] = []
    private var lineHeight: [Double] = []

    /// Lays out a group.
    ///
    /// - Parameters:
    ///   - rows: the modules of each row, which lies below the one before it.
    ///   - labels: the labels of all modules of the map.
    ///   - arrows: the arrows of the map that are drawn, at least those between the modules of the group.
    ///   - limit: the width that a line has at most, if one module is not wider.
    ///   - bandGap: the space between two rows.
    init(rows: [[Int]], labels: [MapLabel], arrows: [ModuleMap.Arrow], limit: Double, bandGap: Double = 0) {
        let modules = rows.flatMap { $0 }
        let local = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1, $0) })
        let own = arrows.filter { local[$0.from] != nil && local[$0.to] != nil }
        let inner = own.map { Arrow(from: local[$0.from] ?? 0, to: local[$0.to] ?? 0, isMarked: $0.isMarked) }
        boxes = modules.map { Box(module: $0, label: labels[$0], width: max(48, (labels[$0].width + 20).rounded(.up))) }
        var lines: [[Int]] = []
        var starts: [Int] = []
        var start = 0
        for row in rows {
            starts.append(lines.count)
            lines += Self.lines(of: start..<start + row.count, inner, boxes.map(\.width), limit)
            start += row.count
        }
        order = MapOrder(lines, inner)
        x = Array(repeating: 0, count: order.nodes.count)
        placeLines(starts, bandGap)
        placeNodes()
        for (arrow, (inner, route)) in zip(own, zip(inner, order.routes)) {
            let isUpward = order.nodes[inner.from].line > order.nodes[inner.to].line
            routes.append(Route(arrow: arrow, points: route.flatMap { points(of: $0, isUpward: isUpward) }))
        }
    }

    // MARK: Lines

    /// Returns the lines of a row: for each rank as many as its modules need within the limit of width.
    private static func lines(of row: Range<Int>, _ arrows: [Arrow], _ widths: [Double], _ limit: Double) -> [[Int]] {
        let ranks = ranks(of: row, arrows)
        return (0...(ranks.values.max() ?? 0)).flatMap { rank in
            let modules = row.filter { ranks[$0] == rank }
            guard !modules.isEmpty else { return [[Int]]() }
            let content = modules.reduce(0) { $0 + widths[$1] + 14 }
            // Lines of equal length look better than a full one and a rest.
            let share = content / max(1, (content / max(limit, 1)).rounded(.up))
            var lines: [[Int]] = [[]]
            var end = 0.0
            for module in modules {
                if end > 0, end + widths[module] / 2 > share {
                    lines.append([])
                    end = 0
                }
                lines[lines.count - 1].append(module)
                end += widths[module] + 14
            }
            return lines
        }
    }

    /// Returns the line of each module within its row, as if lines had no limit.
    ///
    /// A module that uses more modules than use it lies right above the first of them; any other lies right below the last
    /// that uses it. This keeps arrows short.
    private static func ranks(of row: Range<Int>, _ arrows: [Arrow]) -> [Int: Int] {
        var targets = Array(repeating: [Int](), count: row.count)
        for arrow in arrows where row.contains(arrow.from) && row.contains(arrow.to) {
            targets[arrow.from - row.lowerBound].append(arrow.to - row.lowerBound)
        }
        let sorted = Array(DirectedGraph(targets).postorder.reversed())
        var position = Array(repeating: 0, count: row.count)
        for (index, module) in sorted.enumerated() { position[module] = index }
        var ranks = Array(repeating: 0, count: row.count)
        var users = ranks
        // Arrows against the order close a cycle.
        for module in sorted {
            targets[module].removeAll { position[$0] <= position[module] }
            for other in targets[module] {
                ranks[other] = max(ranks[other], ranks[module] + 1)
                users[other] += 1
            }
        }
        for module in sorted.reversed() where targets[module].count > users[module] {
            ranks[module] = (targets[module].map { ranks[$0] }.min() ?? 1) - 1
        }
        return Dictionary(uniqueKeysWithValues: ranks.enumerated().map { ($0 + row.lowerBound, $1) })
    }

    private mutating func placeLines(_ starts: [Int], _ bandGap: Double) {
        var hasArrowsBelow = Array(repeating: false, count: order.lines.count)
        for segment in order.segments { hasArrowsBelow[order.nodes[segment.upper].line] = true }
        var (y, top) = (0.0, 0.0)
        for line in order.lines.indices {
            let modules = order.lines[line].filter { !order.nodes[$0].isTrack }
            let height = modules.contains { boxes[$0].label.lines.count > 1 } ? 36.0 : 26.0
            lineY.append(y)
            lineHeight.append(height)
            for module in modules { (boxes[module].y, boxes[module].height) = (y, height) }
            y += height
            let isLast = line + 1 == order.lines.count
            if isLast || starts.contains(line + 1) {
                bands.append(top...y)
                y += isLast ? 0 : bandGap
                top = y
            } else {
                y += hasArrowsBelow[line] ? Self.gap : Self.smallGap
            }
        }
        height = y
    }
}

// MARK: Places on a line

extension MapBlock {
    private func halfWidth(of node: Int) -> Double { order.nodes[node].isTrack ? 0 : boxes[node].width / 2 }

    /// Returns the smallest distance between the middles of two neighbouring nodes.
    private func distance(from left: Int, to right: Int) -> Double {
        let (isBox, otherIsBox) = (!order.nodes[left].isTrack, !order.nodes[right].isTrack)
        return halfWidth(of: left) + halfWidth(of: right)
            + (isBox && otherIsBox ? 14 : isBox || otherIsBox ? 12 : 9)
    }

    /// Moves every node towards its neighbours on other lines, as far as its order allows.
    private mutating func placeNodes() {
        width =
            order.lines.map { line in
                guard let first = line.first, let last = line.last else { return 0 }
                let ends = halfWidth(of: first) + halfWidth(of: last)
                return zip(line, line.dropFirst()).reduce(ends) { $0 + distance(from: $1.0, to: $1.1) }
            }.max() ?? 0
        for line in order.lines.indices { place(line, isPulled: false) }
        for sweep in 0..<Self.sweeps where !order.segments.isEmpty {
            let lines = order.lines.indices
            for line in sweep.isMultiple(of: 2) ? Array(lines) : lines.reversed() { place(line, isPulled: true) }
        }
        for index in boxes.indices { boxes[index].x = x[index] - boxes[index].width / 2 }
    }

    /// Returns the position at which the segments of a node are shortest, and its weight.
    private func pull(on node: Int) -> (x: Double, weight: Double)? {
        var (sum, weights) = (0.0, 0.0)
        let isTrack = order.nodes[node].isTrack
        for isAbove in [true, false] {
            for other in order.adjacent(to: node, isAbove: isAbove) {
                // Straight long arrows matter most.
                let weight = isTrack && order.nodes[other].isTrack ? 8.0 : isTrack ? 2 : 1
                sum += x[other] * weight
                weights += weight
            }
        }
        return weights > 0 ? (sum / weights, weights) : nil
    }

    /// Places the nodes of a line as near as possible to where their segments are shortest, by least squares: isotonic
    /// regression by the pool-adjacent-violators algorithm.
    private mutating func place(_ line: Int, isPulled: Bool) {
        let nodes = order.lines[line]
        guard let first = nodes.first, let last = nodes.last else { return }
        var offsets = [0.0]
        for (left, right) in zip(nodes, nodes.dropFirst()) {
            offsets.append(offsets[offsets.count - 1] + distance(from: left, to: right))
        }
        let least = halfWidth(of: first)
        let most = width - halfWidth(of: last) - offsets[offsets.count - 1]
        var pools: [(sum: Double, weight: Double, count: Int)] = []
        for (node, offset) in zip(nodes, offsets) {
            let (wanted, weight) = (isPulled ? pull(on: node) : nil) ?? ((least + most) / 2 + offset, 0.01)
            pools.append(((wanted - offset) * weight, weight, 1))
            while pools.count > 1, let right = pools.last {
                let left = pools[pools.count - 2]
                guard left.sum / left.weight > right.sum / right.weight else { break }
                pools.removeLast(2)
                pools.append((left.sum + right.sum, left.weight + right.weight, left.count + right.count))
            }
        }
        var position = 0
        for pool in pools {
            let place = min(max(pool.sum / pool.weight, least), max(most, least))
            for _ in 0..<pool.count {
                x[nodes[position]] = place + offsets[position]
                position += 1
            }
        }
    }
}

// MARK: Arrows

extension MapBlock {
    /// The largest distance between two arrows on the edge of a box, and the largest part of an edge that arrows use.
    private static let (step, part) = (10.0, 0.8)

    /// Returns the ends of a segment; arrows leave and enter a box side by side, in the order of their other ends.
    private func points(of segment: Int, isUpward: Bool) -> [MapPoint] {
        let (above, below) = (order.segments[segment].upper, order.segments[segment].lower)
        let line = order.nodes[above].line
        let upper = MapPoint(x: end(of: segment, at: above, isUpper: true), y: lineY[line] + lineHeight[line])
        let lower = MapPoint(x: end(of: segment, at: below, isUpper: false), y: lineY[line + 1])
        return isUpward ? [lower, upper] : [upper, lower]
    }

    /// Returns the horizontal position of an end of a segment.
    private func end(of segment: Int, at node: Int, isUpper: Bool) -> Double {
        guard !order.nodes[node].isTrack else { return x[node] }
        let all = order.ends(at: node, isUpper: isUpper).sorted {
            let (one, other) = (order.segments[$0], order.segments[$1])
            return isUpper ? (x[one.lower], $0) < (x[other.lower], $1) : (x[one.upper], $0) < (x[other.upper], $1)
        }
        let step = min(Self.step, boxes[node].width * Self.part / Double(max(1, all.count - 1)))
        return x[node] + (Double(all.firstIndex(of: segment) ?? 0) - Double(all.count - 1) / 2) * step
    }
}

/// A point of a picture, in pixels.
struct MapPoint: Hashable {
    var x: Double
    var y: Double
}
