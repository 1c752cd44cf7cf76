/// The contents of a picture, as far as tests look at them: whether its tags pair up, its boxes with their names, and its arrows
/// as points.
struct PictureProbe {
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    struct Box {
        let name: String
        let minX: Double
        let minY: Double
        let maxX: Double
        let maxY: Double

        func intersects(_ other: Box) -> Bool {
            minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }

        /// A Boolean value that indicates whether a point lies inside, farther from the edge than a line is wide.
        func contains(_ point: Point) -> Bool {
            minX + 1 < point.x && point.x < maxX - 1 && minY + 1 < point.y && point.y < maxY - 1
        }

        func hasOnEdge(_ point: Point) -> Bool {
            minX <= point.x && point.x <= maxX && (abs(point.y - minY) < 0.1 || abs(point.y - maxY) < 0.1)
        }
    }

    private(set) var isWellFormed = true
    /// The boxes of modules and closed groups.
    private(set) var boxes: [Box] = []
    /// The arrows between modules, as points that lie close together.
    private(set) var arrows: [[Point]] = []
    /// The arrows that are forbidden, which are also among the arrows.
    private(set) var forbidden: [[Point]] = []
    private(set) var texts: [String] = []
    private(set) var width = 0.0
    private(set) var height = 0.0
    private var name = ""

    init(_ text: String) {
        var open: [(tag: Substring, offset: Point)] = []
        for part in text.split(separator: "<") {
            guard let end = part.firstIndex(of: ">") else {
                isWellFormed = false
                return
            }
            let tag = part[..<end]
            let content = String(part[part.index(after: end)...])
            if tag.hasPrefix("/") {
                if open.popLast()?.tag != tag.dropFirst() { isWellFormed = false }
                continue
            }
            let here = open.last?.offset ?? Point(x: 0, y: 0)
            if !tag.hasSuffix("/") {
                let numbers = Self.text("transform", in: tag).split { !"-.0123456789".contains($0) }.compactMap {
                    Double($0)
                }
                let moved = numbers.count == 2 ? Point(x: here.x + numbers[0], y: here.y + numbers[1]) : here
                open.append((tag.prefix { $0 != " " }, moved))
                if tag == "title" { name = content }
                if tag.hasPrefix("text ") { texts.append(content) }
            }
            take(tag, at: here)
        }
        if !open.isEmpty { isWellFormed = false }
    }

    private mutating func take(_ tag: Substring, at offset: Point) {
        let (tagWidth, tagHeight) = (Self.number("width", in: tag), Self.number("height", in: tag))
        if tag.hasPrefix("svg ") { (width, height) = (tagWidth, tagHeight) }
        let kind = Self.text("class", in: tag)
        if tag.hasPrefix("rect "), kind == "program" || kind.hasPrefix("b") && kind != "band", tagHeight > 20 {
            let (x, y) = (offset.x + Self.number("x", in: tag), offset.y + Self.number("y", in: tag))
            boxes.append(Box(name: name, minX: x, minY: y, maxX: x + tagWidth, maxY: y + tagHeight))
        }
        let path = Self.text("d", in: tag)
        // Those of the legend are horizontal.
        guard tag.hasPrefix("path "), kind == "arrow" || kind == "forbidden", !path.contains("h") else { return }
        let points = Self.points(path).map { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
        arrows.append(points)
        if kind == "forbidden" { forbidden.append(points) }
    }

    /// A Boolean value that indicates whether an arrow leads from one module to another.
    func hasArrow(from start: String, to end: String, in arrows: [[Point]]) -> Bool {
        arrows.contains { arrow in
            boxes.contains { $0.name == start && $0.hasOnEdge(arrow[0]) }
                && boxes.contains { $0.name == end && $0.hasOnEdge(arrow[arrow.count - 1]) }
        }
    }

    /// The number of places at which two curves cross.
    var crossings: Int {
        var pieces: [(top: Double, bottom: Double, curve: Int, start: Point, end: Point)] = []
        for (index, curve) in arrows.enumerated() {
            for (start, end) in zip(curve, curve.dropFirst()) {
                pieces.append((min(start.y, end.y), max(start.y, end.y), index, start, end))
            }
        }
        pieces.sort { $0.top < $1.top }
        func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        var count = 0
        for (index, one) in pieces.enumerated() {
            for other in pieces[(index + 1)...] {
                guard other.top <= one.bottom else { break }
                guard one.curve != other.curve,
                    side(one.start, one.end, other.start) * side(one.start, one.end, other.end) < 0,
                    side(other.start, other.end, one.start) * side(other.start, other.end, one.end) < 0
                else { continue }
                count += 1
            }
        }
        return count
    }

    /// The points of a path of moves, lines, verticals, and quadratic and cubic curves with absolute coordinates.
    private static func points(_ path: Substring) -> [Point] {
        var points: [Point] = []
        for match in path.matches(of: #/([MLVQC])([-0-9. ]+)/#) {
            let numbers = match.2.split(separator: " ").compactMap { Double($0) }
            let last = points.last ?? Point(x: 0, y: 0)
            switch match.1 {
            case "M": points.append(Point(x: numbers[0], y: numbers[1]))
            case "V": points += line(last, Point(x: last.x, y: numbers[0]))
            case "L": points += line(last, Point(x: numbers[0], y: numbers[1]))
            case "Q": points.append(Point(x: numbers[2], y: numbers[3]))
            default: points += (1...24).map { cubic(last, numbers, Double($0) / 24) }
            }
        }
        return points
    }

    private static func line(_ start: Point, _ end: Point) -> [Point] {
        (1...24).map { step in
            let t = Double(step) / 24
            return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
    }

    private static func cubic(_ start: Point, _ numbers: [Double], _ t: Double) -> Point {
        let u = 1 - t
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        let xs = [start.x, numbers[0], numbers[2], numbers[4]]
        let ys = [start.y, numbers[1], numbers[3], numbers[5]]
        return Point(
            x: zip(weights, xs).reduce(0) { $0 + $1.0 * $1.1 },
            y: zip(weights, ys).reduce(0) { $0 + $1.0 * $1.1 }
        )
    }

    private static func text(_ name: String, in tag: Substring) -> Substring {
        guard let start = tag.firstRange(of: " \(name)=\"") else { return "" }
        return tag[start.upperBound...].prefix { $0 != "\"" }
    }

    private static func number(_ name: String, in tag: Substring) -> Double { Double(text(name, in: tag)) ?? 0 }
}
