import ArchitectureDomain
import PresentationKit

/// The picture of a map: layers are rows, features are columns, and where they cross there is a group of modules.
///
/// A group is open, with its modules as boxes, or closed, with their number. Its inside is laid out by itself, so that the
/// grid only adds up sizes. Arrows within a group are drawn, and one for each dependency between layers. What the grid
/// implies is not drawn again: that a module uses modules of its own column, kits, or what a layer without columns
/// composes. Other dependencies, and forbidden ones, have arrows of their own.
struct MapGrid {
    struct Row {
        /// The title, or nil if the row needs none.
        let title: Phrase?
        var y = 0.0
        var height = 0.0
    }

    struct Column {
        /// The area or the feature, or nil for the modules without either.
        let name: String?
        var x = 0.0
        var width = 0.0

        var title: Phrase { name.map(Phrase.init(verbatim:)) ?? MapGrid.kits }
    }

    /// The modules of a row in a column, or of a whole row that has no feature.
    struct Cell {
        let row: Int
        /// The column, or nil for a group that takes the whole width.
        let column: Int?
        let modules: [Int]
        /// The inside; without boxes if the group is closed.
        let block: MapBlock
        /// The lines of a closed group: the number of modules, then names.
        let card: [String]
        let isOpen: Bool
        var x = 0.0
        var y = 0.0

        var cardWidth: Double { (card.map { MapLabel.width(of: $0) }.max() ?? 0) + 24 }
        var cardHeight: Double { 14 + Double(card.count) * 15 }
        var width: Double { isOpen ? block.width : cardWidth }
        var height: Double { isOpen ? block.height : cardHeight }
    }

    /// The dependency of a row on another one, at the left of both.
    struct Rail {
        let from: Int
        let to: Int
        var track = 0
    }

    /// The largest number of modules that are all shown.
    static let mostModules = 60
    /// The largest number of columns whose closed groups have names.
    private static let mostColumns = 8

    let map: ModuleMap
    /// The arrows that are drawn within groups.
    private let shownArrows: [ModuleMap.Arrow]
    /// The number of modules that use each module.
    private let users: [Int]
    /// A Boolean value that indicates whether groups are closed, because there are many modules.
    let isClosed: Bool
    /// A Boolean value that indicates whether all modules are one open group, whose rows are bands.
    let isSingle: Bool
    private let hasInsides: Bool
    private(set) var rows: [Row]
    private(set) var columns: [Column]
    private(set) var cells: [Cell] = []
    private(set) var rails: [Rail] = []
    /// The index of the group of each module.
    private(set) var cellOf: [Int] = []
    /// The positions of the edges from which corners are measured.
    private(set) var edges: [Double] = []
    private(set) var left = 0.0
    private(set) var width = 0.0
    private(set) var height = 0.0

    static let margin = 16.0
    /// The space between a band and the groups in it.
    static let padding = 14.0
    static let columnGap = 28.0
    static let rowGap = 16.0
    private static let headerHeight = 34.0
    private static let legendHeight = 44.0
    static let noteHeight = 20.0
    static let trackWidth = 13.0
    /// The smallest width of the groups together, so that the legend fits.
    private static let leastWidth = 480.0
    /// The largest width of closed groups without columns beside them.
    private static let cardWidth = 720.0
    /// The number of lines for the modules of one group that do not use each other.
    private static let lineCount = 4.0
    /// The ratio of width to height of a picture with a single group.
    private static let proportion = 1.6

    /// Lays out a map, also the insides of closed groups if they can be opened.
    init(_ map: ModuleMap, hasInsides: Bool = false) {
        self.map = map
        self.hasInsides = hasInsides
        shownArrows = map.arrows.filter { !$0.isImplied || $0.isMarked }
        users = map.arrows.reduce(into: Array(repeating: 0, count: map.modules.count)) { $0[$1.to] += 1 }
        isClosed = map.modules.count > Self.mostModules
        columns = Self.columns(map).map { Column(name: $0) }
        let layers = Self.layers(map)
        let groups = layers.map { layer in map.modules.indices.filter { map.modules[$0].layer == layer } }
        let labels = MapLabel.labels(map.modules.map(\.name), features: map.modules.map(\.feature))
        isSingle = columns.count == 1 && !isClosed
        if isSingle {
            rows = layers.contains { $0 != nil } ? layers.map { Row(title: Self.title($0)) } : [Row(title: nil)]
            appendSingle(groups, labels)
        } else if columns.count == 1, layers == [nil] {
            let levels = Self.levels(map)
            rows = levels.indices.map { index in
                let level = levels.count - index
                return Row(title: Phrase(en: "level \(level)", ja: "階層 \(level)"))
            }
            appendGroups(levels, labels)
        } else {
            rows = layers.map { Row(title: Self.title($0)) }
            appendGroups(groups, labels)
            rails = rails(of: groups)
        }
        cellOf = indices(of: cells.map(\.modules))
        place()
        edges = allEdges
    }

    /// The sentence about omitted dependencies, or nil if the picture shows all that longer paths do not imply.
    var note: String? {
        if columns.count > 1 { return "Not drawn: uses within a column, and uses of kits." }
        if isClosed {
            return rails.isEmpty ? "Each level uses those below it." : "Not drawn: dependencies between modules."
        }
        return nil
    }

    /// The title of the column of modules without a feature.
    static let kits = Phrase(en: "kits", ja: "キット")

    private static func title(_ layer: String?) -> Phrase {
        layer.map(Phrase.init(verbatim:)) ?? Phrase(en: "(no layer)", ja: "（レイヤーなし）")
    }

    /// Returns the layers from the outermost inwards; modules without one are where they use or are used more.
    private static func layers(_ map: ModuleMap) -> [String?] {
        let layers = map.layers.reversed().filter { layer in map.modules.contains { $0.layer == layer } }
        guard map.modules.contains(where: { $0.layer == nil }) else { return layers }
        let balance = map.arrows.reduce(0) { sum, arrow in
            sum + (map.modules[arrow.to].layer == nil ? 1 : 0) - (map.modules[arrow.from].layer == nil ? 1 : 0)
        }
        return balance < 0 ? [nil] + layers : layers + [nil]
    }

    /// Returns the names of the columns: those of features that have an area stand together in its column.
    private static func columns(_ map: ModuleMap) -> [String?] {
        var names: [String?] = []
        for feature in map.features {
            for module in map.modules where module.feature == feature && !names.contains(module.column) {
                names.append(module.column)
            }
        }
        // A layer without features takes the whole width.
        let layers = Set(map.modules.filter { $0.feature != nil }.map(\.layer))
        let hasKits = map.modules.contains { $0.feature == nil && (names.count < 2 || layers.contains($0.layer)) }
        return hasKits || names.isEmpty ? [nil] + names : names
    }

    /// Returns the modules by depth: each above those that it uses, except in cycles.
    private static func levels(_ map: ModuleMap) -> [[Int]] {
        var targets = Array(repeating: [Int](), count: map.modules.count)
        for arrow in map.arrows { targets[arrow.from].append(arrow.to) }
        var height = Array(repeating: 0, count: targets.count)
        for module in DirectedGraph(targets).postorder {
            height[module] = (targets[module].map { height[$0] }.max() ?? -1) + 1
        }
        return (0...(height.max() ?? 0)).reversed().map { level in height.indices.filter { height[$0] == level } }
            .filter { !$0.isEmpty }
    }

    // MARK: Groups

    /// Appends all modules as one group; its rows are bands.
    private mutating func appendSingle(_ groups: [[Int]], _ labels: [MapLabel]) {
        let block = MapBlock(
            rows: groups,
            labels: labels,
            arrows: shownArrows,
            limit: max(Self.width(of: labels), Self.leastWidth),
            bandGap: 2 * Self.padding + Self.rowGap
        )
        cells = [Cell(row: 0, column: nil, modules: groups.flatMap { $0 }, block: block, card: [], isOpen: true)]
    }

    /// Returns the width of a group with the best proportion.
    private static func width(of labels: [MapLabel]) -> Double {
        (labels.reduce(0) { $0 + $1.width + 34 } * 60 * proportion).squareRoot()
    }

    /// Appends the modules of each row by column.
    private mutating func appendGroups(_ groups: [[Int]], _ labels: [MapLabel]) {
        var grid: [(row: Int, column: Int?, modules: [Int])] = []
        for (row, modules) in groups.enumerated() {
            if modules.allSatisfy({ map.modules[$0].feature == nil }) {
                grid.append((row, columns.count > 1 || isClosed ? nil : 0, modules))
            } else {
                for column in columns.indices {
                    let own = modules.filter { map.modules[$0].column == columns[column].name }
                    if !own.isEmpty { grid.append((row, column, own)) }
                }
            }
        }
        var limits = Array(repeating: 0.0, count: columns.count)
        for group in grid {
            guard let column = group.column else { continue }
            let widths = group.modules.map { labels[$0].width + 34 }
            limits[column] = max(limits[column], widths.max() ?? 0, widths.reduce(0, +) / Self.lineCount)
        }
        for column in columns.indices {
            columns[column].width = columns[column].name.map { MapLabel.width(of: $0) * 1.1 } ?? 0
        }
        for group in grid {
            guard let column = group.column else { continue }
            append(group, labels, limit: limits[column], cardWidth: limits[column])
            columns[column].width = max(columns[column].width, cells[cells.count - 1].width)
        }
        let all = columns.reduce(-Self.columnGap) { $0 + $1.width + Self.columnGap }
        let whole = max(all, isClosed && columns.count == 1 ? Self.cardWidth : Self.leastWidth)
        for group in grid where group.column == nil {
            let limit = max(whole, Self.width(of: group.modules.map { labels[$0] }))
            append(group, labels, limit: limit, cardWidth: whole)
        }
    }

    private mutating func append(
        _ group: (row: Int, column: Int?, modules: [Int]),
        _ labels: [MapLabel],
        limit: Double,
        cardWidth: Double
    ) {
        let block = MapBlock(
            rows: isClosed && !hasInsides ? [] : [group.modules],
            labels: labels,
            arrows: shownArrows,
            limit: limit
        )
        cells.append(
            Cell(
                row: group.row,
                column: group.column,
                modules: group.modules,
                block: block,
                card: card(of: group.modules, column: group.column, width: cardWidth),
                isOpen: !isClosed
            )
        )
    }

    /// Returns the text of a closed group: the number of modules, and names as far as there is space, the most used first.
    private func card(of modules: [Int], column: Int?, width: Double) -> [String] {
        guard column == nil || columns.count <= Self.mostColumns else { return ["\(modules.count)"] }
        let sorted = modules.sorted { (users[$1], $0) < (users[$0], $1) }
        var names = sorted.map { MapLabel.shortened(map.modules[$0].name[...], to: 28, head: 14) }[...]
        guard names.count > 1 else { return Array(names) }
        var lines = ["\(names.count) modules"]
        let limit = max(width - 24, 180)
        while let name = names.first {
            let joined = lines[lines.count - 1] + ", " + name
            if lines.count > 1, MapLabel.width(of: joined + (names.count > 1 ? " +99" : "")) <= limit {
                lines[lines.count - 1] = joined
            } else if lines.count < 3 {
                lines.append(name)
            } else {
                break
            }
            names.removeFirst()
        }
        if !names.isEmpty { lines[lines.count - 1] += " +\(names.count)" }
        return lines
    }

    /// Returns the index of the group of each module.
    private func indices(of groups: [[Int]]) -> [Int] {
        groups.enumerated().reduce(into: map.modules.map { _ in 0 }) { indices, group in
            for module in group.element { indices[module] = group.offset }
        }
    }

    // MARK: Dependencies between rows

    /// Returns the dependencies between rows that longer paths do not imply; short ones are next to the rows.
    private func rails(of groups: [[Int]]) -> [Rail] {
        let row = indices(of: groups)
        var targets = Array(repeating: [Int](), count: groups.count)
        for arrow in map.arrows where !arrow.isMarked && row[arrow.from] != row[arrow.to] {
            targets[row[arrow.from]].append(row[arrow.to])
        }
        var rails = DirectedGraph(targets).reduction.neighbours.enumerated().flatMap { from, list in
            list.map { Rail(from: from, to: $0) }
        }.sorted { (abs($0.from - $0.to), $0.from) < (abs($1.from - $1.to), $1.from) }
        for index in rails.indices {
            let span = min(rails[index].from, rails[index].to)...max(rails[index].from, rails[index].to)
            let others = rails[..<index].filter { other in
                let low = min(other.from, other.to)
                let high = max(other.from, other.to)
                return low < span.upperBound && span.lowerBound < high
            }
            rails[index].track = (0...).first { track in !others.contains { $0.track == track } } ?? 0
        }
        return rails
    }
}

// MARK: Positions

extension MapGrid {
    /// Adds up the sizes of what is open, for the picture; in the page the browser does, where groups open and close.
    private mutating func place() {
        let tracks = (rails.map(\.track).max() ?? -1) + 1
        left = Self.margin + (tracks > 0 ? Double(tracks) * Self.trackWidth + 12 : 0)
        let title = rows.compactMap { $0.title.map { MapLabel.width(of: $0.english) * 1.1 } }.max()
        let start = left + Self.padding + (title.map { $0 + 40 } ?? 0)
        let wide = cells.filter { $0.column == nil }.map(\.width).max() ?? 0
        let all = columns.reduce(-Self.columnGap) { $0 + $1.width + Self.columnGap }
        let spare = max(0, max(wide, Self.leastWidth) - all) / Double(columns.count)
        var x = start
        for column in columns.indices {
            columns[column].width += spare
            columns[column].x = x
            x += columns[column].width + Self.columnGap
        }
        let right = x - Self.columnGap
        width = right + Self.columnGap - 9 + Self.margin
        var y = Self.margin + (columns.contains { $0.name != nil } ? Self.headerHeight : 0)
        for row in rows.indices {
            rows[row].y = y
            rows[row].height = 2 * Self.padding + (cells.filter { $0.row == row }.map(\.height).max() ?? 0)
            if isSingle, cells[0].block.bands.indices.contains(row) {
                let band = cells[0].block.bands[row]
                rows[row].y = Self.margin + band.lowerBound
                rows[row].height = band.upperBound - band.lowerBound + 2 * Self.padding
            }
            y = rows[row].y + rows[row].height + Self.rowGap
        }
        height = y - Self.rowGap + Self.legendHeight + (note == nil ? 0 : Self.noteHeight)
        for cell in cells.indices {
            let row = rows[cells[cell].row]
            let (from, width) = cells[cell].column.map { (columns[$0].x, columns[$0].width) } ?? (start, right - start)
            cells[cell].x = from + (width - cells[cell].width) / 2
            cells[cell].y = row.y + (isSingle ? Self.padding : (row.height - cells[cell].height) / 2)
        }
    }
}
