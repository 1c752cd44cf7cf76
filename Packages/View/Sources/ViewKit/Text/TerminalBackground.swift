/// The brightness of the background of a terminal.
///
/// Colours are shown in the bright half of the palette on a dark background, where they are easier to read.
public enum TerminalBackground: String, Sendable {
    /// A light background.
    case light
    /// A dark background.
    case dark
}

extension TextColor {
    /// Returns the colour for a background; black and white stay, because they are background colours themselves.
    ///
    /// Cyan, which is too bright for a light background, becomes blue there.
    func adapted(to background: TerminalBackground?) -> TextColor {
        switch (background, self) {
        case (.dark, .indexed(let index)) where (1...6).contains(index): .indexed(index + 8)
        case (.light, .cyan): .blue
        default: self
        }
    }
}
