import ArchitectureDomain

/// The picture of a map in SVG 1.1, without scripts, fonts or other external parts.
enum MapPicture {
    static func svg(_ map: ModuleMap) -> [String] {
        let layout = MapLayout(map)
        let (width, height) = (Int(layout.width.rounded(.up)), Int(layout.height.rounded(.up)))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\">"
        ]
        lines += [CoverageText.note(map.coverage)].compactMap { $0.map { "<desc>\(escaped($0))</desc>" } }
        lines += [style, "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>"]
        lines += bands(layout) + arrows(layout) + boxes(map, layout)
        lines.append(legend(layout, hasForbidden: map.arrows.contains(where: \.isForbidden)))
        return lines + ["</svg>"]
    }

    private static let style = """
        <style>.ground{fill:#ffffff}.band{fill:#f6f8fa}.label{fill:#57606a;font-weight:bold}\
        .box{fill:#ffffff;stroke:#8c959f}.program{fill:#ddf4ff;stroke:#0969da}.name{fill:#1f2328;text-anchor:middle}\
        .arrow{fill:none;stroke:#6e7781;stroke-width:1.2}.far{fill:none;stroke:#b1bac4}.tip{fill:#6e7781}\
        .forbidden{fill:none;stroke:#d1242f;stroke-width:2.2}.forbiddentip{fill:#d1242f}.legend{fill:#57606a}</style>
        """

    private static func bands(_ layout: MapLayout) -> [String] {
        let hasRows = layout.rows.count > 1 || layout.rows.contains { $0.layer != nil }
        let rows = (hasRows ? layout.rows : []).map { row in
            "<rect class=\"band\" x=\"8\" y=\"\(number(row.y - 12))\" width=\"\(number(layout.width - 16))\""
                + " height=\"\(number(row.height + 24))\" rx=\"6\"/>"
                + "<text class=\"label\" x=\"18\" y=\"\(number(row.y + row.height / 2 + 4))\">"
                + "\(escaped(row.layer ?? "(no layer)"))</text>"
        }
        let columns = layout.columns.filter { $0.feature != nil }.map { column in
            "<text class=\"label\" x=\"\(number(column.x + column.width / 2))\" y=\"22\" text-anchor=\"middle\">"
                + "\(escaped(column.feature ?? ""))</text>"
        }
        return rows + columns
    }

    private static func boxes(_ map: ModuleMap, _ layout: MapLayout) -> [String] {
        layout.boxes.map { box in
            let module = map.modules[box.module]
            let title = box.label == module.name ? "" : "<title>\(escaped(module.name))</title>"
            return
                "<rect class=\"\(module.isProgram ? "program" : "box")\" x=\"\(number(box.x))\" y=\"\(number(box.y))\""
                + " width=\"\(number(box.width))\" height=\"\(number(MapLayout.boxHeight))\" rx=\"4\"/>"
                + "<text class=\"name\" x=\"\(number(box.center))\" y=\"\(number(box.y + 19.5))\">"
                + "\(escaped(box.label))\(title)</text>"
        }
    }

    // MARK: Arrows

    /// The arrows to one module in the same style, which become one path.
    private struct Bundle: Hashable {
        let target: Int
        let isForbidden: Bool
        let isFar: Bool
    }

    private static func arrows(_ layout: MapLayout) -> [String] {
        let (tracks, curves) = (layout.tracks, MapRoutes(layout).curves)
        var order: [Bundle] = []
        var paths: [Bundle: String] = [:]
        var tips: [Bundle: String] = [:]
        for (index, segment) in tracks.segments.enumerated() {
            let (upper, lower) = (tracks.nodes[segment.upper], tracks.nodes[segment.lower])
            let isFar = upper.module == nil || lower.module == nil
            let bundle = Bundle(target: segment.target, isForbidden: segment.isForbidden, isFar: isFar)
            if paths[bundle] == nil { order.append(bundle) }
            paths[bundle, default: ""] += path(curves[index], endsAt: segment.isUpward ? lower : upper)
            let (end, point) = segment.isUpward ? (upper, curves[index].upper) : (lower, curves[index].lower)
            if end.module != nil { tips[bundle, default: ""] += tip(at: point, isUpward: segment.isUpward) }
        }
        return order.map { bundle in
            let kind = bundle.isForbidden ? "forbidden" : bundle.isFar ? "far" : "arrow"
            let tip = tips[bundle].map {
                "<path class=\"\(bundle.isForbidden ? "forbiddentip" : "tip")\" d=\"\($0)\"/>"
            }
            return "<path class=\"\(kind)\" d=\"\(paths[bundle] ?? "")\"/>\(tip ?? "")"
        }
    }

    /// A curve from line to line; where it comes from a track, also the curve over the line.
    private static func path(_ curve: MapRoutes.Curve, endsAt start: MapTracks.Node) -> String {
        let (top, bottom) = (curve.upper.y + MapRoutes.stub, curve.lower.y - MapRoutes.stub)
        let isTrack = start.module == nil
        let from = curve.upper.y - (isTrack && !curve.isUpward ? MapLayout.boxHeight + MapRoutes.stub : 0)
        let to = curve.lower.y + (isTrack && curve.isUpward ? MapLayout.boxHeight + MapRoutes.stub : 0)
        // A tip replaces the last part.
        let (first, last) = (curve.isUpward ? top : from, curve.isUpward ? to : bottom)
        let middle = (top + bottom) / 2
        return "M\(number(curve.upper.x)) \(number(first))"
            + (first == top ? "" : "V\(number(top))")
            + "C\(number(curve.upper.x)) \(number(middle)) \(number(curve.lower.x)) \(number(middle))"
            + " \(number(curve.lower.x)) \(number(bottom))"
            + (last == bottom ? "" : "V\(number(last))")
    }

    private static func tip(at point: MapRoutes.Point, isUpward: Bool) -> String {
        "M\(number(point.x)) \(number(point.y))l-4 \(number(isUpward ? MapRoutes.stub : -MapRoutes.stub))h8z"
    }

    // MARK: Legend

    private static func legend(_ layout: MapLayout, hasForbidden: Bool) -> String {
        let y = layout.height - MapLayout.margin
        var x = MapLayout.margin
        var parts: [String] = []
        func add(_ sign: String, _ text: String) {
            parts.append(sign + "<text class=\"legend\" x=\"\(number(x + 34))\" y=\"\(number(y + 4))\">\(text)</text>")
            x += 34 + Double(text.count) * 7 + 22
        }
        func line(_ kind: String) -> String { "<path class=\"\(kind)\" d=\"M\(number(x)) \(number(y))h26\"/>" }
        add(
            "<rect class=\"program\" x=\"\(number(x))\" y=\"\(number(y - 8))\" width=\"26\" height=\"16\" rx=\"4\"/>",
            "program"
        )
        add(line("arrow"), "to the next line")
        add(line("far"), "farther")
        if hasForbidden { add(line("forbidden"), "forbidden") }
        add("", "Arrows that longer paths imply are left out.")
        return parts.joined()
    }

    /// Returns a number with at most one decimal, in the same form on every system.
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
