/// A grid of cells: the content of a terminal's screen, as a value.
///
/// Only sanitised text and pictures get in, through a ``Canvas``. A character that is two cells wide takes both; writing over one
/// of them erases the other, so that no half of a character is ever shown. Two grids are equal if they show the same.
///
/// A cell takes eight bytes. Styles, pictures, and characters of more than one Unicode scalar, are held once in a table of
/// the grid; a grid that is made of another with ``cleared(_:)`` shares its tables, so that a writer compares the bytes of rows.
public struct CellGrid: Sendable {
    /// The extent of the grid.
    public let size: Size
    /// The cells, row by row.
    package private(set) var cells: [Cell]
    package private(set) var styles: InternTable<TextStyle>
    package private(set) var clusters: InternTable<String>
    package private(set) var pictures: InternTable<PlacedPicture>

    /// Creates a grid of blank cells.
    public init(_ size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
        styles = InternTable([.plain])
        clusters = InternTable([])
        pictures = InternTable([])
    }

    /// Returns a blank grid of a size that shares the tables of this one.
    public func cleared(_ size: Size) -> CellGrid {
        var grid = CellGrid(size)
        // Tables only grow, so a grid of a program that runs for days starts with empty ones.
        if styles.count < InternTable<TextStyle>.capacity / 2, clusters.count < InternTable<String>.capacity / 2 {
            grid.styles = styles
            grid.clusters = clusters
        }
        if pictures.count < InternTable<PlacedPicture>.capacity / 2, !hasSurplusPictures { grid.pictures = pictures }
        return grid
    }

    /// Returns the characters of a row, without trailing spaces; `▒` for a cell of a picture.
    public func text(ofRow row: Int) -> String {
        var text = ""
        for column in 0..<size.columns { append(self[column, row], to: &text) }
        while text.last == " " { text.removeLast() }
        return text
    }

    package subscript(column: Int, row: Int) -> Cell {
        cells[row * size.columns + column]
    }

    /// Appends the character of a cell; nothing for the second half of a wide one.
    package func append(_ cell: Cell, to text: inout String) {
        guard cell.width > 0 else { return }
        switch cell.kind {
        case .cluster: text += clusters[Int(cell.symbol)]
        case .picture: text += "▒"
        case .scalar: if let scalar = UnicodeScalar(cell.symbol) { text.unicodeScalars.append(scalar) }
        }
    }

    /// Returns whether the tables of two grids give the cells of both the same meaning.
    package func sharesTables(with other: CellGrid) -> Bool {
        styles.isConsistent(with: other.styles) && clusters.isConsistent(with: other.clusters)
            && pictures.isConsistent(with: other.pictures)
    }

    /// Returns the grid with blank cells in place of some pictures.
    package func without(pictures indices: Set<Int>) -> CellGrid {
        guard !indices.isEmpty else { return self }
        var grid = self
        for index in cells.indices where cells[index].kind == .picture && indices.contains(cells[index].picture) {
            grid.cells[index] = .blank
        }
        return grid
    }

    /// Returns the grid with blank cells in some rectangles within it.
    package func blanking(_ rects: [Rect]) -> CellGrid {
        guard !rects.isEmpty else { return self }
        var grid = self
        for rect in rects {
            for row in rect.rows {
                for column in rect.columns { grid.cells[row * size.columns + column] = .blank }
            }
        }
        return grid
    }

    // MARK: - Writing

    /// Sets a cell and what belongs to it: the second half of a wide character, and the other half of one that lay here.
    mutating func set(_ cell: Cell, at column: Int, row: Int) {
        let width = Int(cell.width)
        let start = row * size.columns
        cells.withUnsafeMutableBufferPointer { cells in
            if cells[start + column].width == 0, column > 0 { cells[start + column - 1].erase() }
            let end = column + width
            if end < size.columns, cells[start + end].width == 0 { cells[start + end].erase() }
            cells[start + column] = cell
            if width == 2 { cells[start + column + 1] = Cell(symbol: 0x20, style: cell.style, width: 0) }
        }
    }

    mutating func index(of style: TextStyle) -> UInt16 {
        UInt16(styles.index(of: style))
    }

    mutating func symbol(of cluster: String) -> UInt32 {
        UInt32(clusters.index(of: cluster))
    }

    mutating func index(of picture: PlacedPicture) -> UInt16 {
        UInt16(pictures.index(of: picture))
    }

    /// Changes the styles of the characters that begin in a rectangle, which is not empty and lies in the grid.
    mutating func restyle(_ rect: Rect, _ change: (TextStyle) -> TextStyle) {
        // Neighbours mostly have one style.
        var (old, new) = (UInt16(0), self.index(of: change(styles[0])))
        for row in rect.rows {
            var (start, end) = (row * size.columns + rect.origin.column, row * size.columns + rect.columns.upperBound)
            if cells[start].width == 0 { start += 1 }
            if end < (row + 1) * size.columns, cells[end].width == 0 { end += 1 }
            for index in start..<end {
                if cells[index].style != old {
                    old = cells[index].style
                    new = self.index(of: change(styles[Int(old)]))
                }
                cells[index].style = new
            }
        }
    }
}

extension CellGrid: Equatable {
    /// Returns whether two grids show the same.
    public static func == (left: CellGrid, right: CellGrid) -> Bool {
        guard left.size == right.size else { return false }
        if left.sharesTables(with: right) { return left.cells == right.cells }
        return zip(left.cells, right.cells).allSatisfy { one, other in
            var texts = ("", "")
            left.append(one, to: &texts.0)
            right.append(other, to: &texts.1)
            return one.width == other.width && one.kind == other.kind && texts.0 == texts.1
                && left.styles[Int(one.style)] == right.styles[Int(other.style)]
                && (one.kind != .picture
                    || one.pointInPicture == other.pointInPicture
                        && left.pictures[one.picture] == right.pictures[other.picture])
        }
    }
}
