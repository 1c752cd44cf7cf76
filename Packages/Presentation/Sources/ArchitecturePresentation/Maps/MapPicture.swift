import ArchitectureDomain

/// The picture of a map in SVG 1.1, without scripts, fonts or other external parts.
enum MapPicture {
    static func svg(_ map: ModuleMap) -> [String] {
        guard !map.modules.isEmpty else { return empty }
        let layout = MapLayout(map)
        let (width, height) = (Int(layout.width.rounded(.up)), Int(layout.height.rounded(.up)))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\">"
        ]
        lines += [CoverageText.note(map.coverage)].compactMap { $0.map { "<desc>\(escaped($0))</desc>" } }
        let isDifference = map.modules.contains { $0.change != nil } || map.arrows.contains { $0.change != nil }
        lines += [style] + (isDifference ? [changeStyle] : [])
        lines.append("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>")
        lines += bands(layout) + arrows(layout) + boxes(map, layout)
        lines.append(legend(layout, map))
        return lines + ["</svg>"]
    }

    /// The picture of a map without modules, for example of a change that changes no dependency.
    private static let empty = [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\" height=\"60\" viewBox=\"0 0 240 60\""
            + " font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\">",
        style, "<rect class=\"ground\" width=\"240\" height=\"60\"/>",
        "<text class=\"legend\" x=\"20\" y=\"34\">Nothing to draw.</text>", "</svg>",
    ]

    private static let style = """
        <style>.ground{fill:#ffffff}.band{fill:#f6f8fa}.label{fill:#57606a;font-weight:bold}\
        .box{fill:#ffffff;stroke:#8c959f}.program{fill:#ddf4ff;stroke:#0969da}.name{fill:#1f2328;text-anchor:middle}\
        .arrow{fill:none;stroke:#6e7781;stroke-width:1.2}.far{fill:none;stroke:#b1bac4}.tip{fill:#6e7781}\
        .forbidden{fill:none;stroke:#d1242f;stroke-width:2.2}.forbiddentip{fill:#d1242f}.legend{fill:#57606a}</style>
        """

    /// The style of what came and went, which differs in more than colour.
    private static let changeStyle = """
        <style>.added{fill:none;stroke:#1a7f37;stroke-width:2}.addedtip{fill:#1a7f37}\
        .addedbox{fill:#dafbe1;stroke:#1a7f37;stroke-width:2}\
        .removed{fill:none;stroke:#d1242f;stroke-width:2;stroke-dasharray:5 3}.removedtip{fill:#d1242f}\
        .removedbox{fill:#ffebe9;stroke:#d1242f;stroke-dasharray:5 3}</style>
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
                "<rect class=\"\(style(of: module))\" x=\"\(number(box.x))\" y=\"\(number(box.y))\""
                + " width=\"\(number(box.width))\" height=\"\(number(MapLayout.boxHeight))\" rx=\"4\"/>"
                + "<text class=\"name\" x=\"\(number(box.center))\" y=\"\(number(box.y + 19.5))\">"
                + "\(escaped(box.label))\(title)</text>"
        }
    }

    private static func style(of module: ModuleMap.Module) -> String {
        switch module.change {
        case .added?: "addedbox"
        case .removed?: "removedbox"
        case nil: module.isProgram ? "program" : "box"
        }
    }

    // MARK: Arrows

    /// The arrows to one module in the same style, which become one path.
    private struct Bundle: Hashable {
        let target: Int
        let isForbidden: Bool
        let isFar: Bool
        let change: ModuleMap.Change?

        /// The class of the line.
        var style: String {
            switch change {
            case .added?: "added"
            case .removed?: "removed"
            case nil: isForbidden ? "forbidden" : isFar ? "far" : "arrow"
            }
        }

        /// The class of the tip.
        var tipStyle: String { change == nil && !isForbidden ? "tip" : style + "tip" }
    }

    private static func arrows(_ layout: MapLayout) -> [String] {
        let (tracks, curves) = (layout.tracks, MapRoutes(layout).curves)
        var order: [Bundle] = []
        var paths: [Bundle: String] = [:]
        var tips: [Bundle: String] = [:]
        for (index, segment) in tracks.segments.enumerated() {
            let (upper, lower) = (tracks.nodes[segment.upper], tracks.nodes[segment.lower])
            let isFar = upper.module == nil || lower.module == nil
            let bundle = Bundle(
                target: segment.target,
                isForbidden: segment.isForbidden,
                isFar: isFar,
                change: segment.change
            )
            if paths[bundle] == nil { order.append(bundle) }
            paths[bundle, default: ""] += path(curves[index], endsAt: segment.isUpward ? lower : upper)
            let (end, point) = segment.isUpward ? (upper, curves[index].upper) : (lower, curves[index].lower)
            if end.module != nil { tips[bundle, default: ""] += tip(at: point, isUpward: segment.isUpward) }
        }
        return order.map { bundle in
            let tip = tips[bundle].map { "<path class=\"\(bundle.tipStyle)\" d=\"\($0)\"/>" }
            return "<path class=\"\(bundle.style)\" d=\"\(paths[bundle] ?? "")\"/>\(tip ?? "")"
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

    private static func legend(_ layout: MapLayout, _ map: ModuleMap) -> String {
        let y = layout.height - MapLayout.margin
        var x = MapLayout.margin
        var parts: [String] = []
        func add(_ sign: String, _ text: String) {
            parts.append(sign + "<text class=\"legend\" x=\"\(number(x + 34))\" y=\"\(number(y + 4))\">\(text)</text>")
            x += 34 + Double(text.count) * 7 + 22
        }
        func line(_ kind: String) -> String { "<path class=\"\(kind)\" d=\"M\(number(x)) \(number(y))h26\"/>" }
        let changes = Set(map.modules.compactMap(\.change) + map.arrows.compactMap(\.change))
        guard changes.isEmpty else {
            if changes.contains(.added) { add(line("added"), "added") }
            if changes.contains(.removed) { add(line("removed"), "removed") }
            add(line("arrow"), "as before")
            return parts.joined()
        }
        add(
            "<rect class=\"program\" x=\"\(number(x))\" y=\"\(number(y - 8))\" width=\"26\" height=\"16\" rx=\"4\"/>",
            "program"
        )
        add(line("arrow"), "to the next line")
        add(line("far"), "farther")
        if map.arrows.contains(where: \.isForbidden) { add(line("forbidden"), "forbidden") }
        add("", "Arrows that longer paths imply are left out.")
        return parts.joined()
    }

    /// Returns a number with at most one decimal, in the same form on every system.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
