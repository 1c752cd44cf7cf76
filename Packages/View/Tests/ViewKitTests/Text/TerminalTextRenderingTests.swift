import Testing
import ViewKit

struct TerminalTextRenderingTests {
    @Test
    func `switches attributes on and off within the text`() {
        let text =
            TerminalText("a", style: TextStyle([.bold, .underline], foreground: .red)) + TerminalText(" b ")
            + TerminalText("c", style: TextStyle(foreground: .indexed(14), background: .blue))
        #expect(text.rendered(for: .fullTerminal) == "\u{1B}[0;1;4;31ma\u{1B}[0m b \u{1B}[0;96;44mc\u{1B}[0m")
    }

    @Test
    func `opens and closes links`() throws {
        let link = try #require(TerminalLink("https://qiita.com/日本?a=1"))
        let text = TerminalText("see ") + TerminalText("here", style: TextStyle(.underline, link: link))
        #expect(
            text.rendered(for: .fullTerminal)
                == "see \u{1B}]8;;https://qiita.com/%E6%97%A5%E6%9C%AC?a=1\u{1B}\\\u{1B}[0;4mhere\u{1B}]8;;\u{1B}\\\u{1B}[0m"
        )
    }

    @Test
    func `shows attributes without colours where colour is off`() {
        let text = TerminalText("a", style: TextStyle(.bold, foreground: .red))
        let colourless = TerminalCapabilities(
            isSanitised: true,
            showsAttributes: true,
            showsLinks: false,
            movesCursor: true
        )
        #expect(text.rendered(for: colourless) == "\u{1B}[0;1ma\u{1B}[0m")
        #expect(text.rendered(for: .pipe) == "a")
    }

    @Test(
        arguments: [
            "javascript:alert(1)", "file:///etc/passwd", "ftp://example.com", "//example.com", "qiita.com", "",
            "https://",
            "https:///path", "https://:80/", "https://qiita.com@evil.example/", "https://a:b@evil.example",
            "https://a.example/\u{1B}]8;;", "https://a.example/\u{7}", "https://a.example/ b", "https://a.example\\@b",
            "https://a.example/" + String(repeating: "x", count: 3000),
        ]
    )
    func `takes no link that is not plainly one of the web`(url: String) {
        #expect(TerminalLink(url) == nil)
    }

    @Test(
        arguments: [
            ("https://qiita.com", "https://qiita.com"), ("HTTP://127.0.0.1:80/a", "http://127.0.0.1:80/a"),
            ("https://a.example/@user", "https://a.example/@user"),
            ("https://a.example/\u{9B}", "https://a.example/%C2%9B"),
        ]
    )
    func `takes links of the web`(url: String, sent: String) {
        #expect(TerminalLink(url)?.url == sent)
    }

    struct Place: Sendable {
        let environment: [String: String]
        let isTerminal: Bool
        let shows: (attributes: Bool, colors: Bool, links: Bool, isSanitised: Bool)
        var movesCursor = false
    }

    @Test(
        arguments: [
            Place(environment: ["TERM": "xterm"], isTerminal: true, shows: (true, true, true, true), movesCursor: true),
            Place(environment: ["TERM": "xterm"], isTerminal: false, shows: (false, false, false, false)),
            Place(
                environment: ["TERM": "xterm", "NO_COLOR": "1"],
                isTerminal: true,
                shows: (true, false, true, true),
                movesCursor: true
            ),
            Place(
                environment: ["TERM": "xterm", "NO_COLOR": ""],
                isTerminal: true,
                shows: (true, true, true, true),
                movesCursor: true
            ),
            Place(
                environment: ["TERM": "xterm", "CLICOLOR": "0"],
                isTerminal: true,
                shows: (true, false, true, true),
                movesCursor: true
            ),
            Place(environment: ["TERM": "dumb"], isTerminal: true, shows: (false, false, false, true)),
            Place(environment: [:], isTerminal: true, shows: (false, false, false, true)),
            Place(
                environment: ["TERM": "linux"],
                isTerminal: true,
                shows: (true, true, false, true),
                movesCursor: true
            ),
            Place(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, shows: (true, true, false, true)),
            Place(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, shows: (false, false, false, false)),
            Place(
                environment: ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"],
                isTerminal: true,
                shows: (true, true, true, true),
                movesCursor: true
            ),
            Place(
                environment: ["TERM": "dumb", "CLICOLOR_FORCE": "1"],
                isTerminal: true,
                shows: (true, true, false, true)
            ),
        ]
    )
    func `reads what a terminal can do off the environment`(place: Place) {
        let capabilities = TerminalCapabilities(environment: place.environment, isTerminal: place.isTerminal)
        #expect(capabilities.showsAttributes == place.shows.attributes)
        #expect((capabilities.colorDepth != .monochrome) == place.shows.colors)
        #expect(capabilities.showsLinks == place.shows.links)
        #expect(capabilities.isSanitised == place.shows.isSanitised)
        #expect(capabilities.movesCursor == place.movesCursor)
    }
}
