/// Whether a terminal shows its text on light or on dark background.
///
/// Text names colours of the palette. On dark background the bright ones take their place, which are easier to read there.
///
/// ```swift
/// var capabilities = TerminalCapabilities.fullTerminal
/// capabilities.background = TerminalBackground.light
/// ```
public enum TerminalBackground: Hashable, Sendable {
    /// Dark text on light background, or not known.
    case light
    /// Light text on dark background.
    case dark
}

extension TextColor {
    /// The colour in which this one is shown on a background; black and white stay, because they are grounds themselves.
    func shown(on background: TerminalBackground) -> TextColor {
        switch self {
        case .red, .green, .yellow, .blue, .magenta, .cyan:
            background == .dark ? TextColor(rawValue: rawValue + 8) ?? self : self
        default: self
        }
    }
}
