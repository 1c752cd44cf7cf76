/// The kinds of bytes that the lexer distinguishes.
///
/// The lexer reads every byte of a repository, also in debug builds, in which only plain arithmetic is fast.
extension UInt8 {
    var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    /// A Boolean value that indicates whether it is white space within a line.
    var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }

    /// A Boolean value that indicates whether it is a letter of ASCII.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    var isDigit: Bool { self &- 0x30 < 10 }

    /// A Boolean value that indicates whether it can be part of an identifier; everything beyond ASCII can.
    var isWord: Bool { isLetter || isDigit || self == 0x5F || self == 0x24 || self >= 0x80 }

    /// A Boolean value that indicates whether it is one of the bytes that operators consist of.
    var isOperatorCharacter: Bool {
        switch self {
        // ! % & * + - . /
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F: true
        // < = > ? ^ | ~
        case 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }
}

extension [UInt8] {
    /// Returns the byte at an index, or 0 beyond the end.
    func byte(at index: Int) -> UInt8 { index < count ? self[index] : 0 }

    /// Returns the offset of the first byte of the line of an offset.
    func lineStart(_ offset: Int) -> Int { self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }

    /// Returns the text of a token.
    func text(of token: Token) -> String { String(decoding: self[token.range], as: UTF8.self) }

    /// A Boolean value that indicates whether a token has this text.
    func isText(_ token: Token?, _ expected: StaticString) -> Bool {
        guard let token else { return false }
        let (start, length) = (token.range.lowerBound, expected.utf8CodeUnitCount)
        guard token.range.upperBound - start == length else { return false }
        var index = 0
        while index < length {
            if self[start + index] != expected.utf8Start[index] { return false }
            index += 1
        }
        return true
    }
}
