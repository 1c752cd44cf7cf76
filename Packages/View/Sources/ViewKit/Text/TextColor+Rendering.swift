extension TextColor {
    /// Returns the colour that a stream shows in place of this one; nil for none.
    ///
    /// A colour that the stream does not have becomes the nearest one that it has. That is one of the cube and the greys
    /// where there are 256, because users change the palette, and else one of the palette with its usual components.
    func shown(by capabilities: TerminalCapabilities) -> TextColor? {
        switch (self, capabilities.colorDepth) {
        case (_, .monochrome): nil
        case (.indexed(..<16), _), (_, .trueColor), (.indexed, .ansi256): self
        case (_, .ansi256): nearest(of: 16...255)
        case (_, .ansi16): nearest(of: 0...15)
        }
    }

    /// The parameters of SGR that select the colour: those of ECMA-48 and aixterm for the palette, and 38 or 48 with the
    /// number or the components (ITU-T T.416, in the form of xterm).
    ///
    /// - Parameter base: 30 for the foreground, 40 for the background.
    func parameters(base: UInt8) -> [UInt8] {
        switch self {
        case .indexed(let index) where index < 8: [base + index]
        case .indexed(let index) where index < 16: [base + 60 + index - 8]
        case .indexed(let index): [base + 8, 5, index]
        case .rgb(let red, let green, let blue): [base + 8, 2, red, green, blue]
        }
    }

    private func nearest(of indices: ClosedRange<UInt8>) -> TextColor {
        let own = components
        var nearest = (index: indices.lowerBound, distance: Int.max)
        for index in indices {
            let distance = Self.distance(from: own, to: Self.table[Int(index)])
            if distance < nearest.distance { nearest = (index, distance) }
        }
        return .indexed(nearest.index)
    }

    /// The components of a colour from 0 to 255.
    typealias Components = (red: Int, green: Int, blue: Int)

    /// Returns the square of the perceived distance between two colours.
    ///
    /// The components are weighted by the mean of both reds, as in Riemersma, "Colour metric" (CompuPhase, 2019), which
    /// comes close to CIELUV without its roots.
    private static func distance(from one: Components, to other: Components) -> Int {
        let red = (one.red + other.red) / 2
        let difference = (red: one.red - other.red, green: one.green - other.green, blue: one.blue - other.blue)
        return (512 + red) * difference.red * difference.red
            + 1024 * difference.green * difference.green
            + (767 - red) * difference.blue * difference.blue
    }

    /// The components, those of xterm for a colour of the table.
    var components: Components {
        switch self {
        case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
        case .indexed(let index): Self.table[Int(index)]
        }
    }

    /// The components of the colours of xterm's table.
    private static let table: [Components] = {
        let levels = [0, 95, 135, 175, 215, 255]
        return palette.map { ($0 >> 16, $0 >> 8 & 0xFF, $0 & 0xFF) }
            + (0..<216).map { (levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]) }
            + (0..<24).map { (8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
    }()

    /// The components of the palette of xterm.
    private static let palette = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
