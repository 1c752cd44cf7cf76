import ArchitectureDomain
import PresentationKit
import ReportKit

/// The picture of a map in SVG 1.1, without scripts, fonts or other external parts.
enum MapPicture {
    static func svg(_ map: ModuleMap) -> [String] {
        guard !map.modules.isEmpty else {
            return document(240, 60, map.coverage, [text("note", 20, 34, "Nothing to draw.", size: 12)])
        }
        let grid = MapGrid(map)
        let shapes = bands(grid) + rails(grid) + grid.cells.flatMap { group($0, map, grid) } + crossings(grid)
        return document(grid.width, grid.height, map.coverage, [markers(kinds)] + shapes + [legend(grid)])
    }

    /// Returns a picture with its colours on a ground of its own.
    static func document(_ width: Double, _ height: Double, _ coverage: Coverage?, _ shapes: [String]) -> [String] {
        let (width, height) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
        let note = coverage.flatMap(CoverageText.note).map { "<desc>\($0.escapedForHTML)</desc>" }
        let start = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">",
            note,
            "<style>\(sheet(\.light))@media (prefers-color-scheme:dark){\(sheet(\.dark))}\(forms)</style>",
            "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>",
        ]
        return start.compactMap { $0 } + shapes + ["</svg>"]
    }

    // MARK: Colours

    private struct Color {
        let name, light, dark: String
    }

    private static let tints = [
        ("e3eefc", "13233c"), ("e0f3e7", "12291b"), ("ece6fb", "221a3b"), ("fbeed5", "30240d"), ("d9f1f1", "0d2b2c"),
        ("fae3f2", "331829"), ("eef2cf", "252910"), ("e4e7fb", "1b1f3f"),
    ]
    private static let inks = [
        ("1f5fbf", "7fb2ff"), ("1c7a3e", "6fce8d"), ("6b3fc4", "b79cff"), ("8a5a0a", "e5b567"), ("0d7377", "5fcfd2"),
        ("a8327f", "f08cc6"), ("626c0f", "c5cf6a"), ("4350b8", "9aa6ff"),
    ]

    private static let grounds = [
        Color(name: "ground", light: "fff", dark: "0d1117"), Color(name: "band", light: "f5f6f8", dark: "161b22"),
        Color(name: "border", light: "c4cad2", dark: "444c56"), Color(name: "text", light: "1f2328", dark: "e6edf3"),
        Color(name: "faint", light: "5c6570", dark: "9aa4af"), Color(name: "line", light: "7d8791", dark: "7d8791"),
        Color(name: "rail", light: "4d6a8f", dark: "7c9cc6"), Color(name: "red", light: "d1242f", dark: "ff6b66"),
        Color(name: "green", light: "1a7f37", dark: "3fb950"), Color(name: "blue", light: "0969da", dark: "58a6ff"),
    ]
    private static let palette = grounds + colors("tint", tints) + colors("ink", inks)

    /// Returns the colours of features, which have numbers.
    private static func colors(_ name: String, _ pairs: [(String, String)]) -> [Color] {
        pairs.enumerated().map { Color(name: name + String($0), light: $1.0, dark: $1.1) }
    }

    /// The colours as variables of CSS, and the rules with them, for the page.
    static let style = """
        :root{color-scheme:light dark;\(variables(\.light))}\
        @media (prefers-color-scheme:dark){:root{\(variables(\.dark))}}\(sheet)\(forms)
        """

    private static func variables(_ mode: KeyPath<Color, String>) -> String {
        palette.map { "--\($0.name):#\($0[keyPath: mode]);" }.joined()
    }

    /// Returns the rules of the colours without variables, which not every reader of SVG knows.
    private static func sheet(_ mode: KeyPath<Color, String>) -> String {
        palette.reduce(sheet) { $0.replacing("var(--\($1.name))", with: "#" + $1[keyPath: mode]) }
    }

    private static let sheet = """
        .ground{fill:var(--ground)}.band{fill:var(--band)}.name,.title,.count{fill:var(--text)}.head,.note{fill:var(--faint)}\
        .box{fill:var(--ground);stroke:var(--border)}.program{fill:var(--text);stroke:var(--text)}.inverse{fill:var(--ground)}\
        .arrow{stroke:var(--line)}.rail{stroke:var(--rail)}.forbidden,.removed,.removedbox{stroke:var(--red)}\
        .added,.addedbox{stroke:var(--green)}.arrowtip{fill:var(--line)}.railtip{fill:var(--rail)}\
        .forbiddentip,.removedtip{fill:var(--red)}.addedtip{fill:var(--green)}.alarm{fill:var(--ground);stroke:var(--red)}\
        \(tints.indices.map { hue in
            ".t\(hue){fill:var(--tint\(hue));background:var(--tint\(hue))}.i\(hue){fill:var(--ink\(hue));color:var(--ink\(hue))}"
                + ".b\(hue){fill:var(--ground);stroke:var(--ink\(hue))}"
        }.joined())
        """

    /// The rules without colours.
    private static let forms = """
        .title,.head{font-weight:bold}.head,.name,.count{text-anchor:middle}.count{font-weight:bold}.end{text-anchor:end}\
        .arrow,.rail,.forbidden,.added,.removed,.curve{fill:none}.arrow{stroke-width:1.2}.rail{stroke-width:1.8}\
        .forbidden,.added,.removed,.addedbox,.removedbox,.curve,.dot{stroke-width:2}.removed,.removedbox{stroke-dasharray:5 3}
        """

    static let kinds = ["arrow", "rail", "forbidden", "added", "removed"]

    static func markers(_ kinds: [String]) -> String {
        let markers = kinds.map { kind in
            "<marker id=\"\(kind)\" viewBox=\"0 0 8 8\" refX=\"7.5\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\""
                + " markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"\(kind)tip\" d=\"M0 0.5L8 4L0 7.5z\"/></marker>"
        }
        return "<defs>\(markers.joined())</defs>"
    }

    // MARK: The grid

    private static func bands(_ grid: MapGrid) -> [String] {
        let left = grid.left
        var lines = grid.rows.map { row in
            rect("band", left, row.y, grid.width - MapGrid.margin - left, row.height, radius: 8)
        }
        for (index, column) in grid.columns.enumerated() where grid.columns.count > 1 {
            let middle = column.x + column.width / 2
            let hue = hue(of: index, grid)
            let kind = hue.map { "head i\($0)" } ?? "head"
            lines.append(text(kind, middle, grid.rows[0].y - 12, column.title.english, size: 13))
            for cell in grid.cells where cell.column == index {
                let row = grid.rows[cell.row]
                guard let hue else { continue }
                lines.append(rect("t\(hue)", column.x - 9, row.y, column.width + 18, row.height, radius: 0))
            }
        }
        return lines
            + grid.rows.compactMap { row in
                row.title.map { text("title", left + MapGrid.padding, row.y + 31, $0.english, size: 13) }
            }
    }

    static func hue(of column: Int?, _ grid: MapGrid) -> Int? {
        guard let column, let name = grid.columns[column].name else { return nil }
        let module = grid.map.modules.first { $0.column == name }
        return (module?.feature.flatMap { grid.map.features.firstIndex(of: $0) } ?? 0) % inks.count
    }

    private static func rails(_ grid: MapGrid) -> [String] {
        grid.rails.map { arrow("rail", roundedPath(grid.corners(of: $0), on: grid)) }
    }

    private static func crossings(_ grid: MapGrid) -> [String] {
        grid.crossings.enumerated().map { index, crossing in
            let corners = grid.corners(of: crossing, lane: Double(index % 4) * 2.5)
            return arrow(kind(of: crossing), roundedPath(corners, on: grid))
        }
    }

    private static func kind(of arrow: ModuleMap.Arrow) -> String {
        arrow.change?.style ?? (arrow.isForbidden ? "forbidden" : "arrow")
    }

    private static func arrow(_ kind: String, _ path: String, _ identity: String = "") -> String {
        "<path class=\"\(kind)\" d=\"\(path)\" marker-end=\"url(#\(kind))\"\(identity)/>"
    }

    private static func group(_ cell: MapGrid.Cell, _ map: ModuleMap, _ grid: MapGrid) -> [String] {
        let hue = hue(of: cell.column, grid)
        let lines = cell.isOpen ? inside(cell.block, map, hue) : card(cell, hue)
        return ["<g transform=\"translate(\(number(cell.x)) \(number(cell.y)))\">"] + lines + ["</g>"]
    }

    /// Returns the arrows and the boxes of an open group.
    static func inside(_ block: MapBlock, _ map: ModuleMap, _ hue: Int?) -> [String] {
        let arrows = block.routes.map { route in
            arrow(kind(of: route.arrow), curves(route.points), " data-arrow=\"\(route.arrow.from)-\(route.arrow.to)\"")
        }
        return arrows + block.boxes.map { box($0, map, hue) }
    }

    private static func box(_ box: MapBlock.Box, _ map: ModuleMap, _ hue: Int?) -> String {
        let module = map.modules[box.module]
        let kind = module.isProgram ? "program" : hue.map { "b\($0)" } ?? "box"
        let change = module.change.map { " \($0.style)box" } ?? ""
        let middle = box.y + box.height / 2 + 4.2
        let isSingle = box.label.lines.count == 1
        let labels = box.label.lines.enumerated().map { index, line in
            let isFeature = box.label.hasFeature && index == 0
            let style = kind == "program" ? "name inverse" : isFeature ? hue.map { "name i\($0)" } ?? "name" : "name"
            let y = middle + (isSingle ? 0 : index == 0 ? -6.7 : 6.7)
            return text(style, box.center, y, line, size: isFeature ? 10.5 : 12)
        }
        return "<g data-module=\"\(box.module)\"><title>\(module.name.escapedForHTML)</title>"
            + rect(kind + change, box.x, box.y, box.width, box.height, radius: 5) + labels.joined() + "</g>"
    }

    static func card(_ cell: MapGrid.Cell, _ hue: Int?) -> [String] {
        let lines = cell.card.enumerated().map { index, line in
            let isCount = index == 0 && cell.modules.count > 1
            let (kind, size) = isCount ? ("count", 12.0) : ("name", 11)
            return text(kind, cell.cardWidth / 2, 19 + Double(index) * 15, line, size: size)
        }
        return [rect(hue.map { "b\($0)" } ?? "box", 0, 0, cell.cardWidth, cell.cardHeight, radius: 7) + lines.joined()]
    }

    // MARK: Legend

    private static func legend(_ grid: MapGrid) -> String {
        let y = grid.height - 18 - (grid.note == nil ? 0 : MapGrid.noteHeight)
        var x = MapGrid.margin
        var parts: [String] = []
        func add(_ sign: String, _ label: String) {
            parts.append(sign + text("note", x + 34, y + 4, label, size: 12))
            x += 34 + MapLabel.width(of: label) + 20
        }
        func line(_ kind: String) -> String {
            "<path class=\"\(kind)\" d=\"M\(number(x)) \(number(y))h26\" marker-end=\"url(#\(kind))\"/>"
        }
        if grid.map.modules.contains(where: \.isProgram), !grid.isClosed {
            add(rect("program", x, y - 8, 26, 16, radius: 4), "program")
        }
        if !grid.rails.isEmpty { add(line("rail"), "layer uses layer") }
        if !grid.isClosed { add(line("arrow"), "module uses module") }
        if grid.map.arrows.contains(where: { kind(of: $0) == "forbidden" }) { add(line("forbidden"), "forbidden") }
        let changes = grid.map.modules.map(\.change) + grid.map.arrows.map(\.change)
        for change in [ModuleMap.Change.added, .removed] where changes.contains(change) {
            add(line(change.style), change.style)
        }
        return parts.joined() + (grid.note.map { text("note", MapGrid.margin, grid.height - 18, $0, size: 12) } ?? "")
    }

    // MARK: Shapes

    private static func rect(_ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Int)
        -> String
    {
        "<rect class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\""
            + " height=\"\(number(height))\"\(radius > 0 ? " rx=\"\(radius)\"" : "")/>"
    }

    static func text(_ kind: String, _ x: Double, _ y: Double, _ text: String, size: Double) -> String {
        "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\""
            + (size == 12 ? "" : " font-size=\"\(number(size))\"") + ">\(text.escapedForHTML)</text>"
    }

    /// A path of curves from line to line, which crosses lines straight.
    private static func curves(_ points: [MapPoint]) -> String {
        var path = "M\(number(points[0].x)) \(number(points[0].y))"
        for index in points.indices.dropFirst() {
            let (last, next) = (points[index - 1], points[index])
            if index.isMultiple(of: 2) {
                path += "V\(number(next.y))"
            } else {
                let middle = number((last.y + next.y) / 2)
                path += "C\(number(last.x)) \(middle) \(number(next.x)) \(middle) \(number(next.x)) \(number(next.y))"
            }
        }
        return path
    }

    /// Returns the path of an arrow between groups.
    private static func roundedPath(_ corners: [MapCorner], on grid: MapGrid) -> String {
        let points = corners.map { grid.point($0) }
        return roundedPath(points) { number(points[$0].x + $1) + " " + number(points[$0].y + $2) }
    }

    /// A path of horizontal and vertical lines with round corners, in texts for points at a distance from a corner.
    static func roundedPath(_ points: [MapPoint], _ text: (_ corner: Int, _ x: Double, _ y: Double) -> String) -> String
    {
        var path = "M" + text(0, 0, 0)
        for index in points.indices.dropFirst().dropLast() {
            let first = turn(from: points[index], towards: points[index - 1])
            let second = turn(from: points[index], towards: points[index + 1])
            path +=
                "L" + text(index, first.x, first.y) + "Q" + text(index, 0, 0) + " " + text(index, second.x, second.y)
        }
        return path + "L" + text(points.count - 1, 0, 0)
    }

    /// Returns the distance from a corner to the point at which its curve ends.
    private static func turn(from corner: MapPoint, towards end: MapPoint) -> MapPoint {
        let (x, y) = (end.x - corner.x, end.y - corner.y)
        let length = abs(x) + abs(y)
        let share = length > 0 ? min(6, length / 2) / length : 0
        return MapPoint(x: x * share, y: y * share)
    }

    /// Returns a number with at most one decimal, in the same form on every system.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }
}

extension ModuleMap.Change {
    fileprivate var style: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        }
    }
}
