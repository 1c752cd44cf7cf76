import ArchitectureDomain
import PresentationKit

/// The picture of a history in SVG 1.1: the numbers of each commit, the oldest on the left.
enum HistoryPicture {
    private static let (width, height) = (720.0, 150.0)
    private static let (left, top, gap) = (120.0, 30.0, 50.0)

    static func svg(_ history: ArchitectureHistory) -> [String] {
        let points = Array(history.points.reversed())
        // Each column has a scale of its own.
        let columns = HistoryLines.columns.filter { column in
            points.contains { ($0.summary?.counts).map(column.value) ?? 0 > 0 }
        }
        let charts = columns.enumerated().flatMap { chart($1, points, y: top + Double($0) * (height + gap)) }
        return MapPicture.document(left + width + 40, top + Double(max(1, columns.count)) * (height + gap), nil, charts)
    }

    private static func chart(_ column: HistoryLines.Column, _ points: [ArchitectureHistory.Point], y: Double)
        -> [String]
    {
        let number = MapPicture.number
        let largest = points.compactMap { ($0.summary?.counts).map(column.value) }.max() ?? 0
        let step = points.count > 1 ? width / Double(points.count - 1) : 0
        var (path, dots) = ("", [String]())
        var isDrawing = false
        for (index, point) in points.enumerated() {
            guard let value = (point.summary?.counts).map(column.value) else {
                isDrawing = false
                continue
            }
            let below = height * Double(value) / Double(max(1, largest))
            let (across, down) = (number(left + Double(index) * step), number(y + height - below))
            path += "\(isDrawing ? "L" : "M")\(across) \(down)"
            isDrawing = true
            let title = "\(HistoryLines.short(point.commit)) \(HistoryLines.day(point.commit)): \(value)"
            dots.append(
                "<circle class=\"dot \(column.style)\" cx=\"\(across)\" cy=\"\(down)\" r=\"3\">"
                    + "<title>\(title)</title></circle>"
            )
        }
        func label(_ text: String, x: Double, y: Double, isEnd: Bool = false) -> String {
            MapPicture.text(isEnd ? "note end" : "note", x, y, text, size: 13)
        }
        let days = [points.first, points.last].map { $0.map { HistoryLines.day($0.commit) } ?? "" }
        return [
            "<path class=\"box\" d=\"M\(number(left)) \(number(y + height))H\(number(left + width))\"/>",
            label(column.name.english, x: 10, y: y + height / 2 + 4),
            label("\(largest)", x: left - 8, y: y + 5, isEnd: true),
            label("0", x: left - 8, y: y + height + 4, isEnd: true),
            label(days[0], x: left, y: y + height + 18),
            label(points.count > 1 ? days[1] : "", x: left + width, y: y + height + 18, isEnd: true),
            "<path class=\"\(column.style) curve\" d=\"\(path)\"/>",
        ] + dots
    }
}
