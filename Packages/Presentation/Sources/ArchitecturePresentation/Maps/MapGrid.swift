import ArchitectureDomain

/// The grid of a picture: layers are rows, features are columns.
///
/// A row has one line or several. An arrow always joins two lines: a module lies above those that it uses, except for the
/// arrows that close a cycle. Without layers there is one row.
struct MapGrid {
    /// A row of a layer, or of the modules without a layer.
    struct Row {
        /// The name of the layer, or nil for the modules without one.
        let layer: String?
        /// The lines that belong to the row.
        let lines: Range<Int>
    }

    private(set) var rows: [Row] = []
    /// The names of the features; nil for the modules without one.
    let columns: [String?]
    /// The column of each module.
    let columnOf: [Int]
    /// The modules of each line.
    private(set) var lines: [[Int]] = []
    /// The lines without columns, whose row has no module of a feature.
    private(set) var wideLines: Set<Int> = []

    /// The ratio of width to height of a picture without columns.
    private static let proportion = 1.7
    /// The number of lines for the modules of one row and column that do not use each other.
    private static let lineCount = 4.0
    /// The smallest limit for the width of a line without columns, in pixels; pages of code hosts show as much.
    private static let leastWidth = 860.0

    /// Creates the grid of a map.
    ///
    /// - Parameters:
    ///   - arrows: the arrows that the picture shows.
    ///   - widths: the width of each module, with the space beside it.
    ///   - lineHeight: the height of a line, with the space below it.
    init(_ map: ModuleMap, arrows: [ModuleMap.Arrow], widths: [Double], lineHeight: Double) {
        let columns = ([nil] + map.features).filter { name in map.modules.contains { $0.feature == name } }
        self.columns = columns
        columnOf = map.modules.map { module in columns.firstIndex(of: module.feature) ?? 0 }
        let order = Self.order(map)
        let layers = Self.layers(map, arrows).map { layer in
            (layer, modules: map.modules.indices.filter { map.modules[$0].layer == layer })
        }
        let isWide = layers.map { layer in columns.count > 1 && layer.modules.allSatisfy { columnOf[$0] == 0 } }
        var limits = Array(repeating: 0.0, count: columns.count)
        for (layer, isWide) in zip(layers, isWide) where !isWide {
            for column in columns.indices {
                let widths = layer.modules.filter { columnOf[$0] == column }.map { widths[$0] }
                let all = widths.reduce(0, +)
                let wanted =
                    columns.count > 1 ? all / Self.lineCount : (all * lineHeight * Self.proportion).squareRoot()
                limits[column] = max(limits[column], widths.max() ?? 0, wanted)
            }
        }
        for (layer, isWide) in zip(layers, isWide) {
            let ranks = Self.ranks(of: layer.modules, arrows, order)
            let start = lines.count
            for rank in 0...(ranks.values.max() ?? 0) {
                let modules = layer.modules.filter { ranks[$0] == rank }
                if isWide {
                    append(modules, widths, limit: max(limits.reduce(0, +), Self.leastWidth))
                } else {
                    let first = lines.count
                    for column in columns.indices {
                        append(modules.filter { columnOf[$0] == column }, widths, limit: limits[column], from: first)
                    }
                }
            }
            rows.append(Row(layer: layer.0, lines: start..<lines.count))
            if isWide { wideLines.formUnion(start..<lines.count) }
        }
    }

    /// Returns the column of a module on a line, or of a track for an arrow to it; 0 on a line without columns.
    func column(of module: Int, on line: Int) -> Int { wideLines.contains(line) ? 0 : columnOf[module] }

    /// Returns the layers from the outermost inwards.
    ///
    /// The modules without a layer come first if they use others more than they are used, and last otherwise.
    private static func layers(_ map: ModuleMap, _ arrows: [ModuleMap.Arrow]) -> [String?] {
        let layers = map.layers.reversed().filter { layer in map.modules.contains { $0.layer == layer } }
        guard map.modules.contains(where: { $0.layer == nil }) else { return layers }
        let balance = arrows.reduce(0) { sum, arrow in
            sum + (map.modules[arrow.to].layer == nil ? 1 : 0) - (map.modules[arrow.from].layer == nil ? 1 : 0)
        }
        return balance < 0 ? [nil] + layers : layers + [nil]
    }

    /// Returns the modules in an order in which each comes before those that it uses, except for cycles.
    private static func order(_ map: ModuleMap) -> [Int] {
        var targets = Array(repeating: [Int](), count: map.modules.count)
        for arrow in map.arrows { targets[arrow.from].append(arrow.to) }
        return DirectedGraph(targets).postorder.reversed()
    }

    /// Returns the line of each module within its row, as if lines had no limit.
    ///
    /// A module that uses more modules than use it lies right above the first of them; any other lies right below the last
    /// that uses it. This keeps arrows short.
    private static func ranks(of modules: [Int], _ arrows: [ModuleMap.Arrow], _ order: [Int]) -> [Int: Int] {
        var position: [Int: Int] = [:]
        let sorted = order.filter(Set(modules).contains)
        for (index, module) in sorted.enumerated() { position[module] = index }
        var used: [Int: [Int]] = [:]
        var users: [Int: Int] = [:]
        for arrow in arrows {
            guard let from = position[arrow.from], let to = position[arrow.to], from < to else { continue }
            used[arrow.from, default: []].append(arrow.to)
            users[arrow.to, default: 0] += 1
        }
        var ranks: [Int: Int] = [:]
        for module in sorted {
            let rank = ranks[module, default: 0]
            ranks[module] = rank
            for other in used[module, default: []] { ranks[other] = max(ranks[other, default: 0], rank + 1) }
        }
        for module in sorted.reversed() {
            let targets = used[module, default: []]
            guard targets.count > users[module, default: 0] else { continue }
            ranks[module] = (targets.compactMap { ranks[$0] }.min() ?? 1) - 1
        }
        return ranks
    }

    /// Appends modules that do not use each other, on as many lines as they need.
    ///
    /// - Parameter first: the line to begin with, which may exist, or nil for a new one.
    private mutating func append(_ modules: [Int], _ widths: [Double], limit: Double, from first: Int? = nil) {
        let content = modules.reduce(0) { $0 + widths[$1] }
        // Lines of equal length look better than a full one and a rest.
        let share = content / max(1, (content / max(limit, 1)).rounded(.up))
        var (line, end) = (first ?? lines.count, 0.0)
        for module in modules {
            if end > 0, end + widths[module] / 2 > share { (line, end) = (line + 1, 0) }
            while line >= lines.count { lines.append([]) }
            lines[line].append(module)
            end += widths[module]
        }
    }
}
