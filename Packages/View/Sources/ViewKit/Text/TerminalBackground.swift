/// The brightness of the background of a terminal.
///
/// Colours are shown in the bright half of the palette on a dark background, where they are easier to read.
public enum TerminalBackground: String, Sendable {
    /// A light background, or an unknown one.
    case light
    /// A dark background.
    case dark
}

extension TextColor {
    /// Returns the colour for a background; black and white stay, because they are background colours themselves.
    func adapted(to background: TerminalBackground) -> TextColor {
        guard background == .dark, case .indexed(let index) = self, (1...6).contains(index) else { return self }
        return .indexed(index + 8)
    }
}
