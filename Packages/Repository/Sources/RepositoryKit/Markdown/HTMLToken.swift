internal import DomainKit

/// A token of HTML: a tag, or the text between two.
package enum HTMLToken: Equatable {
    case text(String)
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    case close(name: String)

    /// Splits untrusted HTML into tokens.
    ///
    /// Comments, declarations, styles and scripts are left out. Anything that is not a tag is text.
    ///
    /// - Complexity: O(n) in the length of `html`.
    package static func tokens(of html: String) -> [HTMLToken] {
        var scanner = HTMLScanner(html)
        return scanner.tokens()
    }
}

private struct HTMLScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var result: [HTMLToken] = []
    private var text: [UInt8] = []
    /// A Boolean value that indicates whether an unclosed tag was found; the rest is text then, and is not searched
    /// repeatedly.
    private var isBroken = false

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    mutating func tokens() -> [HTMLToken] {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), !isBroken, let end = tag() {
                index = end
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        flush()
        return result
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        result.append(.text(HTMLEntity.decoded(String(decoding: text, as: UTF8.self))))
        text = []
    }

    private func find(_ needle: String, from start: Int) -> Int? {
        let needle = Array(needle.utf8)
        guard start + needle.count <= bytes.count else { return nil }
        return (start...(bytes.count - needle.count)).first { position in
            needle.indices.allSatisfy { Self.lowercased(bytes[position + $0]) == needle[$0] }
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(lowercased(byte)) || (0x30...0x39).contains(byte) || byte == 0x2D
    }

    /// Parses the construct that starts with `<` at the index.
    ///
    /// - Returns: The index after it, or nil if it is not a tag.
    private mutating func tag() -> Int? {
        var next = index + 1
        guard next < bytes.count else { return nil }
        if bytes[next] == UInt8(ascii: "!") || bytes[next] == UInt8(ascii: "?") {
            let isComment = bytes[next...].starts(with: "!--".utf8)
            return find(isComment ? "-->" : ">", from: next).map { $0 + (isComment ? 3 : 1) } ?? bytes.count
        }
        let isClosing = bytes[next] == UInt8(ascii: "/")
        if isClosing { next += 1 }
        let nameBytes = bytes[next...].prefix(while: Self.isNamePart)
        guard let first = nameBytes.first, !(0x30...0x39).contains(first), first != 0x2D else { return nil }
        let name = String(decoding: nameBytes, as: UTF8.self).lowercased()
        next = nameBytes.endIndex
        var attributes: [String: String] = [:]
        while next < bytes.count, bytes[next] != UInt8(ascii: ">") { attribute(&attributes, at: &next) }
        guard next < bytes.count else {
            isBroken = true
            return nil
        }
        let isEmpty = bytes[next - 1] == UInt8(ascii: "/")
        next += 1
        flush()
        if isClosing {
            result.append(.close(name: name))
        } else if ["script", "style"].contains(name) {
            if name == "script" { result.append(.open(name: name, attributes: attributes, isEmpty: true)) }
            next = find("</" + name, from: next).flatMap { find(">", from: $0) }.map { $0 + 1 } ?? bytes.count
        } else {
            result.append(.open(name: name, attributes: attributes, isEmpty: isEmpty))
        }
        return next
    }

    private func attribute(_ attributes: inout [String: String], at next: inout Int) {
        let nameBytes = bytes[next...].prefix(while: Self.isNamePart)
        guard !nameBytes.isEmpty else {
            next += 1
            return
        }
        let name = String(decoding: nameBytes, as: UTF8.self).lowercased()
        next = nameBytes.endIndex
        skipSpace(&next)
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else {
            attributes[name] = ""
            return
        }
        next += 1
        skipSpace(&next)
        guard next < bytes.count else { return }
        let quote = bytes[next]
        let value: ArraySlice<UInt8>
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            value = bytes[(next + 1)...].prefix { $0 != quote }
            next = min(value.endIndex + 1, bytes.count)
        } else {
            value = bytes[next...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
            next = value.endIndex
        }
        attributes[name] = HTMLEntity.decoded(String(decoding: value, as: UTF8.self))
    }

    private func skipSpace(_ next: inout Int) {
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    }
}

/// The character references of HTML that texts have: numbers, letters with diacritics, and punctuation.
private enum HTMLEntity {
    /// The text with its entities replaced; unknown ones stay.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(12).prefix { $0 != ";" && $0 != "&" }
            if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(named: name) {
                result += character
                rest = rest[rest.index(after: name.endIndex)...]
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func character(named name: Substring) -> String? {
        guard name.hasPrefix("#") else { return named[String(name)] ?? letter(name) }
        let digits = name.dropFirst()
        let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(UnicodeScalar.init).map { String(Character($0)) }
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
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ensp": " ", "emsp": " ",
        "thinsp": " ", "shy": "", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "", "rlm": "", "copy": "©", "reg": "®",
        "trade": "™", "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
        "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
        "middot": "·", "bull": "•", "deg": "°", "sect": "§", "para": "¶", "plusmn": "±", "times": "×", "divide": "÷",
        "minus": "−", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "ordf": "ª",
        "ordm": "º", "micro": "µ", "prime": "′", "Prime": "″", "dagger": "†", "Dagger": "‡", "iexcl": "¡",
        "iquest": "¿", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "larr": "←", "rarr": "→", "uarr": "↑",
        "darr": "↓", "AElig": "Æ", "aelig": "æ", "OElig": "Œ", "oelig": "œ", "Oslash": "Ø", "oslash": "ø",
        "szlig": "ß", "ETH": "Ð", "eth": "ð", "THORN": "Þ", "thorn": "þ", "Lstrok": "Ł", "lstrok": "ł", "Dstrok": "Đ",
        "dstrok": "đ", "Hstrok": "Ħ", "hstrok": "ħ", "Tstrok": "Ŧ", "tstrok": "ŧ", "inodot": "ı", "imath": "ı",
    ]
}
