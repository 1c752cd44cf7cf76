import Testing

@testable import ViewKit

struct ThemeTests {
    enum Case: CaseIterable {
        case light, dark, colorBlindSafeLight, colorBlindSafeDark

        var theme: Theme {
            switch self {
            case .light: .light
            case .dark: .dark
            case .colorBlindSafeLight: .colorBlindSafeLight
            case .colorBlindSafeDark: .colorBlindSafeDark
            }
        }
    }

    @Test func `the colours have the words of the configuration`() {
        #expect(["terminal", "color-blind"].map { ThemeColors(rawValue: $0) } == [.terminal, .colorBlindSafe])
    }

    @Test(arguments: Case.allCases)
    func `every role that has to be seen is seen without colour`(_ name: Case) {
        let theme = name.theme
        let uncolored = TerminalCapabilities(isSanitised: true, showsAttributes: true)
        let text = TextStyle.plain
        #expect(theme.selection.shown(by: uncolored) != text)
        #expect(theme.match.shown(by: uncolored) != text)
        #expect(theme.match.adding(theme.selection).shown(by: uncolored) != theme.selection.shown(by: uncolored))
    }

    @Test(arguments: Case.allCases) func `selected text is not dim, also where it matters less`(
        _ name: Case
    ) {
        let theme = name.theme
        for style in [theme.secondary, theme.border] {
            #expect(style.shown(by: .fullTerminal).attributes.contains(.dim))
            #expect(!style.adding(theme.selection).shown(by: .fullTerminal).attributes.contains(.dim))
        }
    }

    @Test(arguments: Case.allCases, [ColorDepth.ansi16, .ansi256, .trueColor])
    func `error and warning differ in every depth of colour`(_ name: Case, _ depth: ColorDepth) {
        let theme = name.theme
        let capabilities = TerminalCapabilities(isSanitised: true, colorDepth: depth)
        let styles = [theme.error, theme.warning].map { $0.shown(by: capabilities) }
        #expect(Set(styles).count == styles.count)
    }

    @Test(arguments: [(Case.colorBlindSafeLight, 1.0), (.colorBlindSafeDark, 0.0)])
    func `the colours of our own can be read on their background`(_ name: Case, _ background: Double) {
        let theme = name.theme
        for style in [theme.accent, theme.error, theme.warning] {
            let luminances = [
                style.foreground.flatMap(luminance) ?? 1 - background,
                style.background.flatMap(luminance) ?? background,
            ].sorted()
            // WCAG 2.2, 1.4.11.
            #expect((luminances[1] + 0.05) / (luminances[0] + 0.05) >= 3, "\(style)")
        }
    }

    /// Returns the relative luminance of a colour with components (WCAG 2.2), with a square for the curve of sRGB.
    private func luminance(_ color: TextColor) -> Double? {
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        func linear(_ component: UInt8) -> Double { Double(component) * Double(component) / (255 * 255) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
