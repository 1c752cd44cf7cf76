/// The background that the colours of a full screen suit, under its word in the configuration.
public enum ThemeBackground: String, CaseIterable, Sendable {
    /// The background that the terminal reports.
    case auto
    /// A light background.
    case light
    /// A dark background.
    case dark
}

/// The setting of the colours, under its words in the configuration; a view draws in the `ThemeColors` of ViewKit.
public enum ThemePalette: String, CaseIterable, Sendable {
    /// The colours of the terminal.
    case terminal
    /// Colours that differ for every kind of colour vision.
    case colorBlind = "color-blind"
}
