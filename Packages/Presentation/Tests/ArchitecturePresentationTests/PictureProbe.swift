/// The contents of a picture, as far as tests look at them: whether its tags pair up, its boxes, and its curves as points.
struct PictureProbe {
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    struct Box {
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
    private(set) var boxes: [Box] = []
    /// The curves of arrows, each from line to line, as points that lie close together.
    private(set) var curves: [[Point]] = []
    /// The points of the tips of arrows.
    private(set) var tips: [Point] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    init(_ text: String) {
        var open: [Substring] = []
        for part in text.split(separator: "<") {
            guard let end = part.firstIndex(of: ">") else {
                isWellFormed = false
                return
            }
            let tag = part[..<end]
            if tag.hasPrefix("/") {
                if open.popLast() != tag.dropFirst() { isWellFormed = false }
            } else if !tag.hasSuffix("/") {
                open.append(tag.prefix { $0 != " " })
            }
            take(tag)
        }
        if !open.isEmpty { isWellFormed = false }
    }

    private mutating func take(_ tag: Substring) {
        let (tagWidth, tagHeight) = (Self.number("width", in: tag), Self.number("height", in: tag))
        if tag.hasPrefix("svg ") { (width, height) = (tagWidth, tagHeight) }
        let kind = Self.text("class", in: tag)
        if tag.hasPrefix("rect "), kind == "box" || kind == "program", tagHeight > 20 {
            let (x, y) = (Self.number("x", in: tag), Self.number("y", in: tag))
            boxes.append(Box(minX: x, minY: y, maxX: x + tagWidth, maxY: y + tagHeight))
        }
        guard tag.hasPrefix("path ") else { return }
        let paths = Self.text("d", in: tag).split(separator: "M")
        if kind.hasSuffix("tip") {
            tips += paths.compactMap { Self.points($0).first }
        } else if paths.contains(where: { $0.contains("C") }) {
            curves += paths.map(Self.points)
        }
    }

    /// The number of places at which two curves cross.
    var crossings: Int {
        var pieces: [(top: Double, bottom: Double, curve: Int, start: Point, end: Point)] = []
        for (index, curve) in curves.enumerated() {
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

    /// The points of a path of moves, verticals and cubic curves with absolute coordinates.
    private static func points(_ path: Substring) -> [Point] {
        var points: [Point] = []
        for piece in path.split(omittingEmptySubsequences: true, whereSeparator: { "hlz".contains($0) }).prefix(1) {
            for match in piece.matches(of: #/([VC]?)([-0-9. ]+)/#) {
                let numbers = match.2.split(separator: " ").compactMap { Double($0) }
                let last = points.last ?? Point(x: 0, y: 0)
                switch match.1 {
                case "V":
                    for step in 1...8 {
                        points.append(Point(x: last.x, y: last.y + (numbers[0] - last.y) * Double(step) / 8))
                    }
                case "C":
                    for step in 1...24 { points.append(cubic(last, numbers, Double(step) / 24)) }
                default: points.append(Point(x: numbers[0], y: numbers[1]))
                }
            }
        }
        return points
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
