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
public struct Theme: Hashable, Sendable {
    /// The style of text.
    public var text: TextStyle
    /// The style of text that matters less, such as a date beside a title.
    public var secondary: TextStyle
    /// The style of what stands out: the focused component, keys, progress.
    public var accent: TextStyle
    /// The style that is added to a selected row.
    public var selection: TextStyle
    /// The style that is added to the characters that a search found.
    public var match: TextStyle
    /// The style of a failure.
    public var error: TextStyle
    /// The style of a completed action.
    public var success: TextStyle
    /// The style of what needs attention.
    public var warning: TextStyle
    /// The style of lines around and between components.
    public var border: TextStyle

    /// Creates a theme; what is not given is the same in all themes.
    public init(
        text: TextStyle = .plain,
        secondary: TextStyle = TextStyle(.dim),
        accent: TextStyle,
        selection: TextStyle = TextStyle(.reverse),
        match: TextStyle = TextStyle([.bold, .underline]),
        error: TextStyle,
        success: TextStyle,
        warning: TextStyle,
        border: TextStyle = TextStyle(.dim)
    ) {
        self.text = text
        self.secondary = secondary
        self.accent = accent
        self.selection = selection
        self.match = match
        self.error = error
        self.success = success
        self.warning = warning
        self.border = border
    }
}

extension Theme {
    /// The theme for a light background.
    public static let light = Theme(
        accent: TextStyle(foreground: .blue),
        error: TextStyle(.bold, foreground: .red),
        success: TextStyle(foreground: .green),
        warning: TextStyle(foreground: .yellow)
    )

    /// The theme for a dark background.
    public static let dark = Theme(
        accent: TextStyle(foreground: .cyan),
        error: TextStyle(.bold, foreground: .red),
        success: TextStyle(foreground: .green),
        warning: TextStyle(foreground: .yellow)
    )

    /// The theme for a light background whose colours differ for every kind of colour vision.
    public static let colorBlindSafeLight = Theme(
        accent: TextStyle(foreground: .rgb(red: 0x00, green: 0x72, blue: 0xB2)),
        error: TextStyle(.bold, foreground: .rgb(red: 0xD5, green: 0x5E, blue: 0x00)),
        success: TextStyle(foreground: .rgb(red: 0x00, green: 0x9E, blue: 0x73)),
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
        success: TextStyle(foreground: .rgb(red: 0x00, green: 0x9E, blue: 0x73)),
        warning: TextStyle(foreground: .rgb(red: 0xF0, green: 0xE4, blue: 0x42))
    )
}

/// The colours that a user has chosen.
///
/// ```swift
/// print(ThemeColors.colorBlindSafe.theme(on: .dark) == Theme.colorBlindSafeDark)  // true
/// ```
public enum ThemeColors: Hashable, Sendable {
    /// The palette of the terminal.
    case terminal
    /// Colours that differ for every kind of colour vision.
    case colorBlindSafe

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

    /// Returns the message of a completed action, with its sign and in its style.
    public func successMessage(_ text: TerminalText) -> TerminalText {
        ("✓ " + text).styled(success)
    }

    /// Returns a message that needs attention, with its sign and in its style.
    public func warningMessage(_ text: TerminalText) -> TerminalText {
        ("! " + text).styled(warning)
    }
}
