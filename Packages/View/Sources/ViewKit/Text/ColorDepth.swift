/// The number of colours that a stream shows.
public enum ColorDepth: Comparable, Sendable {
    /// No colours.
    case monochrome
    /// The palette of 16 colours (ECMA-48, and the bright half of aixterm).
    case ansi16
    /// The table of 256 colours of xterm.
    case ansi256
    /// Every colour of 24 bits.
    case trueColor

    /// Creates the depth of a terminal with colours from its environment.
    ///
    /// `COLORTERM` and the name in `TERM` are all that is known before a terminal answers, and on lines, which ask nothing.
    /// GNU screen hands on the `COLORTERM` of the terminal that it was started in, but has a table of 256 colours only; tmux,
    /// which goes by the same names, has true colour.
    init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        guard !TerminalCapabilities.isVideoTerminal(term) else {
            self = .monochrome
            return
        }
        let hasTrueColor =
            ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct")
            || Self.trueColorTerminals.contains(term)
        let isScreen = term.hasPrefix("screen") && environment["TERM_PROGRAM"] != "tmux"
        if hasTrueColor {
            self = isScreen ? .ansi256 : .trueColor
        } else {
            self = term.split(separator: "-").contains("256color") ? .ansi256 : .ansi16
        }
    }

    /// The names of terminals with true colour, whose `COLORTERM` is lost on the way through ssh or sudo.
    private static let trueColorTerminals: Set<String> = [
        "alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
    ]
}
