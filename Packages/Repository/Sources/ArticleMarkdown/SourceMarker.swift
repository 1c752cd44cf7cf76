/// Markers in a source for extensions of CommonMark, between preprocessing and reading the tree.
///
/// They are noncharacters, which Unicode reserves for internal use; those of the author are removed first.
enum SourceMarker {
    /// The fence around formulas; a single backtick could pair up with a stray one of the author's.
    static let codeFence = "```"

    static let mathStart = text(0x90)
    static let mathEnd = text(0x91)
    static let sizeStart = text(0x92)
    static let sizeEnd = text(0x93)
    static let quotedMathStart = text(0x94)
    static let quotedMathEnd = text(0x95)
    static let noteStart = text(0x96)
    static let noteEnd = text(0x97)

    /// Returns a noncharacter from U+FDD0 on, by the last byte of its UTF-8.
    private static func text(_ last: UInt8) -> String { String(decoding: [0xEF, 0xB7, last], as: UTF8.self) }

    /// Returns whether a text contains any of the noncharacters from U+FDD0 to U+FDEF.
    static func isIn(_ text: String) -> Bool {
        var before: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if before == (0xEF, 0xB7) && (0x90...0xAF).contains(byte) { return true }
            before = (before.1, byte)
        }
        return false
    }

    /// Returns the text without the noncharacters from U+FDD0 to U+FDEF.
    static func removed(from text: String) -> String {
        guard isIn(text) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0xFDD0...0xFDEF).contains($0.value) }))
    }

    /// Returns the text as the author wrote it, for markers that turn out to be in code.
    static func restored(_ text: String) -> String {
        guard isIn(text) else { return text }
        let originals = [
            (codeFence + quotedMathStart, "$`"), (quotedMathEnd + codeFence, "`$"), (codeFence + mathStart, "$"),
            (mathEnd + codeFence, "$"),
            (" \"" + sizeStart, " ="), (sizeEnd + "\"", ""), ("<!--" + noteStart, ":::"), (noteEnd + "-->", ""),
        ]
        return removed(from: originals.reduce(text) { $0.replacing($1.0, with: $1.1) })
    }

    /// Returns the text between two markers, if the text consists of that.
    static func content(of text: String, between start: String, and end: String) -> Substring? {
        guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
        return text.unicodeScalars.dropFirst().dropLast().isEmpty
            ? nil : Substring(text.unicodeScalars.dropFirst().dropLast())
    }
}
