extension [MarkupInline] {
    /// The parts as a superscript in plain text: `⁶` where Unicode has the characters, otherwise `^n` or `^(n+1)`.
    public var asSuperscript: [MarkupInline] { script("^", Self.superscripts) }

    /// The parts as a subscript in plain text: `₂` where Unicode has the characters, otherwise `_i` or `_(i+1)`.
    public var asSubscript: [MarkupInline] { script("_", Self.subscripts) }

    private static let superscripts = characters("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾")
    private static let subscripts = characters("₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎")

    private static func characters(_ replacements: String) -> [Character: Character] {
        Dictionary(uniqueKeysWithValues: zip("0123456789+-−=()", replacements))
    }

    private func script(_ sign: String, _ characters: [Character: Character]) -> [MarkupInline] {
        let text = plainText
        if text.allSatisfy(\.isWhitespace) { return self }
        if let parts = replacing(characters) { return parts }
        return text.count == 1 ? [.text(sign)] + self : [.text(sign + "(")] + self + [.text(")")]
    }

    /// Returns the parts with their characters replaced, or nil if one of them has no replacement.
    private func replacing(_ characters: [Character: Character]) -> [MarkupInline]? {
        var result: [MarkupInline] = []
        for part in self {
            let replaced: MarkupInline? =
                switch part {
                case .text(let text): replaced(text, characters).map { .text($0) }
                case .emphasis(let inner): inner.replacing(characters).map { .emphasis($0) }
                case .strong(let inner): inner.replacing(characters).map { .strong($0) }
                case .strikethrough(let inner): inner.replacing(characters).map { .strikethrough($0) }
                case .link(let url, let inner): inner.replacing(characters).map { .link(url: url, $0) }
                default: nil
                }
            guard let replaced else { return nil }
            result.append(replaced)
        }
        return result
    }

    private func replaced(_ text: String, _ characters: [Character: Character]) -> String? {
        let replacements = text.compactMap { characters[$0] }
        return replacements.count == text.count ? String(replacements) : nil
    }
}
