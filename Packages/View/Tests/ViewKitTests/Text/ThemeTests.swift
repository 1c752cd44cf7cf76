import Foundation
import Testing

@testable import ViewKit

struct ThemeTests {
    private static let grounds: [(TerminalBackground, [UInt32])] = [
        (.dark, [0x000000, 0x1E1E1E]), (.light, [0xFFFFFF, 0xFDF6E3]),
    ]

    private func capabilities(_ depth: ColorDepth, _ background: TerminalBackground?) -> TerminalCapabilities {
        var capabilities = TerminalCapabilities(isSanitised: true, showsAttributes: true, colorDepth: depth)
        capabilities.background = background
        return capabilities
    }

    @Test func `the colours have the words of the configuration`() {
        #expect(["terminal", "color-blind"].map { ThemeColors(rawValue: $0) } == [.terminal, .colorBlindSafe])
    }

    @Test(arguments: Self.grounds, [ColorDepth.ansi256, .trueColor])
    func `every role can be read on every ground`(_ ground: (TerminalBackground, [UInt32]), _ depth: ColorDepth) {
        let capabilities = capabilities(depth, ground.0)
        for role in [nil] + TextRole.allCases.map(Optional.some) {
            // A line is no text (WCAG 2.2, 1.4.11).
            let needed = role == .border ? 3.0 : role == nil || role == .title ? 7 : 4.5
            for surface in [nil] + TextSurface.allCases.map(Optional.some) {
                let style = TextStyle(role, on: surface).shown(by: capabilities)
                for color in style.background.map({ [$0] }) ?? ground.1.map(TextColor.init) {
                    // Text in the colour of the terminal is on its ground.
                    guard let foreground = style.foreground else {
                        #expect(surface == nil)
                        continue
                    }
                    let contrast = contrast(foreground, color)
                    let pair = "\(String(describing: role)) on \(String(describing: surface))"
                    #expect(contrast >= needed, "\(pair)")
                }
            }
        }
    }

    @Test(arguments: [ColorDepth.monochrome, .ansi16])
    func `a selection, the focus and a match are seen without colours of our own`(_ depth: ColorDepth) {
        let capabilities = capabilities(depth, .dark)
        for role in [nil] + TextRole.allCases.map(Optional.some) {
            for surface in [TextSurface.selection, .focus] {
                let style = TextStyle(role, on: surface).shown(by: capabilities)
                #expect(style.attributes.contains(.reverse))
                #expect(!style.attributes.contains(.dim))
                #expect(style.foreground == nil && style.background == nil, "Reversed text is no block of a colour.")
            }
            #expect(TextStyle(role, on: .match).shown(by: capabilities).attributes.isSuperset(of: [.bold, .underline]))
        }
    }

    @Test func `the palette is used where the user wants it, and where the background is not known`() {
        var chosen = capabilities(.trueColor, .light)
        chosen.colors = .terminal
        for capabilities in [chosen, capabilities(.trueColor, nil), capabilities(.ansi16, .dark)] {
            #expect(TextStyle(.error).shown(by: capabilities).foreground?.isInPalette == true)
            #expect(TextStyle(.secondary).shown(by: capabilities) == TextStyle(.dim))
        }
        #expect(TextStyle(.error).shown(by: capabilities(.trueColor, .dark)).foreground?.isInPalette == false)
    }

    @Test func `colours that are content stay on every surface`() {
        let style = TextStyle(foreground: .black, background: .white).adding(TextStyle(.error, on: .selection))
        let shown = style.shown(by: capabilities(.trueColor, .dark))
        #expect((shown.foreground, shown.background) == (.black, .white))
    }

    @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor], [TerminalBackground.light, .dark])
    func `error and notice differ in every depth of colour`(_ depth: ColorDepth, _ background: TerminalBackground) {
        let capabilities = capabilities(depth, background)
        let colors = [TextRole.error, .notice].map { TextStyle($0).shown(by: capabilities).foreground }
        #expect(Set(colors).count == 2)
    }

    /// Returns the contrast of two colours (WCAG 2.2).
    private func contrast(_ one: TextColor, _ other: TextColor) -> Double {
        let luminances = [luminance(one), luminance(other)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    private func luminance(_ color: TextColor) -> Double {
        let (red, green, blue) = color.components
        func linear(_ component: Int) -> Double {
            let value = Double(component) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension TextColor {
    fileprivate var isInPalette: Bool { if case .indexed(..<16) = self { true } else { false } }
}
