/// The colours that a host draws in; the raw values are the words of the setting.
public enum ThemeColors: String, Hashable, Sendable {
    /// The palette of the terminal, which the user has chosen, however many colours the terminal shows.
    case terminal
    /// Colours that differ for every kind of colour vision, where the terminal shows 256 colours and its background is known.
    case colorBlindSafe = "color-blind"
}

/// The colours and attributes of roles and surfaces: one table for dark and light backgrounds, and for the palette.
///
/// The colours are shades of those of Okabe and Ito ("Color Universal Design", 2008): blue, vermilion, yellow and bluish green
/// differ for every kind of colour vision. Each role can be read on each surface (WCAG 2.2, 1.4.3 and 1.4.6), as a test
/// computes. The palette is used where there are 16 colours, where the background is not known, and where the user has chosen
/// it. Nothing is said by colour alone: without any, a selection is reversed, a match underlined, and messages have a sign.
enum Theme {
    /// A colour on a dark and on a light background, the attributes in every theme, and what the palette has in their place.
    struct Look {
        var attributes: TextStyle.Attributes = []
        var dark: UInt32?
        var light: UInt32?
        var palette = TextStyle([])
        /// For a surface: the colour of text on it.
        var text: (dark: UInt32, light: UInt32) = (0xF2F5F8, 0x111418)
        /// A Boolean value that indicates, for a surface, whether all roles have the colour of text on it.
        var hidesRoles = false

        func color(on background: TerminalBackground) -> TextColor? {
            (background == .dark ? dark : light).map(TextColor.init)
        }

        func textColor(on background: TerminalBackground) -> TextColor {
            TextColor(background == .dark ? text.dark : text.light)
        }
    }

    static func look(of role: TextRole) -> Look {
        switch role {
        case .title: Look(attributes: .bold)
        case .secondary, .comment: Look(dark: 0xAAB4BF, light: 0x4A5560, palette: TextStyle(.dim))
        case .accent: Look(dark: 0x6CC0F5, light: 0x005A92, palette: TextStyle(foreground: .cyan))
        case .border: Look(dark: 0x8593A1, light: 0x6B7681, palette: TextStyle(.dim))
        case .code: Look(dark: 0xE5C9F5, light: 0x6A2C85, palette: TextStyle(foreground: .cyan))
        case .quote: Look(dark: 0x86CDF2, light: 0x0A5688, palette: TextStyle(.dim))
        case .link: Look(attributes: .underline, dark: 0x6CC0F5, light: 0x005A92, palette: TextStyle(foreground: .blue))
        case .notice: Look(dark: 0xF0E442, light: 0x6B4E00, palette: TextStyle(foreground: .yellow))
        case .error: Look(attributes: .bold, dark: 0xFF9060, light: 0xA62200, palette: TextStyle(foreground: .red))
        case .string, .added: Look(dark: 0x7FD8A8, light: 0x00614A, palette: TextStyle(foreground: .green))
        case .number: Look(dark: 0xE8B84C, light: 0x6B4E00, palette: TextStyle(foreground: .yellow))
        case .keyword: Look(dark: 0xE6A6CE, light: 0x8A2F68, palette: TextStyle(foreground: .magenta))
        case .type: Look(dark: 0x86CDF2, light: 0x0A5688, palette: TextStyle(foreground: .cyan))
        case .removed: Look(dark: 0xFF9060, light: 0xA62200, palette: TextStyle(foreground: .red))
        }
    }

    static func look(of surface: TextSurface) -> Look {
        switch surface {
        case .panel: Look(dark: 0x2A3038, light: 0xE8ECF0)
        case .button: Look(dark: 0x353D48, light: 0xD5DCE4)
        case .selection: Look(dark: 0x1E3A56, light: 0xD3E5F6, palette: TextStyle(.reverse))
        case .focus:
            Look(
                attributes: .bold,
                dark: 0x8CCBF7,
                light: 0x00527F,
                palette: TextStyle(.reverse),
                text: (0x06121C, 0xFFFFFF),
                hidesRoles: true
            )
        case .match:
            Look(
                attributes: [.bold, .underline],
                dark: 0xF0E442,
                light: 0xFFE680,
                text: (0x14140A, 0x14140A),
                hidesRoles: true
            )
        }
    }
}

extension TextStyle {
    /// Returns the style with colours and attributes in place of its role and its surface.
    func themed(for capabilities: TerminalCapabilities) -> TextStyle {
        guard role != nil || surface != nil else { return self }
        let (role, ground) = (role.map(Theme.look), surface.map(Theme.look))
        var style = TextStyle(attributes, foreground: foreground, background: background, link: link)
        for look in [role, ground] { style.attributes.formUnion(look?.attributes ?? []) }
        guard let background = capabilities.themeBackground else {
            for look in [role, ground] { style.attributes.formUnion(look?.palette.attributes ?? []) }
            // Reversed text in a colour would be a block of that colour.
            if ground?.palette.attributes.contains(.reverse) != true {
                style.foreground = style.foreground ?? role?.palette.foreground
            }
            return style
        }
        let color = ground?.hidesRoles == true ? nil : role?.color(on: background)
        style.foreground = style.foreground ?? color ?? ground?.textColor(on: background)
        style.background = style.background ?? ground?.color(on: background)
        return style
    }
}

extension TerminalCapabilities {
    /// The background for which a theme is used; nil if the palette is used instead.
    fileprivate var themeBackground: TerminalBackground? {
        colors == .colorBlindSafe && colorDepth >= .ansi256 ? background : nil
    }
}

extension TerminalText {
    /// Returns the message of a failure, with its sign and in its style.
    public static func errorMessage(_ text: TerminalText) -> TerminalText {
        ("✗ " + text).styled(TextStyle(.error))
    }
}
