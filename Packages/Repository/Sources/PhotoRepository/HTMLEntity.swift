import DomainKit

/// The character references of HTML that names and titles have: numbers, letters with diacritics, and punctuation.
enum HTMLEntity {
    /// Returns the text of the reference at the start of a text and its length; an ampersand that begins none is text.
    static func resolve(_ text: Substring) -> (text: String, length: Int) {
        let name = text.dropFirst().prefix(12).prefix { $0 != ";" }
        guard text.dropFirst(name.count + 1).first == ";" else { return ("&", 1) }
        let length = name.count + 2
        if let character = named[String(name)] ?? letter(name) { return (character, length) }
        guard name.first == "#" else { return ("&", 1) }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return (number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? "\u{FFFD}", length)
    }

    /// Returns the letter of a name such as `eacute`, which is a letter and the name of its diacritic, or nil.
    ///
    /// The names of HTML that are made so are those of letters that Unicode has as one character.
    private static func letter(_ name: Substring) -> String? {
        guard let base = name.first, base.isASCII, base.isLetter, let mark = marks[String(name.dropFirst())] else {
            return nil
        }
        let letter = "\(base)\(mark)".composed
        return letter.unicodeScalars.count == 1 ? letter : nil
    }

    private static let marks = [
        "grave": "\u{300}", "acute": "\u{301}", "circ": "\u{302}", "tilde": "\u{303}", "macr": "\u{304}",
        "breve": "\u{306}", "dot": "\u{307}", "uml": "\u{308}", "ring": "\u{30A}", "dblac": "\u{30B}",
        "caron": "\u{30C}", "cedil": "\u{327}", "ogon": "\u{328}",
    ]

    private static let named = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ensp": " ", "emsp": " ",
        "thinsp": " ", "shy": "", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "", "rlm": "", "copy": "©", "reg": "®",
        "trade": "™", "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
        "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
        "middot": "·", "bull": "•", "deg": "°", "sect": "§", "para": "¶", "plusmn": "±", "times": "×", "divide": "÷",
        "minus": "−", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "ordf": "ª",
        "ordm": "º", "micro": "µ", "prime": "′", "Prime": "″", "dagger": "†", "Dagger": "‡", "iexcl": "¡",
        "iquest": "¿", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "larr": "←", "rarr": "→", "AElig": "Æ",
        "aelig": "æ", "OElig": "Œ", "oelig": "œ", "Oslash": "Ø", "oslash": "ø", "szlig": "ß", "ETH": "Ð", "eth": "ð",
        "THORN": "Þ", "thorn": "þ", "Lstrok": "Ł", "lstrok": "ł", "Dstrok": "Đ", "dstrok": "đ", "Hstrok": "Ħ",
        "hstrok": "ħ", "Tstrok": "Ŧ", "tstrok": "ŧ", "inodot": "ı", "imath": "ı",
    ]
}
