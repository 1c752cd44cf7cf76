/// The kinds of bytes that the lexer distinguishes by plain arithmetic, which alone is fast in debug builds.
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

    /// A Boolean value that indicates whether only a byte order mark precedes an offset.
    func isMark(_ offset: Int) -> Bool { offset == 3 && starts(with: [0xEF, 0xBB, 0xBF]) }

    /// Returns the offset of a position, or nil beyond the end.
    func offset(of position: Position) -> Int? {
        var (line, offset) = (1, isMark(3) ? 3 : 0)
        while line < position.line {
            guard let end = self[offset...].firstIndex(where: \.isLineBreak) else { return nil }
            offset = end + (self[end] == UInt8(ascii: "\r") && byte(at: end + 1) == UInt8(ascii: "\n") ? 2 : 1)
            line += 1
        }
        var column = 1
        while offset < count, column < position.column {
            offset += 1
            if offset == count || self[offset] & 0xC0 != 0x80 { column += 1 }
        }
        return offset < count ? offset : nil
    }

    /// Returns the number of Unicode scalars that begin in a range.
    func columns(in range: Range<Int>) -> Int {
        // Without checks of bounds, the compiler counts many bytes at a time.
        withUnsafeBufferPointer { bytes in
            var (index, columns) = (range.lowerBound, 0)
            while index < range.upperBound {
                columns += bytes[index] & 0xC0 == 0x80 ? 0 : 1
                index += 1
            }
            return columns
        }
    }

    func text(of token: Token) -> String { String(decoding: self[token.range], as: UTF8.self) }

    /// Returns the offset of the first byte of a comment that is none of those with which comments begin.
    @inline(__always)
    func commentStart(_ comment: Range<Int>, _ isSkipped: (UInt8) -> Bool) -> Int {
        var start = comment.lowerBound
        while start < comment.upperBound, isSkipped(self[start]) { start += 1 }
        return start
    }

    /// A Boolean value that indicates whether a comment is a `SAFETY:` comment with a reason.
    func isReason(_ comment: Range<Int>) -> Bool {
        let start = commentStart(comment) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 }
        guard start < comment.upperBound, self[start] == UInt8(ascii: "S") else { return false }
        let body = self[start..<comment.upperBound]
        return body.starts(with: "SAFETY:".utf8) && body.dropFirst(7).contains { $0 > 0x20 }
    }

    /// Returns the sign that a token consists of, or 0.
    func sign(of token: Token?) -> UInt8 {
        guard let token, token.kind == .symbol || token.kind == .operator && token.range.count == 1 else { return 0 }
        return self[token.range.lowerBound]
    }

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
