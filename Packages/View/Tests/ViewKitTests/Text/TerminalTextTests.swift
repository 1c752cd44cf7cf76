import Testing
import ViewKit

struct TerminalTextTests {
    struct Hostile: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let shown: String

        init(_ name: String, _ text: String, shows shown: String) {
            testDescription = name
            self.text = text
            self.shown = shown
        }
    }

    static let hostile = [
        Hostile("OSC 52 writes the clipboard", "\u{1B}]52;c;cm0gLXJmIC8=\u{7}", shows: "␛]52;c;cm0gLXJmIC8=␇"),
        Hostile(
            "OSC 8 hides where a link leads",
            "\u{1B}]8;;https://evil.example\u{1B}\\qiita.com\u{1B}]8;;\u{1B}\\",
            shows: "␛]8;;https://evil.example␛\\qiita.com␛]8;;␛\\"
        ),
        Hostile("OSC 0 sets the title", "\u{1B}]0;title\u{9C}", shows: "␛]0;title\u{FFFD}"),
        Hostile("DCS", "\u{1B}Pq#0;2;0;0;0#0~~\u{1B}\\", shows: "␛Pq#0;2;0;0;0#0~~␛\\"),
        Hostile("APC", "\u{1B}_Gi=1;AAAA\u{1B}\\", shows: "␛_Gi=1;AAAA␛\\"),
        Hostile("PM and SOS", "\u{1B}^x\u{1B}\\\u{1B}Xx\u{1B}\\", shows: "␛^x␛\\␛Xx␛\\"),
        Hostile("DSR makes the terminal type", "\u{1B}[6n\u{1B}[c", shows: "␛[6n␛[c"),
        Hostile("CSI clears the screen", "\u{1B}[2J\u{1B}[H", shows: "␛[2J␛[H"),
        Hostile("8-bit CSI", "\u{9B}31m red", shows: "\u{FFFD}31m red"),
        Hostile("8-bit OSC, DCS, APC", "\u{9D}\u{90}\u{9F}", shows: "\u{FFFD}\u{FFFD}\u{FFFD}"),
        Hostile("carriage return overwrites", "safe\rrm -rf", shows: "safe rm -rf"),
        Hostile("backspace overwrites", "a\u{8}\u{8}b", shows: "a␈␈b"),
        Hostile("NUL, BEL, SO, SI, DEL", "\0\u{7}\u{E}\u{F}\u{7F}", shows: "␀␇␎␏␡"),
        Hostile("line breaks", "a\nb\r\nc\u{85}d\u{2028}e\u{2029}f\u{B}g\u{C}h", shows: "a b c d e f g h"),
        Hostile("tab", "a\tb", shows: "a b"),
        Hostile("bidirectional override", "user\u{202E}txt.exe\u{202C}", shows: "user\u{FFFD}txt.exe\u{FFFD}"),
        Hostile(
            "bidirectional isolate",
            "\u{2066}a\u{2067}b\u{2068}c\u{2069}",
            shows: "\u{FFFD}a\u{FFFD}b\u{FFFD}c\u{FFFD}"
        ),
        Hostile("directional marks", "a\u{200E}b\u{200F}c\u{61C}d", shows: "abcd"),
        Hostile("zero width", "pay\u{200B}pal\u{FEFF}.\u{2060}com\u{AD}", shows: "paypal.com"),
        Hostile("joiners that join nothing", "a\u{200D}b\u{200C}c\u{200D}", shows: "abc"),
        Hostile("tags", "a\u{E0041}\u{E0042}\u{E007F}b", shows: "ab"),
        Hostile("fillers", "a\u{115F}\u{1160}\u{3164}\u{FFA0}\u{34F}b", shows: "ab"),
        Hostile("interlinear annotation", "\u{FFF9}a\u{FFFA}b\u{FFFB}", shows: "ab"),
        Hostile(
            "noncharacters and unassigned",
            String(decoding: [0xEF, 0xBF, 0xBF, 0xF0, 0x9F, 0xBF, 0xBE, 0xEF, 0xB7, 0x90, 0xCD, 0xB8], as: UTF8.self),
            shows: "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
        ),
        Hostile("marks without a base", "\u{301}\u{302}a", shows: "a"),
        Hostile("selectors that select nothing", "a\u{FE0F}b\u{FE0E}c\u{E0100}", shows: "abc"),
        Hostile(
            "combining flood",
            "e" + String(repeating: "\u{301}", count: 1000) + "x",
            shows: "e" + String(repeating: "\u{301}", count: 6) + "x"
        ),
        Hostile(
            "lone surrogates in UTF-8",
            String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62], as: UTF8.self),
            shows: "a\u{FFFD}\u{FFFD}\u{FFFD}b"
        ),
        Hostile("overlong UTF-8", String(decoding: [0xC0, 0x9B, 0x5B], as: UTF8.self), shows: "\u{FFFD}\u{FFFD}["),
    ]

    @Test(arguments: hostile)
    func `shows what is hostile and lets it do nothing`(payload: Hostile) {
        let text = TerminalText(payload.text)
        #expect(Array(text.plainText.unicodeScalars) == Array(payload.shown.unicodeScalars))
        #expect(text.rendered(for: .fullTerminal) == text.plainText)
    }

    @Test(arguments: hostile)
    func `gives a pipe the text whole but for control characters`(payload: Hostile) {
        let rendered = TerminalText(payload.text).rendered(for: .pipe)
        let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
        #expect(!rendered.unicodeScalars.contains(where: isControl))
        // The text without control characters, and without the signs and spaces in their place.
        let rest = rendered.unicodeScalars.filter {
            !(0x2400...0x2421).contains($0.value) && $0 != "\u{FFFD}" && $0 != " "
        }
        let whole = payload.text.unicodeScalars.filter { !isControl($0) && $0 != "\u{FFFD}" && $0 != " " }
        #expect(Array(rest) == Array(whole))
    }

    @Test(
        arguments: [
            "plain", "日本語の見出し", "が", "か\u{3099}", "葛\u{E0100}城", "👨‍👩‍👧‍👦", "👩🏽‍💻", "❤️‍🔥", "🏴‍☠️", "🇯🇵", "1️⃣", "☺️",
            "क्‍ष", "می\u{200C}خواهم", "สวัสดี", "한국어", "ㅎㅏㄴ", "e\u{301}", "©", "→…─", "🫠",
        ]
    )
    func `leaves what people write as it is`(text: String) {
        #expect(Array(TerminalText(text).plainText.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(
        arguments: [
            ("", 0), ("abc", 3), ("日本", 4), ("ｱｲｳ", 3), ("か\u{3099}", 2), ("e\u{301}", 1), ("葛\u{E0100}", 2), ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏽‍💻", 2), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("🇯🇵", 2), ("🇯", 1),
            ("1️⃣", 2),
            ("🇯🇵🇫🇷", 4), ("👍🏽", 2), ("☝🏽", 2), ("🏽", 2), ("￥", 2), ("…", 1), ("Ａ", 2), ("\u{20000}", 2), ("\u{3000}", 2),
            ("\u{1B}", 1),
        ]
    )
    func `knows how many cells a text takes`(text: String, width: Int) {
        #expect(TerminalText(text).width() == width)
    }

    @Test
    func `takes the ambiguous characters for wide if the terminal does`() {
        let text = TerminalText("─…①α♪ a日")
        #expect(text.width() == 9)
        #expect(text.width(in: CellMetrics(ambiguous: .wide)) == 14)
    }

    @Test
    func `joining texts adds their widths`() {
        let parts = ["👍", "🏽", "🇯", "🇵", "日本", "a", "\u{301}b", "\u{200D}👩", "\u{FE0F}"].map { TerminalText($0) }
        for left in parts {
            for right in parts {
                let joined = left + right
                #expect(joined.width() == left.width() + right.width())
                #expect(joined.wrapped(to: 1).allSatisfy { $0.width() <= 1 })
            }
        }
    }

    @Test
    func `keeps the lines of a text apart, with tabs to every fourth cell`() {
        #expect(TerminalText.lines(of: "a\n\nb\r\nc\rd\n").map(\.plainText) == ["a", "", "b", "c", "d"])
        #expect(TerminalText.lines(of: "\tif\n日\tx\n12345\ty").map(\.plainText) == ["    if", "日  x", "12345   y"])
        #expect(TerminalText.lines(of: "").isEmpty)
    }

    @Test
    func `texts of one style are equal however they were put together`() {
        #expect(TerminalText("ab") + TerminalText("日") == TerminalText("ab日"))
        #expect(TerminalText("a", style: TextStyle(.bold)) != TerminalText("a"))
        #expect(TerminalText("a").styled(TextStyle(.bold)) == TerminalText("a", style: TextStyle(.bold)))
    }
}
