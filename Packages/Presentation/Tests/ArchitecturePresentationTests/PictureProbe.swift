/// Looks through a picture: whether its tags pair up, and where its boxes are.
struct PictureProbe {
    struct Box {
        let minX: Double
        let minY: Double
        let maxX: Double
        let maxY: Double

        func intersects(_ other: Box) -> Bool {
            minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }
    }

    private(set) var isWellFormed = true
    private(set) var boxes: [Box] = []
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
        guard tag.contains("class=\"box\"") else { return }
        let (x, y) = (Self.number("x", in: tag), Self.number("y", in: tag))
        boxes.append(Box(minX: x, minY: y, maxX: x + tagWidth, maxY: y + tagHeight))
    }

    private static func number(_ name: String, in tag: Substring) -> Double {
        guard let start = tag.firstRange(of: " \(name)=\"") else { return 0 }
        return Double(tag[start.upperBound...].prefix { $0 != "\"" }) ?? 0
    }
}
