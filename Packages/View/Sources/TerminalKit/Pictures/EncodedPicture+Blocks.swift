import PresentationKit
import ViewKit

extension EncodedPicture {
    /// Creates a picture of coloured blocks, which every terminal with colours shows.
    ///
    /// A cell has two pixels, one above the other: the half block (U+2580) in the colour of one on the colour of the other.
    /// On terminals that show this character in two cells, a cell has one pixel.
    init(blocks placed: PlacedPicture, for capabilities: TerminalCapabilities) {
        let hasHalves = capabilities.metrics.ambiguous == .narrow
        let lines = hasHalves ? 2 : 1
        let scaled = placed.picture.scaled(width: placed.size.columns, height: lines * placed.size.rows)
            .blended(for: capabilities)
        /// Returns the colour of a pixel, or nil where the background shows.
        func color(_ column: Int, _ line: Int) -> TextColor? {
            let offset = 4 * (line * scaled.width + column)
            guard scaled.pixels[offset + 3] > 0 else { return nil }
            return .rgb(
                red: scaled.pixels[offset],
                green: scaled.pixels[offset + 1],
                blue: scaled.pixels[offset + 2]
            )
        }
        self.init(placed.size) { point, bytes in
            let top = color(point.column, lines * point.row)
            let bottom = hasHalves ? color(point.column, 2 * point.row + 1) : top
            let (character, style) =
                switch (top, bottom) {
                case (nil, nil): (" ", TextStyle.plain)
                case (nil, let bottom): ("▄", TextStyle(foreground: bottom))
                case (let top, nil): ("▀", TextStyle(foreground: top))
                case (let top, let bottom) where top == bottom: (" ", TextStyle(background: top))
                case (let top, let bottom): ("▀", TextStyle(foreground: top, background: bottom))
                }
            bytes += "\u{1B}[\(style.shown(by: capabilities).parameters)m\(character)".utf8
        }
    }
}
