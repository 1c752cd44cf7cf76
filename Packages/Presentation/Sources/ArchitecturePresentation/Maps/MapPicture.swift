import ArchitectureDomain

/// A map as a picture in SVG 1.1, without scripts, fonts or anything else from outside.
enum MapPicture {
    static func svg(_ map: ModuleMap) -> [String] {
        let layout = MapLayout(map)
        let (width, height) = (Int(layout.width.rounded(.up)), Int(layout.height.rounded(.up)))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\">",
            style,
            "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>",
        ]
        lines += bands(layout) + arrows(map, layout) + boxes(map, layout)
        return lines + ["</svg>"]
    }

    private static let style = """
        <style>.ground{fill:#ffffff}.band{fill:#f6f8fa}.label{fill:#57606a;font-weight:bold}\
        .box{fill:#ffffff;stroke:#8c959f}.program{fill:#ddf4ff;stroke:#0969da}.name{fill:#1f2328;text-anchor:middle}\
        .arrow{fill:none;stroke:#6e7781;stroke-width:1.2}.far{fill:none;stroke:#b1bac4}.tip{fill:#6e7781}\
        .forbidden{fill:none;stroke:#d1242f;stroke-width:2.2}.forbiddentip{fill:#d1242f}</style>
        """

    private static func bands(_ layout: MapLayout) -> [String] {
        let rows = layout.rows.filter { $0.name != nil }.map { row in
            "<rect class=\"band\" x=\"8\" y=\"\(number(row.y - 12))\" width=\"\(number(layout.width - 16))\""
                + " height=\"\(number(row.height + 24))\" rx=\"6\"/>"
                + "<text class=\"label\" x=\"18\" y=\"\(number(row.y + row.height / 2 + 4))\">\(escaped(row.name ?? ""))</text>"
        }
        let columns = layout.columns.filter { $0.name != nil }.map { column in
            "<text class=\"label\" x=\"\(number(column.x + column.width / 2))\" y=\"22\" text-anchor=\"middle\">"
                + "\(escaped(column.name ?? ""))</text>"
        }
        return rows + columns
    }

    private static func boxes(_ map: ModuleMap, _ layout: MapLayout) -> [String] {
        layout.boxes.map { box in
            let module = map.modules[box.module]
            return
                "<rect class=\"\(module.isProgram ? "program" : "box")\" x=\"\(number(box.x))\" y=\"\(number(box.y))\""
                + " width=\"\(number(box.width))\" height=\"\(number(MapLayout.boxHeight))\" rx=\"4\"/>"
                + "<text class=\"name\" x=\"\(number(box.center))\" y=\"\(number(box.y + 19.5))\">\(escaped(module.name))</text>"
        }
    }

    /// Forbidden arrows are drawn last, over the others; those that longer paths imply are left out.
    private static func arrows(_ map: ModuleMap, _ layout: MapLayout) -> [String] {
        let shown = map.arrows.filter { !$0.isImplied || $0.isForbidden }.sorted { !$0.isForbidden && $1.isForbidden }
        let ports = MapPorts(shown, layout)
        return shown.indices.map { index in
            let arrow = shown[index]
            let (from, to) = (layout.boxes[arrow.from], layout.boxes[arrow.to])
            // Between neighbours the arrow leaves and enters at the sides.
            guard let (start, end) = ports.ends[index] else {
                return sideArrow(from, to, isForbidden: arrow.isForbidden)
            }
            let isDown = end.y > start.y
            let bend = max(16, abs(end.y - start.y) * 0.4) * (isDown ? 1 : -1)
            let tip = isDown ? -7.0 : 7.0
            let path =
                "M\(number(start.x)) \(number(start.y))C\(number(start.x)) \(number(start.y + bend)) "
                + "\(number(end.x)) \(number(end.y - bend)) \(number(end.x)) \(number(end.y + tip))"
            let head = "M\(number(end.x)) \(number(end.y))l-4 \(number(tip))h8z"
            let isFar = abs(end.y - start.y) > MapLayout.rowGap * 2
            return drawn(path, head, isForbidden: arrow.isForbidden, isFar: isFar)
        }
    }

    private static func sideArrow(_ from: MapLayout.Box, _ to: MapLayout.Box, isForbidden: Bool) -> String {
        let isRight = to.x > from.x
        let start = (x: isRight ? from.x + from.width : from.x, y: from.y + MapLayout.boxHeight / 2)
        let end = (x: isRight ? to.x : to.x + to.width, y: to.y + MapLayout.boxHeight / 2)
        let tip = isRight ? -7.0 : 7.0
        let bend = max(18, abs(end.x - start.x) * 0.3) * (isRight ? 1 : -1)
        // A long way round passes above the boxes between.
        let lift = abs(end.x - start.x) > 60 ? -26.0 : 0
        let path =
            "M\(number(start.x)) \(number(start.y))C\(number(start.x + bend)) \(number(start.y + lift)) "
            + "\(number(end.x - bend)) \(number(end.y + lift)) \(number(end.x + tip)) \(number(end.y))"
        return drawn(path, "M\(number(end.x)) \(number(end.y))l\(number(tip)) -4v8z", isForbidden: isForbidden)
    }

    private static func drawn(_ path: String, _ head: String, isForbidden: Bool, isFar: Bool = false) -> String {
        let kind = isForbidden ? "forbidden" : isFar ? "far" : "arrow"
        let tip = isForbidden ? "forbiddentip" : "tip"
        return "<path class=\"\(kind)\" d=\"\(path)\"/><path class=\"\(tip)\" d=\"\(head)\"/>"
    }

    /// A number with one decimal at most, the same on every system.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
