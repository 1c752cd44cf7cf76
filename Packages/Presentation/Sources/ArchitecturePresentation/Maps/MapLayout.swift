import ArchitectureDomain

/// Where everything of a map lies in its picture: layers are rows, features are columns.
///
/// Without layers the rows come from the arrows: a module lies above everything that it uses.
struct MapLayout {
    struct Box {
        let module: Int
        var x = 0.0
        var y = 0.0
        let width: Double

        var center: Double { x + width / 2 }
    }

    struct Row {
        let name: String?
        var y = 0.0
        var height = 0.0
    }

    struct Column {
        let name: String?
        var x = 0.0
        var width = 0.0
    }

    static let boxHeight = 30.0
    static let gap = 14.0
    private static let lineGap = 26.0
    private static let mostApart = 50.0
    static let rowGap = 56.0
    static let margin = 20.0
    private static let labelWidth = 110.0
    private static let headerHeight = 28.0

    private(set) var boxes: [Box]
    private(set) var rows: [Row]
    private(set) var columns: [Column]
    private(set) var width = 0.0
    private(set) var height = 0.0

    init(_ map: ModuleMap) {
        boxes = map.modules.indices.map { Box(module: $0, width: Self.textWidth(map.modules[$0].name) + 22) }
        let ranks = Self.ranks(map)
        let rowOf: [Int]
        if map.modules.contains(where: { $0.layer != nil }) {
            let names: [String?] = map.layers.reversed() + [nil]
            let used = names.filter { name in map.modules.contains { $0.layer == name } }
            rows = used.map { Row(name: $0) }
            rowOf = map.modules.map { module in used.firstIndex(of: module.layer) ?? 0 }
        } else {
            rowOf = ranks
            rows = (0...(rowOf.max() ?? 0)).map { _ in Row(name: nil) }
        }
        let features: [String?] = [nil] + map.features
        let usedFeatures = features.filter { name in map.modules.contains { $0.feature == name } }
        columns = usedFeatures.map { Column(name: $0) }
        let columnOf = map.modules.map { module in usedFeatures.firstIndex(of: module.feature) ?? 0 }
        place(map, rowOf, columnOf, ranks)
    }

    /// How wide a text is at 13 pixels, roughly: wide characters count twice.
    static func textWidth(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 13 : 8) }
    }

    /// The length of the longest path below each module, counted from the top; arrows that close a cycle are ignored.
    private static func ranks(_ map: ModuleMap) -> [Int] {
        var depth = Array(repeating: -1, count: map.modules.count)
        var targets = Array(repeating: [Int](), count: map.modules.count)
        for arrow in map.arrows { targets[arrow.from].append(arrow.to) }
        for root in map.modules.indices where depth[root] < 0 {
            var calls = [(node: root, next: 0, deepest: 0)]
            depth[root] = 0
            while let call = calls.last {
                if call.next < targets[call.node].count {
                    calls[calls.count - 1].next += 1
                    let to = targets[call.node][call.next]
                    if depth[to] < 0 {
                        depth[to] = 0
                        calls.append((to, 0, 0))
                    } else {
                        calls[calls.count - 1].deepest = max(call.deepest, depth[to] + 1)
                    }
                } else {
                    calls.removeLast()
                    depth[call.node] = call.deepest
                    if let caller = calls.indices.last {
                        calls[caller].deepest = max(calls[caller].deepest, call.deepest + 1)
                    }
                }
            }
        }
        let top = depth.max() ?? 0
        return depth.map { top - $0 }
    }

    /// How often modules are moved towards what they are joined with; more changes next to nothing.
    private static let sweeps = 6

    private mutating func place(_ map: ModuleMap, _ rowOf: [Int], _ columnOf: [Int], _ ranks: [Int]) {
        var cells = MapCells(
            map,
            rowOf: rowOf,
            columnOf: columnOf,
            ranks: ranks,
            widths: boxes.map(\.width),
            headers: columns.map { $0.name.map(Self.textWidth) ?? 0 }
        )
        let hasLabels = rows.contains { $0.name != nil }
        var x = Self.margin + (hasLabels ? Self.labelWidth : 0)
        for column in columns.indices {
            columns[column].x = x
            columns[column].width = cells.width(ofColumn: column)
            x += columns[column].width + Self.gap * 3
        }
        width = x - Self.gap * 3 + Self.margin
        place(cells)
        for _ in 0..<Self.sweeps {
            cells.sort(by: wishes(map))
            place(cells)
        }
    }

    /// The middle of what each module is joined with; its own where that is nothing.
    private func wishes(_ map: ModuleMap) -> [Double] {
        var sums = Array(repeating: 0.0, count: boxes.count)
        var counts = Array(repeating: 0.0, count: boxes.count)
        for arrow in map.arrows where !arrow.isImplied {
            sums[arrow.from] += boxes[arrow.to].center
            sums[arrow.to] += boxes[arrow.from].center
            counts[arrow.from] += 1
            counts[arrow.to] += 1
        }
        return boxes.indices.map { counts[$0] > 0 ? sums[$0] / counts[$0] : boxes[$0].center }
    }

    private mutating func place(_ cells: MapCells) {
        func tall(_ lines: Int) -> Double { Double(lines) * (Self.boxHeight + Self.lineGap) - Self.lineGap }
        var y = Self.margin + (columns.contains { $0.name != nil } ? Self.headerHeight : 0)
        for row in rows.indices {
            let lines = columns.indices.map { cells.lines(row: row, column: $0) }
            rows[row].y = y
            rows[row].height = tall(lines.map(\.count).max() ?? 1)
            for column in columns.indices {
                var top = y + (rows[row].height - tall(lines[column].count)) / 2
                for line in lines[column] {
                    let spare = columns[column].width - cells.width(ofLine: line)
                    // What lies apart leaves room for the arrows between.
                    let apart = min(Self.mostApart, spare / Double(line.count + 1))
                    var x = columns[column].x + (spare - apart * Double(line.count - 1)) / 2
                    for box in line {
                        boxes[box].x = x
                        boxes[box].y = top
                        x += boxes[box].width + Self.gap + apart
                    }
                    top += Self.boxHeight + Self.lineGap
                }
            }
            y += rows[row].height + Self.rowGap
        }
        height = y - Self.rowGap + Self.margin
    }
}
