import RepositoryKit

/// A drawing of a cat or a dog, by its number.
struct DemoAnimal {
    enum Kind: String, CaseIterable {
        case cat
        case dog
    }

    static let countOfEach = 12

    let kind: Kind
    let number: Int

    private static let furs: [Color] = [
        Color(0xE0, 0x8A, 0x3C), Color(0x55, 0x55, 0x5C), Color(0xF0, 0xE6, 0xD2), Color(0x8A, 0x5A, 0x33),
        Color(0x2E, 0x2A, 0x2B), Color(0xC9, 0xC4, 0xBC),
    ]
    private static let skies: [Color] = [
        Color(0x8F, 0xC1, 0xE3), Color(0xF2, 0xC9, 0x76), Color(0xB5, 0xD9, 0x9C), Color(0xE3, 0xA6, 0xB5),
        Color(0xA9, 0x9B, 0xD6),
    ]

    /// The size of the drawing: landscape, portrait or square.
    var size: PixelSize {
        switch number % 3 {
        case 1: PixelSize(width: 640, height: 480)
        case 2: PixelSize(width: 480, height: 640)
        default: PixelSize(width: 480, height: 480)
        }
    }

    /// Draws the animal, scaled down to fit into a size.
    func drawing(fitting limit: PixelSize) -> DecodedImage? {
        let size = size.fitted(into: limit)
        let sky = Self.skies[(number * 2 + (kind == .cat ? 0 : 1)) % Self.skies.count]
        // The animal fills the smaller side; it is drawn in a square from -1 to 1.
        let unit = 2 / Double(min(size.width, size.height))
        func place(_ index: Int, of count: Int) -> Double { (Double(index) + 0.5 - Double(count) / 2) * unit }
        func pixels(_ range: ClosedRange<Double>, of count: Int) -> Range<Int> {
            let middle = (Double(count) - 1) / 2
            let (first, last) = (range.lowerBound / unit + middle, range.upperBound / unit + middle)
            return max(Int(first.rounded(.down)), 0)..<min(Int(last.rounded(.up)) + 1, count)
        }
        var rgba = [UInt8](repeating: 255, count: size.area * 4)
        var start = 0
        while start < rgba.count {
            (rgba[start], rgba[start + 1], rgba[start + 2]) = (sky.red, sky.green, sky.blue)
            start += 4
        }
        for shape in shapes {
            let (width, height) = shape.bounds
            let color = shape.color
            for row in pixels(height, of: size.height) {
                let y = place(row, of: size.height)
                for column in pixels(width, of: size.width) where shape.contains(place(column, of: size.width), y) {
                    let index = 4 * (row * size.width + column)
                    (rgba[index], rgba[index + 1], rgba[index + 2]) = (color.red, color.green, color.blue)
                }
            }
        }
        return DecodedImage(size, rgba: rgba)
    }

    private var shapes: [Shape] {
        let fur = Self.furs[(number + (kind == .cat ? 0 : 3)) % Self.furs.count]
        let dark = Color(0x20, 0x1C, 0x1C)
        let eyes = kind == .cat ? Color(0x6F, 0xB8, 0x4B) : Color(0x5B, 0x38, 0x1E)
        let pink = Color(0xE8, 0x9A, 0xA0)
        let ears: [Shape] =
            kind == .cat
            ? [
                .triangle((-0.62, -0.1), (-0.52, -0.88), (-0.05, -0.5), fur),
                .triangle((0.62, -0.1), (0.52, -0.88), (0.05, -0.5), fur),
                .triangle((-0.48, -0.35), (-0.46, -0.68), (-0.22, -0.48), pink),
                .triangle((0.48, -0.35), (0.46, -0.68), (0.22, -0.48), pink),
            ]
            : [.ellipse((-0.6, 0), 0.2, 0.48, fur.darker), .ellipse((0.6, 0), 0.2, 0.48, fur.darker)]
        let head: [Shape] = [.ellipse((0, 0.05), 0.62, 0.58, fur)]
        let face: [Shape] = [
            .ellipse((-0.24, -0.06), 0.12, 0.14, Color(0xFF, 0xFF, 0xFF)),
            .ellipse((0.24, -0.06), 0.12, 0.14, Color(0xFF, 0xFF, 0xFF)),
            .ellipse((-0.24, -0.04), kind == .cat ? 0.05 : 0.08, 0.1, eyes),
            .ellipse((0.24, -0.04), kind == .cat ? 0.05 : 0.08, 0.1, eyes),
            .ellipse((0, 0.32), 0.26, 0.2, fur.lighter),
            kind == .cat
                ? .triangle((-0.08, 0.2), (0.08, 0.2), (0, 0.3), pink) : .ellipse((0, 0.22), 0.11, 0.08, dark),
            .ellipse((0, 0.42), 0.09, kind == .cat ? 0.03 : 0.07, kind == .cat ? dark : pink),
        ]
        return kind == .cat ? ears + head + face : head + ears + face
    }
}

struct Color {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    var darker: Color { Color(red / 4 * 3, green / 4 * 3, blue / 4 * 3) }
    var lighter: Color { Color(255 - (255 - red) / 2, 255 - (255 - green) / 2, 255 - (255 - blue) / 2) }
}

private enum Shape {
    typealias Point = (x: Double, y: Double)

    case ellipse(Point, Double, Double, Color)
    case triangle(Point, Point, Point, Color)

    var color: Color {
        switch self {
        case .ellipse(_, _, _, let color), .triangle(_, _, _, let color): color
        }
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        switch self {
        case .ellipse(let center, let width, let height, _):
            let (x, y) = ((x - center.x) / width, (y - center.y) / height)
            return x * x + y * y <= 1
        case .triangle(let one, let two, let three, _):
            func side(_ from: Point, _ to: Point) -> Bool {
                (x - to.x) * (from.y - to.y) - (from.x - to.x) * (y - to.y) >= 0
            }
            let first = side(one, two)
            return side(two, three) == first && side(three, one) == first
        }
    }

    /// The ranges of x and y in which all of its points are.
    var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        switch self {
        case .ellipse(let center, let width, let height, _):
            return (center.x - width...center.x + width, center.y - height...center.y + height)
        case .triangle(let one, let two, let three, _):
            return (
                min(one.x, two.x, three.x)...max(one.x, two.x, three.x),
                min(one.y, two.y, three.y)...max(one.y, two.y, three.y)
            )
        }
    }
}
