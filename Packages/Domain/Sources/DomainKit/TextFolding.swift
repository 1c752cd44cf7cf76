/// The folding behind ``FoldedText``.
///
/// The mappings take half a millisecond for an article. Most characters of an article are plain: the mappings
/// change nothing but the case of ASCII letters, whatever precedes them. Only the other characters go through the
/// mappings, together with the plain character before them, because a combining mark may belong to it.
enum TextFolding {
    static func fold(_ text: String) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        // The characters that are not plain, from the last plain one on.
        var rest = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if isPlain(scalar) {
                if !rest.isEmpty {
                    folded += mapped(String(rest)).utf8
                    rest.removeAll(keepingCapacity: true)
                } else if let last {
                    append(last, to: &folded)
                }
                last = scalar
            } else {
                if let before = last { rest.append(before) }
                last = nil
                rest.append(scalar)
            }
        }
        folded += mapped(String(rest)).utf8
        if let last { append(last, to: &folded) }
        return folded
    }

    /// The mapping by its definition.
    ///
    /// It composes again, because the lower case of `İ` is two code points.
    static func mapped(_ text: String) -> String {
        let text = text.composedForCompatibility.lowercased().composed
        guard text.unicodeScalars.contains(where: isNoCharacter) else { return text }
        var mapped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { mapped.append(isNoCharacter(scalar) ? "\u{FFFD}" : scalar) }
        return String(mapped)
    }

    private static func append(_ plain: Unicode.Scalar, to folded: inout [UInt8]) {
        if plain.isASCII {
            let byte = UInt8(truncatingIfNeeded: plain.value)
            folded.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
        } else {
            // Plain characters beyond ASCII take three bytes.
            folded.append(0xE0 | UInt8(truncatingIfNeeded: plain.value >> 12))
            folded.append(0x80 | UInt8(truncatingIfNeeded: plain.value >> 6 & 0x3F))
            folded.append(0x80 | UInt8(truncatingIfNeeded: plain.value & 0x3F))
        }
    }

    /// Returns whether no mapping but the lower case of ASCII changes a character or joins it with the one before it.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0x09, 0x0A, 0x0D: true
        // Punctuation, hiragana and katakana without marks and ligatures; the ideographs.
        case 0x3001...0x3003, 0x3005...0x3011, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF: true
        default: false
        }
    }

    private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
