import Foundation
import PresentationKit
import ViewKit

/// The pictures of a terminal that paints pixels over cells: sixels, and the inline images of iTerm2.
///
/// Such a terminal keeps no picture that a cell could stand for, and erases pixels where text is written. The cells of a
/// picture are therefore written as blanks, and those areas are painted of which a cell has changed. An area is what a
/// picture shows in one rectangle: the rest of it is covered or clipped. The last row of the screen is left out, because some
/// terminals scroll after painting in it.
///
/// A terminal that keeps few pictures gets all areas in one, from the first row on, when a cell of any has changed.
struct PaintedPictures: Sendable {
    enum Form: Sendable {
        case iTerm2
        case sixel(any PictureEncoder)
    }

    /// The number of pixels that are painted by one control string.
    ///
    /// It cannot be interrupted, and takes no more than ``TerminalPictures/uploadLimit`` unless a row of cells does.
    private var bandLimit: Int {
        switch form {
        // A pixel takes four bytes in a file without compression, and a third more in base 64.
        case .iTerm2: TerminalPictures.uploadLimit / 6
        case .sixel: TerminalPictures.uploadLimit * 3 / 4
        }
    }

    /// A part of a picture in the size of its cells, painted at a distance from the cell of the cursor.
    private struct Part: Hashable {
        let placed: PlacedPicture
        let rect: Rect
        let distance: Point
    }

    private struct Entry {
        let bytes: [UInt8]
        var lastFrame: Int
    }

    private let form: Form
    private let capabilities: TerminalCapabilities
    private var metrics: CellMetrics { capabilities.metrics }
    /// The control strings, each of the parts that it paints.
    private var encoded: [[Part]: Entry] = [:]
    /// The pictures of the frame in the pixels of their cells.
    private var scaled: [PlacedPicture: Picture] = [:]
    private var frameCount = 0

    init(_ form: Form, for capabilities: TerminalCapabilities) {
        self.form = form
        self.capabilities = capabilities
    }

    /// The largest extent in pixels of the one picture that a terminal shows; nil if it shows many.
    private var compositeLimit: (width: Int, height: Int)? {
        guard case .compositeSixel(let width, let height) = capabilities.graphics else { return nil }
        return (width, height)
    }

    /// Returns whether all pictures on a screen of a size can be painted.
    func fits(_ size: Size) -> Bool {
        guard let limit = compositeLimit else { return true }
        return size.columns * metrics.pixelWidth <= limit.width && wholeSixels(of: size.rows - 1) <= limit.height
    }

    /// Begins a frame: finds the areas to paint, and encodes as many as a frame may send.
    ///
    /// - Parameter old: the grid on the screen, with the same tables; nil if every cell is written.
    mutating func begin(_ grid: CellGrid, over old: CellGrid?, in frame: inout TerminalPictures.Frame) {
        frameCount += 1
        var remaining = TerminalPictures.uploadLimit
        for areas in paintedAreas(of: grid) {
            let row = compositeLimit == nil ? areas[0].origin.row : 0
            let origin = Point(column: areas.reduce(.max) { min($0, $1.origin.column) }, row: row)
            let parts = areas.map {
                Part(placed: grid.pictures[$0.picture], rect: $0.part, distance: $0.origin - origin)
            }
            guard old.map({ old in areas.contains { !grid.shows($0, like: old) } }) ?? true else {
                encoded[parts]?.lastFrame = frameCount
                continue
            }
            guard remaining > 0 else {
                frame.unpainted += areas.map(\.rect)
                continue
            }
            let bytes = encoded[parts]?.bytes ?? encode(parts)
            encoded[parts] = Entry(bytes: bytes, lastFrame: frameCount)
            remaining -= bytes.count
            frame.painted.append((origin, bytes))
        }
        if frame.unpainted.isEmpty { scaled = [:] }
        removeSurplus()
    }

    /// Returns the areas that are painted, those of one control string together.
    private func paintedAreas(of grid: CellGrid) -> [[PictureArea]] {
        let areas = grid.pictureAreas.compactMap { area in
            let last = area.rect.rows.upperBound == grid.size.rows ? 1 : 0
            let size = Size(columns: area.part.size.columns, rows: area.part.size.rows - last)
            guard size.rows > 0 else { return nil as PictureArea? }
            return PictureArea(picture: area.picture, part: Rect(area.part.origin, size), origin: area.origin)
        }
        if compositeLimit != nil { return areas.isEmpty ? [] : [areas] }
        return areas.flatMap { $0.bands(of: rowsOfBand($0.part.size.columns)) }.map { [$0] }
    }

    /// Returns the number of rows that are painted at once, so that one band ends where the next one begins.
    private func rowsOfBand(_ columns: Int) -> Int {
        let rows = max(1, bandLimit / (columns * metrics.pixelWidth * metrics.pixelHeight))
        guard case .sixel = form else { return rows }
        // Sixels are six pixels high.
        let unit = (1...6).first { ($0 * metrics.pixelHeight).isMultiple(of: 6) } ?? 6
        return max(unit, rows - rows % unit)
    }

    /// Returns the height in pixels of rows of cells, and of as many more as the last of the sixels has, which are six pixels high.
    private func wholeSixels(of rows: Int) -> Int { (rows * metrics.pixelHeight + 5) / 6 * 6 }

    private mutating func encode(_ parts: [Part]) -> [UInt8] {
        switch form {
        case .iTerm2: return pixels(of: parts[0]).inlineImage(in: parts[0].rect.size)
        case .sixel(let encoder):
            let picture = compositeLimit == nil ? wholeSixels(of: parts[0]) : composite(of: parts)
            guard let picture else { return [] }
            let bytes = encoder.sixels(of: picture.blended(for: capabilities))
            return Self.isSixels(bytes) ? bytes : []
        }
    }

    private mutating func pixels(of part: Part) -> Picture {
        let (width, height) = (metrics.pixelWidth, metrics.pixelHeight)
        let size = part.placed.size
        let whole =
            scaled[part.placed] ?? part.placed.picture.scaled(width: size.columns * width, height: size.rows * height)
        scaled[part.placed] = whole
        let columns = part.rect.columns.lowerBound * width..<part.rect.columns.upperBound * width
        let rows = part.rect.rows.lowerBound * height..<part.rect.rows.upperBound * height
        return whole.cropped(toColumns: columns, rows: rows)
    }

    private mutating func wholeSixels(of part: Part) -> Picture {
        let picture = pixels(of: part)
        return picture.scaled(width: picture.width, height: max(6, picture.height / 6 * 6))
    }

    /// Returns parts in one picture, which is transparent elsewhere.
    private mutating func composite(of parts: [Part]) -> Picture? {
        let width = parts.reduce(0) { max($0, $1.distance.column + $1.rect.size.columns) } * metrics.pixelWidth
        let height = wholeSixels(of: parts.reduce(0) { max($0, $1.distance.row + $1.rect.size.rows) })
        var composite = [UInt8](repeating: 0, count: 4 * width * height)
        for part in parts {
            let picture = pixels(of: part)
            let (left, top) = (part.distance.column * metrics.pixelWidth, part.distance.row * metrics.pixelHeight)
            for row in 0..<picture.height {
                let line = picture.pixels[4 * row * picture.width..<4 * (row + 1) * picture.width]
                let start = 4 * ((top + row) * width + left)
                composite.replaceSubrange(start..<start + line.count, with: line)
            }
        }
        return Picture(width: width, height: height, pixels: composite)
    }

    /// Returns whether bytes are one control string of sixels, DCS … q … ST, and nothing else.
    private static func isSixels(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x1B, UInt8(ascii: "P")]), bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")] else {
            return false
        }
        let body = bytes.dropFirst(2).dropLast(2)
        let parameters = body.prefix { $0 == UInt8(ascii: ";") || (0x30...0x39).contains($0) }
        return body.dropFirst(parameters.count).first == UInt8(ascii: "q")
            && body.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Removes the encoded parts that were not shown for longest, as far as they exceed the limit.
    private mutating func removeSurplus() {
        let hidden = encoded.filter { $0.value.lastFrame < frameCount }
        var surplus = hidden.values.reduce(-TerminalPictures.limit) { $0 + $1.bytes.count }
        guard surplus > 0 else { return }
        for (part, entry) in hidden.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) where surplus > 0 {
            surplus -= entry.bytes.count
            encoded[part] = nil
        }
    }
}

extension CellGrid {
    /// Returns whether another grid of the same size and tables has the same cells in an area.
    fileprivate func shows(_ area: PictureArea, like other: CellGrid) -> Bool {
        area.rect.rows.allSatisfy { row in
            area.rect.columns.allSatisfy { self[$0, row] == other[$0, row] }
        }
    }
}

extension Picture {
    /// Returns the picture as an inline image of iTerm2, which covers a number of cells and does not move the cursor.
    fileprivate func inlineImage(in size: Size) -> [UInt8] {
        let file = png
        let keys =
            "inline=1;size=\(file.count);width=\(size.columns);height=\(size.rows);preserveAspectRatio=0;doNotMoveCursor=1"
        return Array("\u{1B}]1337;File=\(keys):\(Data(file).base64EncodedString())\u{7}".utf8)
    }
}
