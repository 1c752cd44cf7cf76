import ArchitectureDomain

/// The positions in the picture of a map, in pixels.
///
/// There are no boxes between two lines, and arrows cross a line straight on tracks of their own, so that no arrow passes
/// under a box.
struct MapLayout {
    struct Box {
        let module: Int
        /// The text in the box, shortened if it is long.
        let label: String
        var x = 0.0
        var y = 0.0
        let width: Double

        var center: Double { x + width / 2 }
    }

    struct Row {
        let layer: String?
        let y: Double
        let height: Double
    }

    struct Column {
        let feature: String?
        var x = 0.0
        var width = 0.0
    }

    static let boxHeight = 30.0
    private static let lineGap = 44.0
    /// The space between two rows, in addition to that between lines.
    private static let rowGap = 24.0
    private static let columnGap = 42.0
    static let margin = 20.0
    private static let labelWidth = 110.0
    private static let headerHeight = 28.0
    /// The height of the legend below the rows.
    static let legendHeight = 34.0
    /// The smallest width of a picture, so that the legend fits.
    private static let legendWidth = 560.0
    /// The largest number of characters of a name that is not shortened.
    private static let labelLimit = 30

    let tracks: MapTracks
    /// The arrows in the picture, the forbidden and the changed ones last.
    let arrows: [ModuleMap.Arrow]
    private(set) var boxes: [Box]
    private(set) var rows: [Row] = []
    private(set) var columns: [Column]
    /// The horizontal position of the middle of each node.
    private(set) var x: [Double]
    /// The upper end of each line.
    private(set) var lineY: [Double] = []
    private(set) var width = 0.0
    private(set) var height = 0.0
    private let wideLines: Set<Int>
    /// The right end of the last column.
    private var right = 0.0

    init(_ map: ModuleMap) {
        func isMarked(_ arrow: ModuleMap.Arrow) -> Bool { arrow.isForbidden || arrow.change != nil }
        arrows = map.arrows.filter { !$0.isImplied || isMarked($0) }.sorted { !isMarked($0) && isMarked($1) }
        boxes = map.modules.indices.map { index in
            let name = map.modules[index].name
            let label = name.count > Self.labelLimit ? name.prefix(Self.labelLimit - 1) + "…" : name
            return Box(module: index, label: label, width: Self.textWidth(label) + 22)
        }
        let grid = MapGrid(
            map,
            arrows: arrows,
            widths: boxes.map { $0.width + Self.space(between: true, and: true) },
            lineHeight: Self.boxHeight + Self.lineGap
        )
        tracks = MapTracks(grid, arrows)
        wideLines = grid.wideLines
        columns = grid.columns.map { Column(feature: $0) }
        x = Array(repeating: 0, count: tracks.nodes.count)
        placeRows(grid)
        placeColumns(hasLabels: grid.rows.contains { $0.layer != nil } || grid.rows.count > 1)
        straighten()
        for index in boxes.indices {
            boxes[index].x = x[index] - boxes[index].width / 2
            boxes[index].y = lineY[tracks.nodes[index].line]
        }
    }

    /// Returns the approximate width of a text at 13 pixels; wide characters count twice.
    static func textWidth(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1 != "…" ? 13 : 8) }
    }

    private mutating func placeRows(_ grid: MapGrid) {
        var y = Self.margin + (columns.contains { $0.feature != nil } ? Self.headerHeight : 0)
        for row in grid.rows {
            let start = y
            for _ in row.lines {
                lineY.append(y)
                y += Self.boxHeight + Self.lineGap
            }
            rows.append(Row(layer: row.layer, y: start, height: y - Self.lineGap - start))
            y += Self.rowGap
        }
        height = y - Self.rowGap - Self.lineGap + Self.margin + Self.legendHeight
    }

    private mutating func placeColumns(hasLabels: Bool) {
        let start = Self.margin + (hasLabels ? Self.labelWidth : 0)
        for column in columns.indices {
            columns[column].width = columns[column].feature.map(Self.textWidth) ?? 0
            for line in tracks.lines.indices where !wideLines.contains(line) {
                columns[column].width = max(columns[column].width, content(of: line, column))
            }
        }
        let wide = wideLines.map { content(of: $0, 0) }.max() ?? 0
        let all = columns.reduce(-Self.columnGap) { $0 + $1.width + Self.columnGap }
        let spare = max(0, wide - all) / Double(columns.count)
        var end = start
        for column in columns.indices {
            columns[column].x = end
            columns[column].width += spare
            end += columns[column].width + Self.columnGap
        }
        right = end - Self.columnGap
        width = max(right + Self.margin, Self.legendWidth)
    }

    /// Returns the smallest width of the nodes on a line in a column.
    private func content(of line: Int, _ column: Int) -> Double {
        let nodes = tracks.lines[line].filter { tracks.nodes[$0].column == column }
        guard let first = nodes.first, let last = nodes.last else { return 0 }
        let ends = halfWidth(of: first) + halfWidth(of: last)
        return zip(nodes, nodes.dropFirst()).reduce(ends) { $0 + distance(from: $1.0, to: $1.1) }
    }

    private func halfWidth(of node: Int) -> Double { tracks.nodes[node].module == nil ? 0 : boxes[node].width / 2 }

    /// Returns the smallest distance between the middles of two neighbouring nodes.
    private func distance(from left: Int, to right: Int) -> Double {
        halfWidth(of: left) + halfWidth(of: right)
            + Self.space(between: tracks.nodes[left].module != nil, and: tracks.nodes[right].module != nil)
    }

    private static func space(between isBox: Bool, and otherIsBox: Bool) -> Double {
        isBox && otherIsBox ? 16 : isBox || otherIsBox ? 12 : 9
    }
}

// MARK: Places on a line

extension MapLayout {
    private static let sweeps = 40

    /// Moves every node towards its neighbours on other lines, as far as its order and its column allow.
    private mutating func straighten() {
        for line in tracks.lines.indices { place(line, isPulled: false) }
        for sweep in 0..<Self.sweeps {
            let lines = tracks.lines.indices
            for line in sweep.isMultiple(of: 2) ? Array(lines) : lines.reversed() {
                place(line, isPulled: true)
            }
        }
    }

    /// Returns the position at which the segments of a node are shortest, and its weight.
    private func pull(on node: Int) -> (x: Double, weight: Double)? {
        var (sum, weights) = (0.0, 0.0)
        let isTrack = tracks.nodes[node].module == nil
        for isAbove in [true, false] {
            for other in tracks.adjacent(to: node, isAbove: isAbove) {
                // Straight long arrows matter most.
                let weight = isTrack && tracks.nodes[other].module == nil ? 8.0 : isTrack ? 2 : 1
                sum += x[other] * weight
                weights += weight
            }
        }
        return weights > 0 ? (sum / weights, weights) : nil
    }

    /// Places the nodes of a line as near as possible to where their segments are shortest, by least squares.
    ///
    /// The method is isotonic regression by the pool-adjacent-violators algorithm, for each column by itself.
    private mutating func place(_ line: Int, isPulled: Bool) {
        for (index, column) in columns.enumerated() {
            let nodes = tracks.lines[line].filter { tracks.nodes[$0].column == index }
            guard let first = nodes.first, let last = nodes.last else { continue }
            var offsets = [0.0]
            for (left, right) in zip(nodes, nodes.dropFirst()) {
                offsets.append(offsets[offsets.count - 1] + distance(from: left, to: right))
            }
            let end = wideLines.contains(line) ? right : column.x + column.width
            let least = column.x + halfWidth(of: first)
            let most = end - halfWidth(of: last) - offsets[offsets.count - 1]
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
}
