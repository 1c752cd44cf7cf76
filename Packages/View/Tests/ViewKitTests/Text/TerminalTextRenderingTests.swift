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

    enum Feature: CaseIterable {
        case attributes, colors, links, sanitised, cursor

        func isIn(_ capabilities: TerminalCapabilities) -> Bool {
            switch self {
            case .attributes: capabilities.showsAttributes
            case .colors: capabilities.colorDepth != .monochrome
            case .links: capabilities.showsLinks
            case .sanitised: capabilities.isSanitised
            case .cursor: capabilities.movesCursor
            }
        }
    }

    private static let streams: [([String: String], isTerminal: Bool, [Feature])] = [
        (["TERM": "xterm"], true, Feature.allCases),
        (["TERM": "xterm"], false, []),
        (["TERM": "xterm", "NO_COLOR": "1"], true, [.attributes, .links, .sanitised, .cursor]),
        (["TERM": "xterm", "NO_COLOR": ""], true, Feature.allCases),
        (["TERM": "xterm", "CLICOLOR": "0"], true, [.attributes, .links, .sanitised, .cursor]),
        (["TERM": "dumb"], true, [.sanitised]),
        ([:], true, [.sanitised]),
        (["TERM": "linux"], true, [.attributes, .colors, .sanitised, .cursor]),
        (["CLICOLOR_FORCE": "1"], false, [.attributes, .colors, .sanitised]),
        (["CLICOLOR_FORCE": "0"], false, []),
        (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, Feature.allCases),
        (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, [.attributes, .colors, .sanitised]),
    ]

    @Test(arguments: streams)
    func `reads what a terminal can do off the environment`(
        environment: [String: String],
        isTerminal: Bool,
        features: [Feature]
    ) {
        let capabilities = TerminalCapabilities(environment: environment, isTerminal: isTerminal)
        #expect(Feature.allCases.filter { $0.isIn(capabilities) } == features)
    }
}
