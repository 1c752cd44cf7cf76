import ViewKit

extension EncodedPicture {
    /// Creates a picture of characters that resemble it.
    ///
    /// Only blocks, box characters and spaces are taken, so that no encoder can send control sequences.
    init(symbols placed: PlacedPicture, by encoder: any PictureEncoder, for capabilities: TerminalCapabilities) {
        let symbols = encoder.symbols(of: placed.picture.blended(for: capabilities), in: placed.size)
        self.init(placed.size) { point, bytes in
            let index = point.row * placed.size.columns + point.column
            guard index < symbols.count else {
                bytes += "\u{1B}[m ".utf8
                return
            }
            let symbol = symbols[index]
            let style = TextStyle(foreground: symbol.foreground, background: symbol.background)
            let scalar = Self.symbols.contains(symbol.scalar) ? symbol.scalar : " "
            bytes += "\u{1B}[\(style.shown(by: capabilities).parameters)m\(scalar)".utf8
        }
    }

    /// The box characters and block elements of Unicode.
    private static let symbols: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{259F}"
}
