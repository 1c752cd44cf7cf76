import ArchitectureDomain

/// The picture of a history in SVG 1.1: the numbers of each commit, the oldest on the left.
enum HistoryPicture {
    private static let (width, height) = (720.0, 150.0)
    private static let (left, top, gap) = (120.0, 30.0, 50.0)

    /// The numbers that are drawn, each on a scale of its own.
    private static let series: [(name: String, style: String, value: @Sendable (CheckSummary) -> Int)] = [
        ("errors", "errors", { $0.errors }),
        ("warnings", "warnings", { $0.warnings }),
        ("in the baseline", "baseline", { $0.covered }),
        ("targets", "targets", { $0.modules }),
        ("dependencies", "targets", { $0.dependencies }),
    ]

    static func svg(_ history: ArchitectureHistory) -> [String] {
        let points = Array(history.points.reversed())
        let rows = Self.series.filter { series in points.contains { $0.summary.map(series.value) ?? 0 > 0 } }
        let whole = top + Double(max(1, rows.count)) * (height + gap)
        let right = left + width + 40
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(right))\" height=\"\(number(whole))\""
                + " viewBox=\"0 0 \(number(right)) \(number(whole))\" font-family=\"Helvetica, Arial, sans-serif\""
                + " font-size=\"13\">",
            style,
            "<rect class=\"ground\" width=\"\(number(right))\" height=\"\(number(whole))\"/>",
        ]
        for (index, row) in rows.enumerated() {
            lines += chart(row, points, y: top + Double(index) * (height + gap))
        }
        return lines + ["</svg>"]
    }

    private static let style = """
        <style>.ground{fill:#ffffff}.axis{stroke:#d0d7de}.label{fill:#57606a}.line{fill:none;stroke-width:2}\
        .errors{stroke:#d1242f}.warnings{stroke:#9a6700}.baseline{stroke:#8250df}.targets{stroke:#0969da}\
        .dot{fill:#ffffff;stroke-width:2}\
        @media (prefers-color-scheme:dark){.ground,.dot{fill:#0d1117}.axis{stroke:#30363d}.label{fill:#9aa4af}\
        .errors{stroke:#ff7b72}.warnings{stroke:#d29922}.baseline{stroke:#a371f7}.targets{stroke:#58a6ff}}</style>
        """

    private static func chart(
        _ row: (name: String, style: String, value: @Sendable (CheckSummary) -> Int),
        _ points: [ArchitectureHistory.Point],
        y: Double
    ) -> [String] {
        let largest = points.compactMap { $0.summary.map(row.value) }.max() ?? 0
        let step = points.count > 1 ? width / Double(points.count - 1) : 0
        func x(_ index: Int) -> Double { left + Double(index) * step }
        func place(_ value: Int) -> Double { y + height - height * Double(value) / Double(max(1, largest)) }
        var path = ""
        var dots: [String] = []
        var isDrawing = false
        for (index, point) in points.enumerated() {
            guard let value = point.summary.map(row.value) else {
                isDrawing = false
                continue
            }
            path += "\(isDrawing ? "L" : "M")\(number(x(index))) \(number(place(value)))"
            isDrawing = true
            let title = "\(HistoryLines.short(point.commit)) \(HistoryLines.day(point.commit)): \(value)"
            dots.append(
                "<circle class=\"dot \(row.style)\" cx=\"\(number(x(index)))\" cy=\"\(number(place(value)))\" r=\"3\">"
                    + "<title>\(title)</title></circle>"
            )
        }
        func label(_ text: String, x: Double, y: Double, anchor: String = "start") -> String {
            "<text class=\"label\" x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\">\(text)</text>"
        }
        let days = [points.first, points.last].compactMap { $0.map { HistoryLines.day($0.commit) } }
        return [
            "<path class=\"axis\" d=\"M\(number(left)) \(number(y + height))H\(number(left + width))\"/>",
            label(row.name, x: 10, y: y + height / 2 + 4),
            label("\(largest)", x: left - 8, y: y + 5, anchor: "end"),
            label("0", x: left - 8, y: y + height + 4, anchor: "end"),
            label(days.first ?? "", x: left, y: y + height + 18),
            label(points.count > 1 ? days.last ?? "" : "", x: left + width, y: y + height + 18, anchor: "end"),
            "<path class=\"line \(row.style)\" d=\"\(path)\"/>",
        ] + dots
    }

    private static func number(_ value: Double) -> String { MapPicture.number(value) }
}
