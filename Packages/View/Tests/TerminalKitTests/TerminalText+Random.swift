import ViewKit

extension TerminalText {
    static func random(using random: inout some RandomNumberGenerator) -> TerminalText {
        let words = ["whale ", "鯨", "é", "e\u{301}", "👩‍🚀", "🇯🇵", "  ", "ｶ", "…", "a", "漢字かな", "❤️"]
        var text = TerminalText()
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            text += TerminalText(words.randomElement(using: &random) ?? "", style: .random(using: &random))
        }
        return text
    }
}

extension TextStyle {
    static func random(using random: inout some RandomNumberGenerator) -> TextStyle {
        let styles = [
            TextStyle.plain, TextStyle(.bold), TextStyle(foreground: .red), TextStyle(.reverse),
            TextStyle(background: .rgb(red: 0, green: 114, blue: 178)),
            TextStyle(.underline, link: TerminalLink("https://library.example/typee")),
        ]
        return styles.randomElement(using: &random) ?? .plain
    }
}
