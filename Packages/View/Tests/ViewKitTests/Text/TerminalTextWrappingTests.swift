import Determinism
import Testing
import ViewKit

struct TerminalTextWrappingTests {
    private func wrap(_ text: String, _ width: Int) -> [String] {
        TerminalText(text).wrapped(to: width).map(\.plainText)
    }

    @Test(
        arguments: [
            ("the quick brown fox", 10, ["the quick", "brown fox"]),
            ("the  quick", 5, ["the", "quick"]),
            ("日本語の文章は、どこでも折り返せる。", 10, ["日本語の文", "章は、どこ", "でも折り返", "せる。"]),
            ("あいうえお。", 10, ["あいうえ", "お。"]),
            ("あいうえ「お」", 10, ["あいうえ", "「お」"]),
            ("あいうえっと", 8, ["あいう", "えっと"]),
            ("サーバー", 6, ["サー", "バー"]),
            ("待って……そう", 7, ["待って", "……そう"]),
            ("これはSwiftの例", 10, ["これは", "Swiftの例"]),
            ("関数map(_:)を使う", 12, ["関数map(_:)", "を使う"]),
            ("約10%の人", 5, ["約10%", "の人"]),
            ("値段は￥100です", 8, ["値段は", "￥100で", "す"]),
            ("０１２３番", 8, ["０１２３", "番"]),
            ("well-known", 6, ["well-", "known"]),
            ("--no-input", 6, ["--no-", "input"]),
            ("2026-11-21", 8, ["2026-11-", "21"]),
            ("internationalization", 8, ["internat", "ionaliza", "tion"]),
            ("a internationalization", 8, ["a", "internat", "ionaliza", "tion"]),
            ("see .env", 5, ["see", ".env"]),
            ("日本", 1, ["▯", "▯"]),
            ("a日b", 1, ["a", "▯", "b"]),
            ("  indented text", 10, ["  indented", "text"]),
            ("      x", 3, ["x"]),
            ("か\u{3099}き\u{3099}く\u{3099}", 4, ["か\u{3099}き\u{3099}", "く\u{3099}"]),
            ("👨‍👩‍👧👨‍👩‍👧", 2, ["👨‍👩‍👧", "👨‍👩‍👧"]),
            ("", 5, [""]),
            ("trailing   ", 8, ["trailing"]),
        ] as [(String, Int, [String])]
    )
    func `breaks lines where readers expect it`(text: String, width: Int, lines: [String]) {
        #expect(wrap(text, width) == lines)
    }

    @Test(
        arguments: [
            ("leave out '-ruby' with it", 12, ["leave out", "'-ruby' with", "it"]),
            ("see 'shelf --help' for more", 18, ["see 'shelf --help'", "for more"]),
            ("see 'shelf --help' for more", 15, ["see", "'shelf --help'", "for more"]),
            ("as 'shelf help --lang en' does", 12, ["as", "'shelf help", "--lang en'", "does"]),
            ("as 'internationalization' does", 12, ["as", "'internation", "alization'", "does"]),
            ("the user's well-known and the users' names", 17, ["the user's well-", "known and the", "users' names"]),
            ("don't 'say a well-known thing", 12, ["don't", "'say a well-", "known thing"]),
            ("オプション '--no-input' を付けた 'search' を実行する", 24, ["オプション '--no-input'", "を付けた 'search' を実行", "する"]),
            ("設定('max-age'など)", 12, ["設定", "('max-age'な", "ど)"]),
        ] as [(String, Int, [String])]
    )
    func `keeps a quotation on one line where it fits`(text: String, width: Int, lines: [String]) {
        let wrapped = TerminalText(text).wrapped(to: width, keepingQuotations: true, in: CellMetrics())
        #expect(wrapped.map(\.plainText) == lines)
    }

    @Test
    func `keeps the style of each part`() {
        let text = TerminalText("日本", style: TextStyle(.bold)) + TerminalText("語の文")
        #expect(
            text.wrapped(to: 6) == [
                TerminalText("日本", style: TextStyle(.bold)) + TerminalText("語"), TerminalText("の文"),
            ]
        )
    }

    @Test
    func `counts the ambiguous characters as the terminal does`() {
        let wide = CellMetrics(ambiguous: .wide)
        #expect(TerminalText("①②③④").wrapped(to: 4, in: wide).map(\.plainText) == ["①②", "③④"])
    }

    private static let alphabet: [String] = [
        "日", "本", "語", "あ", "っ", "ー", "ゃ", "カ", "、", "。", "」", "「", "（", "）", "！", "？", "…", "―", "・", "々", "％", "￥",
        "１",
        "a", "b", "xyz", "word", " ", " ", "  ", "-", "(", ")", ",", ".", "/", "0", "42", "%", "\u{3000}", "e\u{301}",
        "か\u{3099}", "👨‍👩‍👧",
        "👍🏽", "🇯🇵", "1️⃣", "ｱ", "｡", "한", "\u{A0}", "“", "”", "α", "→", "\u{1B}[31m", "\u{202E}", "\u{200D}", "\u{301}",
        "का", "ß",
    ]

    private static let forbiddenAtStart = Set("っーゃ、。」）！？・々｡")
    private static let forbiddenAtEnd = Set("「（")

    @Test
    func `no line is wider than the width, nothing but spaces is lost, and the prohibitions hold`() {
        var generator = SeededGenerator(seed: 20)
        for ambiguous in CellMetrics.AmbiguousWidth.allCases {
            let metrics = CellMetrics(ambiguous: ambiguous)
            for width in 1...200 {
                var text = TerminalText()
                for index in 0..<Int.random(in: 1...400, using: &generator) {
                    let style = index % 5 == 0 ? TextStyle(.bold) : .plain
                    text += TerminalText(Self.alphabet.randomElement(using: &generator) ?? "", style: style)
                }
                let lines = text.wrapped(to: width, in: metrics)
                #expect(lines.allSatisfy { $0.width(in: metrics) <= width }, "\(width) \(text.plainText)")
                func inked(_ text: String) -> [Unicode.Scalar] {
                    text.unicodeScalars.filter { $0 != " " && $0 != "\u{3000}" }
                }
                if width > 6 {
                    #expect(inked(lines.map(\.plainText).joined()) == inked(text.plainText))
                }
                guard width > 100 else { continue }
                for line in lines.dropFirst() {
                    #expect(line.plainText.first.map(Self.forbiddenAtStart.contains) == false, "\(line.plainText)")
                }
                for line in lines.dropLast() {
                    #expect(line.plainText.last.map(Self.forbiddenAtEnd.contains) == false, "\(line.plainText)")
                }
            }
        }
    }

    @Test
    func `cutting keeps to the width and says that something is gone`() {
        #expect(TerminalText("日本語").truncated(to: 6).plainText == "日本語")
        #expect(TerminalText("日本語").truncated(to: 5).plainText == "日本…")
        #expect(TerminalText("日本語").truncated(to: 4).plainText == "日…")
        #expect(TerminalText("日本語").truncated(to: 1).plainText == "…")
        #expect(TerminalText("日本語").truncated(to: 0).plainText == "")
        #expect(TerminalText("日本語").truncated(to: 4, in: CellMetrics(ambiguous: .wide)).plainText == "日…")
        #expect(TerminalText("日本語").truncated(to: 1, in: CellMetrics(ambiguous: .wide)).plainText == "")
    }

    @Test
    func `padding fills up to a width`() {
        #expect(TerminalText("日").padded(to: 5).plainText == "日   ")
        #expect(TerminalText("日").padded(to: 5, .trailing).plainText == "   日")
        #expect(TerminalText("日").padded(to: 5, .center).plainText == " 日  ")
        #expect(TerminalText("日本").padded(to: 3).plainText == "日本")
    }

    @Test
    func `cutting and padding always give the width`() {
        var generator = SeededGenerator(seed: 4)
        for width in 1...200 {
            var text = TerminalText()
            for _ in 0..<Int.random(in: 1...150, using: &generator) {
                text += TerminalText(Self.alphabet.randomElement(using: &generator) ?? "")
            }
            #expect(text.truncated(to: width).padded(to: width).width() == width)
        }
    }
}
