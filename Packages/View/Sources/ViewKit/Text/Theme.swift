/// The styles of the roles that components share.
///
/// The plain themes use the terminal's palette, which the user has chosen. The others use the colours of Okabe and Ito
/// ("Color Universal Design", 2008), which differ for every kind of colour vision. Every theme works without colour too:
/// a selection is reversed, a match underlined, and messages carry a sign.
///
/// ```swift
/// let theme = Theme.dark
/// print(theme.errorMessage("The name is taken.").plainText)  // ✗ The name is taken.
/// ```
public struct Theme: Sendable {
    /// The styles, in one object: each component asks for the theme in each frame, and compares it with its last one.
    private final class Styles: Sendable {
        let secondary, accent, selection, match, error, warning, border: TextStyle

        init(_ all: [TextStyle]) {
            (secondary, accent, selection, match) = (all[0], all[1], all[2], all[3])
            (error, warning, border) = (all[4], all[5], all[6])
        }

        var all: [TextStyle] { [secondary, accent, selection, match, error, warning, border] }
    }

    private let styles: Styles

    /// The style of text that matters less, such as a date beside a title.
    public var secondary: TextStyle { styles.secondary }
    /// The style of what stands out: the focused component, keys, progress.
    public var accent: TextStyle { styles.accent }
    /// The style that is added to a selected row.
    public var selection: TextStyle { styles.selection }
    /// The style that is added to the characters that a search found.
    public var match: TextStyle { styles.match }
    /// The style of a failure.
    public var error: TextStyle { styles.error }
    /// The style of what needs attention.
    public var warning: TextStyle { styles.warning }
    /// The style of lines around and between components.
    public var border: TextStyle { styles.border }

    /// Creates a theme; what is not given is the same in all themes.
    public init(
        secondary: TextStyle = TextStyle(.dim),
        accent: TextStyle,
        selection: TextStyle = TextStyle(.reverse),
        match: TextStyle = TextStyle([.bold, .underline]),
        error: TextStyle,
        warning: TextStyle,
        border: TextStyle = TextStyle(.dim)
    ) {
        styles = Styles([secondary, accent, selection, match, error, warning, border])
    }
}

extension Theme: Hashable {
    public static func == (one: Theme, other: Theme) -> Bool {
        one.styles === other.styles || one.styles.all == other.styles.all
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(styles.all)
    }
}

extension Theme {
    /// The theme for a light background.
    public static let light = Theme(
        accent: TextStyle(foreground: .blue),
        error: TextStyle(.bold, foreground: .red),
        warning: TextStyle(foreground: .yellow)
    )

    /// The theme for a dark background.
    public static let dark = Theme(
        accent: TextStyle(foreground: .cyan),
        error: TextStyle(.bold, foreground: .red),
        warning: TextStyle(foreground: .yellow)
    )

    /// The theme for a light background whose colours differ for every kind of colour vision.
    public static let colorBlindSafeLight = Theme(
        accent: TextStyle(foreground: .rgb(red: 0x00, green: 0x72, blue: 0xB2)),
        error: TextStyle(.bold, foreground: .rgb(red: 0xD5, green: 0x5E, blue: 0x00)),
        // No orange or yellow can be read on white, so this one is the background.
        warning: TextStyle(
            foreground: .rgb(red: 0x00, green: 0x00, blue: 0x00),
            background: .rgb(red: 0xE6, green: 0x9F, blue: 0x00)
        )
    )

    /// The theme for a dark background whose colours differ for every kind of colour vision.
    public static let colorBlindSafeDark = Theme(
        accent: TextStyle(foreground: .rgb(red: 0x56, green: 0xB4, blue: 0xE9)),
        error: TextStyle(.bold, foreground: .rgb(red: 0xD5, green: 0x5E, blue: 0x00)),
        warning: TextStyle(foreground: .rgb(red: 0xF0, green: 0xE4, blue: 0x42))
    )
}

/// The colours that a host draws in, with a theme for each background, under their word in the configuration.
public enum ThemeColors: String, Hashable, Sendable {
    /// The palette of the terminal.
    case terminal
    /// Colours that differ for every kind of colour vision.
    case colorBlindSafe = "color-blind"

    /// Returns the theme for a background.
    public func theme(on background: TerminalBackground) -> Theme {
        switch (self, background) {
        case (.terminal, .light): .light
        case (.terminal, .dark): .dark
        case (.colorBlindSafe, .light): .colorBlindSafeLight
        case (.colorBlindSafe, .dark): .colorBlindSafeDark
        }
    }
}

extension Theme {
    /// Returns the message of a failure, with its sign and in its style.
    public func errorMessage(_ text: TerminalText) -> TerminalText {
        ("✗ " + text).styled(error)
    }
}
