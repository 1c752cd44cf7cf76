/// The background that the colours of a full screen suit, under its word in the configuration.
public enum ThemeBackground: String, CaseIterable, Sendable {
    /// The background that the terminal reports.
    case auto
    /// A light background.
    case light
    /// A dark background.
    case dark
}

/// The values of the setting of the colours; views, which know no settings, have `ThemeColors` under the same words.
public enum ThemePalette: String, CaseIterable, Sendable {
    /// The palette of the terminal, however many colours it shows.
    case terminal
    /// Colours that differ for every kind of colour vision: the default.
    case colorBlind = "color-blind"
}
