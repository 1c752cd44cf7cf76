/// Whether a terminal shows its text on light or on dark ground.
///
/// Text names colours of the palette. On dark ground the bright ones take their place, which are easier to read there.
///
/// ```swift
/// var capabilities = TerminalCapabilities.fullTerminal
/// capabilities.ground = TerminalGround.light
/// ```
public enum TerminalGround: Hashable, Sendable {
    /// Dark text on light ground, or not known.
    case light
    /// Light text on dark ground.
    case dark
}

extension TextColor {
    /// The colour in which this one is shown on a ground; black and white stay, because they are grounds themselves.
    func shown(on ground: TerminalGround) -> TextColor {
        switch self {
        case .red, .green, .yellow, .blue, .magenta, .cyan:
            ground == .dark ? TextColor(rawValue: rawValue + 8) ?? self : self
        default: self
        }
    }
}
