import Testing

@testable import ViewKit

struct TextColorTests {
    private let vermillion = TextColor.rgb(red: 0xD5, green: 0x5E, blue: 0x00)

    private func rendered(_ style: TextStyle, in depth: ColorDepth, on background: TerminalBackground = .light)
        -> String
    {
        var capabilities = TerminalCapabilities(isSanitised: true, showsAttributes: true, colorDepth: depth)
        capabilities.background = background
        return TerminalText("x", style: style).rendered(for: capabilities).replacing("\u{1B}", with: "⎋")
    }

    @Test(
        arguments: [
            (ColorDepth.trueColor, "⎋[0;38;2;213;94;0;48;2;213;94;0mx⎋[0m"),
            (.ansi256, "⎋[0;38;5;166;48;5;166mx⎋[0m"),
            (.ansi16, "⎋[0;31;41mx⎋[0m"),
            (.monochrome, "x"),
        ]
    )
    func `a colour becomes the nearest one that the terminal has`(_ depth: ColorDepth, _ expected: String) {
        #expect(rendered(TextStyle(foreground: vermillion, background: vermillion), in: depth) == expected)
    }

    @Test(
        arguments: [
            (TextColor.rgb(red: 255, green: 255, blue: 255), UInt8(231), UInt8(15)),
            (.rgb(red: 0, green: 0, blue: 0), 16, 0),
            (.rgb(red: 118, green: 118, blue: 118), 243, 8),
            (.rgb(red: 0xF0, green: 0xE4, blue: 0x42), 221, 11),
            (.indexed(196), 196, 9),
            (.indexed(240), 240, 8),
        ]
    )
    func `colours are found in the cube, in the greys and in the palette`(
        _ color: TextColor,
        in256: UInt8,
        in16: UInt8
    ) {
        #expect(color.shown(by: TerminalCapabilities(colorDepth: .ansi256)) == .indexed(in256))
        #expect(color.shown(by: TerminalCapabilities(colorDepth: .ansi16)) == .indexed(in16))
    }

    @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
    func `the palette stays what the user has chosen`(_ depth: ColorDepth) {
        #expect(rendered(TextStyle(foreground: .red, background: .indexed(12)), in: depth) == "⎋[0;31;104mx⎋[0m")
        #expect(rendered(TextStyle(foreground: .red), in: depth, on: .dark) == "⎋[0;91mx⎋[0m")
        #expect(rendered(TextStyle(foreground: .black), in: depth, on: .dark) == "⎋[0;30mx⎋[0m")
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], ColorDepth.ansi16),
            (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "1"], .ansi16),
            (["TERM": "xterm-direct"], .trueColor),
            (["TERM": "xterm-kitty"], .trueColor),
            (["TERM": "screen", "COLORTERM": "truecolor"], .ansi256),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "tmux"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .monochrome),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .monochrome),
            (["TERM": "vt100", "COLORTERM": "truecolor"], .monochrome),
        ] as [([String: String], ColorDepth)]
    )
    func `the environment says how many colours there are`(_ environment: [String: String], _ depth: ColorDepth) {
        #expect(TerminalCapabilities(environment: environment, isTerminal: true).colorDepth == depth)
    }
}
