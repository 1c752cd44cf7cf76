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
    static let rowGap = 56.0
    static let margin = 20.0
    private static let labelWidth = 110.0
    private static let headerHeight = 28.0
    /// How many boxes lie above each other in a cell before the next stack begins.
    private static let stackHeight = 4

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
        place(rowOf, columnOf, ranks)
    }

    /// How wide a text is at 13 pixels, roughly: wide characters count twice.
    static func textWidth(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 13 : 7.3) }
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

    private mutating func place(_ rowOf: [Int], _ columnOf: [Int], _ ranks: [Int]) {
        var cells: [[[Int]]] = rows.map { _ in columns.map { _ in [] } }
        // Within a cell too, what uses another lies above it.
        for box in boxes.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
            cells[rowOf[box]][columnOf[box]].append(box)
        }
        // Rows without features spread over the whole width in place of growing upwards.
        let perStack = columns.count == 1 ? 1 : Self.stackHeight
        var stacks: [[[ArraySlice<Int>]]] = []
        for row in cells {
            stacks.append(
                row.map { cell in
                    stride(from: 0, to: cell.count, by: perStack).map { cell[$0..<min($0 + perStack, cell.count)] }
                }
            )
        }
        func stackWidth(_ stack: ArraySlice<Int>) -> Double { stack.map { boxes[$0].width }.max() ?? 0 }
        for column in columns.indices {
            let widths = stacks.map { row in
                row[column].map(stackWidth).reduce(0, +) + Self.gap * Double(max(0, row[column].count - 1))
            }
            columns[column].width = max(widths.max() ?? 0, columns[column].name.map(Self.textWidth) ?? 0)
        }
        let hasLabels = rows.contains { $0.name != nil }
        var x = Self.margin + (hasLabels ? Self.labelWidth : 0)
        for column in columns.indices {
            columns[column].x = x
            x += columns[column].width + Self.gap * 3
        }
        width = x - Self.gap * 3 + Self.margin
        var y = Self.margin + (columns.contains { $0.name != nil } ? Self.headerHeight : 0)
        for row in rows.indices {
            let tallest = stacks[row].joined().map(\.count).max() ?? 1
            rows[row].y = y
            rows[row].height = Double(tallest) * (Self.boxHeight + Self.gap) - Self.gap
            place(stacks[row], at: y)
            y += rows[row].height + Self.rowGap
        }
        height = y - Self.rowGap + Self.margin
    }

    private mutating func place(_ cells: [[ArraySlice<Int>]], at y: Double) {
        for (column, stacks) in cells.enumerated() {
            var x = columns[column].x
            for stack in stacks {
                let width = stack.map { boxes[$0].width }.max() ?? 0
                for (position, box) in stack.enumerated() {
                    boxes[box].x = x + (width - boxes[box].width) / 2
                    boxes[box].y = y + Double(position) * (Self.boxHeight + Self.gap)
                }
                x += width + Self.gap
            }
        }
    }
}
