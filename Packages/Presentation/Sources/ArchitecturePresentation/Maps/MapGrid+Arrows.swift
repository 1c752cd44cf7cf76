import ArchitectureDomain

/// A position on an axis, measured from an edge of the grid, so that it moves with the edge when groups open and close.
struct MapPosition {
    /// The number of the edge: the left and the right of each column, the top and the bottom of each row, the left and the top
    /// of each group, and the left of all rows.
    let edge: Int
    /// The distance from the edge, if the group is open.
    let open: Double
    /// The distance from the edge, if the group is closed.
    let closed: Double

    init(edge: Int, open: Double, closed: Double? = nil) {
        self.edge = edge
        self.open = open
        self.closed = closed ?? open
    }

    func moved(by distance: Double) -> MapPosition {
        MapPosition(edge: edge, open: open + distance, closed: closed + distance)
    }
}

/// A corner of an arrow that runs between groups.
struct MapCorner {
    let x: MapPosition
    let y: MapPosition
}

extension ModuleMap.Module {
    var column: String? { feature.map { area ?? $0 } }
}

extension ModuleMap.Arrow {
    /// A Boolean value that indicates whether the arrow is forbidden or has changed, so that it is always drawn.
    var isMarked: Bool { isForbidden || change != nil }
}

extension MapGrid {
    var allEdges: [Double] {
        var edges = columns.flatMap { [$0.x, $0.x + $0.width] }
        edges += rows.flatMap { [$0.y, $0.y + $0.height] }
        edges += cells.flatMap { [$0.x, $0.y] }
        return edges + [left]
    }

    /// Returns the place of a corner in the picture.
    func point(_ corner: MapCorner) -> MapPoint {
        func value(_ position: MapPosition) -> Double {
            edges[position.edge] + (isClosed ? position.closed : position.open)
        }
        return MapPoint(x: value(corner.x), y: value(corner.y))
    }

    private func columnEdge(_ column: Int, isRight: Bool) -> Int { 2 * column + (isRight ? 1 : 0) }
    private func rowEdge(_ row: Int, isBottom: Bool) -> Int { 2 * (columns.count + row) + (isBottom ? 1 : 0) }
    private func cellEdge(_ cell: Int, isTop: Bool) -> Int { 2 * (columns.count + rows.count + cell) + (isTop ? 1 : 0) }

    /// The arrows between groups that neither columns nor the arrows between rows imply, and the marked ones, which come last.
    var crossings: [ModuleMap.Arrow] {
        map.arrows.filter { isCrossing($0) || $0.isMarked && cellOf[$0.from] != cellOf[$0.to] }
            .sorted { !$0.isMarked && $1.isMarked }
    }

    /// Returns whether an arrow runs between groups, and neither columns nor the arrows between rows imply it.
    func isCrossing(_ arrow: ModuleMap.Arrow) -> Bool {
        let (from, to) = (cellOf[arrow.from], cellOf[arrow.to])
        guard from != to, cells[from].column != nil, let feature = map.modules[arrow.to].feature else { return false }
        return feature != map.modules[arrow.from].feature
    }

    /// Returns the corners of the arrow from a row to another, at the left of both.
    func corners(of rail: Rail) -> [MapCorner] {
        let isDown = rail.from < rail.to
        let left = 2 * (columns.count + rows.count + cells.count)
        let track = MapPosition(edge: left, open: -12 - Double(rail.track) * Self.trackWidth)
        let start = MapPosition(edge: rowEdge(rail.from, isBottom: false), open: isDown ? 34 : 20)
        let end = MapPosition(edge: rowEdge(rail.to, isBottom: false), open: isDown ? 20 : 34)
        let edge = MapPosition(edge: left, open: 0)
        return [
            MapCorner(x: edge, y: start), MapCorner(x: track, y: start), MapCorner(x: track, y: end),
            MapCorner(x: edge, y: end),
        ]
    }

    /// Returns the corners of an arrow that passes no box, on a lane beside others in the same gaps.
    func corners(of arrow: ModuleMap.Arrow, lane: Double = 0) -> [MapCorner] {
        let (from, to) = (cellOf[arrow.from], cellOf[arrow.to])
        let (start, end) = (cells[from], cells[to])
        let exit = port(of: arrow.from, in: from, isExit: true)
        let entry = port(of: arrow.to, in: to, isExit: false)
        let (below, above) = (exit.y.moved(by: 4 + lane / 2), entry.y.moved(by: -8 - lane / 2))
        let margin = MapPosition(edge: columnEdge(0, isRight: false), open: -Self.columnGap / 2 + lane)
        func gutter(_ cell: Cell, towards other: Cell) -> MapPosition {
            guard let column = cell.column else { return margin }
            let isRight = other.column.map { $0 >= column } ?? false
            return MapPosition(edge: columnEdge(column, isRight: isRight), open: isRight ? 6 + lane : -6 - lane)
        }
        func street(_ row: Int, isBelow: Bool) -> MapPosition {
            MapPosition(edge: rowEdge(row, isBottom: isBelow), open: isBelow ? 4 + lane : -4 - lane)
        }
        let (first, last) = (gutter(start, towards: end), gutter(end, towards: start))
        let isDown = start.row < end.row
        let leaving = street(start.row, isBelow: isDown)
        let way: [(MapPosition, MapPosition)]
        let rows = min(start.row, end.row)...max(start.row, end.row)
        if from == to {
            way = []
        } else if cells.contains(where: { rows.contains($0.row) && $0.column == nil }) {
            let arriving = street(end.row, isBelow: !isDown)
            way = [(first, leaving), (margin, leaving), (margin, arriving), (last, arriving)]
        } else {
            way = [(first, leaving), (last, leaving)]
        }
        let corners =
            [(exit.x, exit.y), (exit.x, below), (first, below)] + way
            + [(last, above), (entry.x, above), (entry.x, entry.y)]
        return corners.map { MapCorner(x: $0, y: $1) }
    }

    /// Returns the end of an arrow at a box, or at a closed group.
    private func port(of module: Int, in index: Int, isExit: Bool) -> MapCorner {
        let (cell, share) = (cells[index], isExit ? 0.6 : 0.4)
        let box = cell.modules.firstIndex(of: module).flatMap { cell.block.boxes.isEmpty ? nil : cell.block.boxes[$0] }
        return MapCorner(
            x: MapPosition(
                edge: cellEdge(index, isTop: false),
                open: box.map { $0.x + $0.width * share } ?? 0,
                closed: cell.cardWidth * share
            ),
            y: MapPosition(
                edge: cellEdge(index, isTop: true),
                open: box.map { isExit ? $0.bottom : $0.y } ?? 0,
                closed: isExit ? cell.cardHeight : 0
            )
        )
    }
}
