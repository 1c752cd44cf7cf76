import ArchitectureDomain

/// Where arrows leave and enter boxes: side by side along the edges, in the order of where they lead.
struct MapPorts {
    struct Point {
        var x: Double
        let y: Double
    }

    /// An edge of a box, upper or lower.
    private struct Edge: Hashable {
        let box: Int
        let isTop: Bool
    }

    /// Both ends of each arrow, or nil for one between boxes that lie beside each other.
    private(set) var ends: [(start: Point, end: Point)?] = []

    /// How far two arrows on one edge are apart, if there is room.
    private static let distance = 10.0
    /// Which part of an edge is for arrows.
    private static let part = 0.8

    init(_ arrows: [ModuleMap.Arrow], _ layout: MapLayout) {
        var edges: [Edge: [(arrow: Int, isStart: Bool, other: Double)]] = [:]
        for (index, arrow) in arrows.enumerated() {
            let (from, to) = (layout.boxes[arrow.from], layout.boxes[arrow.to])
            let isDown = to.y > from.y + MapLayout.boxHeight
            guard isDown || from.y > to.y + MapLayout.boxHeight else {
                ends.append(nil)
                continue
            }
            let lower = isDown ? from : to
            let upper = isDown ? to : from
            let (bottom, top) = (lower.y + MapLayout.boxHeight, upper.y)
            ends.append((Point(x: 0, y: isDown ? bottom : top), Point(x: 0, y: isDown ? top : bottom)))
            edges[Edge(box: arrow.from, isTop: !isDown), default: []].append((index, true, to.center))
            edges[Edge(box: arrow.to, isTop: isDown), default: []].append((index, false, from.center))
        }
        for (edge, ports) in edges {
            let box = layout.boxes[edge.box]
            let step = min(Self.distance, box.width * Self.part / Double(max(1, ports.count - 1)))
            let sorted = ports.sorted { ($0.other, $0.arrow) < ($1.other, $1.arrow) }
            for (position, port) in sorted.enumerated() {
                let x = box.center + (Double(position) - Double(ports.count - 1) / 2) * step
                if port.isStart { ends[port.arrow]?.start.x = x } else { ends[port.arrow]?.end.x = x }
            }
        }
    }
}
