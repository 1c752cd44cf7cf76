/// The curves of the arrows in a picture.
///
/// Between two lines a segment is a curve with vertical ends, which leaves space for tips and tracks. Arrows leave and enter
/// a box side by side, in the order of their other ends.
struct MapRoutes {
    struct Point {
        let x: Double
        let y: Double
    }

    /// The curve of a segment, from the line above it to the line below it.
    struct Curve {
        let upper: Point
        let lower: Point
        let isUpward: Bool
    }

    /// The space between a curve and the lines above and below it, for a tip.
    static let stub = 7.0
    /// The largest distance between two arrows on the edge of a box.
    private static let distance = 10.0
    /// The largest part of an edge that arrows use.
    private static let part = 0.8

    /// The curve of each segment.
    let curves: [Curve]

    init(_ layout: MapLayout) {
        let tracks = layout.tracks
        let (above, below) = (tracks.segments.map { layout.x[$0.upper] }, tracks.segments.map { layout.x[$0.lower] })
        var (upper, lower) = (above, below)
        var starts = Array(repeating: [Int](), count: layout.boxes.count)
        var ends = starts
        for (index, segment) in tracks.segments.enumerated() {
            if segment.upper < starts.count { starts[segment.upper].append(index) }
            if segment.lower < ends.count { ends[segment.lower].append(index) }
        }
        for box in layout.boxes {
            Self.spread(starts[box.module], on: box, towards: below, &upper)
            Self.spread(ends[box.module], on: box, towards: above, &lower)
        }
        curves = tracks.segments.indices.map { index in
            let segment = tracks.segments[index]
            let top = layout.lineY[tracks.nodes[segment.upper].line] + MapLayout.boxHeight
            let bottom = layout.lineY[tracks.nodes[segment.lower].line]
            return Curve(
                upper: Point(x: upper[index], y: top),
                lower: Point(x: lower[index], y: bottom),
                isUpward: segment.isUpward
            )
        }
    }

    private static func spread(_ segments: [Int], on box: MapLayout.Box, towards other: [Double], _ x: inout [Double]) {
        let step = min(distance, box.width * part / Double(max(1, segments.count - 1)))
        let sorted = segments.sorted { (other[$0], $0) < (other[$1], $1) }
        for (index, segment) in sorted.enumerated() {
            x[segment] = box.center + (Double(index) - Double(segments.count - 1) / 2) * step
        }
    }
}
